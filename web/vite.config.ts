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
    proxy: {
      '/api': server,
      // A table's page and its websocket share the address; only the websocket goes to the server.
      '/t': {
        target: server,
        ws: true,
        changeOrigin: true,
        bypass: (request) => (request.headers.upgrade ? undefined : '/index.html'),
      },
    },
  },
  build: {
    outDir: here('../src/laufspiel/server/pages'),
    emptyOutDir: true,
    target: 'es2022',
    // The pages' content security policy allows neither inline scripts nor data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
