import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env['PORT'] ?? 8000}`;

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // Terminal, server and pages read the same Fluent files.
    alias: { $texts: here('../src/laufspiel') },
  },
  server: {
    fs: { allow: [here('.'), here('../src/laufspiel')] },
    // The host stays the dev server's, so that it agrees with the page's origin.
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: here('../src/laufspiel/server/pages'),
    emptyOutDir: true,
    target: 'es2022',
    // The pages' content security policy allows neither inline scripts nor data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The pages carry the licences of what is built into them, the font's included.
    license: { fileName: 'licences.md' },
  },
});
