// vite.config.ts - builds the page into dist/, which the release binary embeds; `npx vite` serves it beside a running server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { holdStyles } from './styles.ts';

const server = process.env['OZY_SERVER'] ?? 'http://127.0.0.1:8080';

// Text files get a compressed form beside them where it is much smaller: the server sends what the browser takes.
function compress(folder: string): Plugin {
  const codings = { br: brotliCompressSync, gz: (content: Buffer) => gzipSync(content, { level: 9 }) };
  return {
    name: 'compress',
    apply: 'build',
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        for (const [ending, code] of Object.entries(codings)) {
          const coded = code(content);
          if (coded.length < 0.9 * content.length) writeFileSync(`${path}.${ending}`, coded);
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [compress(join(import.meta.dirname, 'dist'))],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  css: { postcss: { plugins: [holdStyles()] } },
  preview: { host: '127.0.0.1' },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    fs: { allow: ['..'] }, // a map's points are read where the rules keep them
  },
});
