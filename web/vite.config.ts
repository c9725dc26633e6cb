import { fileURLToPath } from 'node:url';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Rollup } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env['PORT'] ?? 8000}`;

type Modules = Pick<Rollup.PluginContext, 'getModuleInfo'>;

const isOnLid = (message: string) =>
  /^[\w-]+-(title|tagline) =/.test(message) && !/^[\w-]+-board-/.test(message);
const isRule = (message: string) => /^[\w-]+-((rule|chapter)-[A-Z]+-\w+|in-short) =/.test(message);

/** What of a game's texts is fetched together, as `….ftl?lid`: for the shelf, for the table, for who reads the rules. */
const PARTS: Record<string, (message: string) => boolean> = {
  lid: isOnLid,
  play: (message) => !isRule(message),
  rules: isRule,
};

const textParts = {
  name: 'text-parts',
  enforce: 'pre' as const,
  load(id: string) {
    const [, file, part] = /^(.*\.ftl)\?(\w+)$/.exec(id) ?? [];
    const belongs = PARTS[part ?? ''];
    if (!file || !belongs) return null;
    const text = readFileSync(file, 'utf-8').replace(/^#.*\n/gm, '');
    const messages = text.split(/\n+(?=-?[A-Za-z][\w-]* =)/).map((message) => message.trim());
    return `export default ${JSON.stringify(messages.filter(belongs).join('\n'))};`;
  },
};

/** Small files aren't worth a second one. */
const WORTH_PACKING = 1024;

/** Scripts and styles also packed as tightly as can be; the server sends these to browsers that take them. */
const packed = {
  name: 'packed',
  apply: 'build' as const,
  // Not before the files are as they stay.
  writeBundle({ dir }: Rollup.NormalizedOutputOptions, bundle: Rollup.OutputBundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
      const file = `${dir}/${name}`;
      const content = readFileSync(file);
      if (content.length >= WORTH_PACKING) writeFileSync(`${file}.br`, brotliCompressSync(content));
    }
  },
};

/** Whether a lid shows it, though it isn't the lid itself. */
function isOnLids(id: string, context: Modules): boolean {
  const users = context.getModuleInfo(id)?.importers ?? [];
  return BOARDS.test(id) && users.some((user) => LID.test(user) || isOnLids(user, context));
}

const BOARDS = /\/src\/boards\//;
const LID = /\/Cover\.svelte/;

/** What is always fetched together anyway is one file, since each costs its headers and a request. */
const TOGETHER = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'pieces', test: /\/src\/pieces\/(?!DieCube)/, minShareCount: 2, priority: 2 },
  // Shared by lids and boards; a lid's own part isn't needed at its table.
  {
    name: (id: string, context: Modules) => (!LID.test(id) && isOnLids(id, context) ? 'prints' : null),
    test: BOARDS,
    priority: 2,
  },
  { name: 'covers', test: LID, includeDependenciesRecursively: false, priority: 1 },
  { name: (id: string) => `lids-${/(\w+)\.ftl/.exec(id)![1]}`, test: /\.ftl\?lid$/, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), textParts, packed],
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
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
    // The pages carry the licences of what is built into them, the font's included.
    license: { fileName: 'licences.md' },
  },
});
