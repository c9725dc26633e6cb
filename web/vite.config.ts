import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env['PORT'] ?? 8000}`;

/** What the shelf says of a game, without the rest of its texts: `….ftl?lid`. */
const lids = {
  name: 'lids',
  enforce: 'pre' as const,
  load(id: string) {
    if (!id.endsWith('.ftl?lid')) return null;
    const lines = readFileSync(id.replace('?lid', ''), 'utf-8').split('\n');
    const lid = lines.filter((line) => /^[\w-]+-(title|tagline) = /.test(line) && !line.includes('-board-'));
    return `export default ${JSON.stringify(lid.join('\n'))};`;
  },
};

export default defineConfig({
  plugins: [svelte(), lids],
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
