// vite.config.ts - builds the page into dist/, which the release binary embeds; `npx vite` serves it beside a running server.
import { defineConfig } from 'vite';

const server = process.env['OZY_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  preview: { host: '127.0.0.1' },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    fs: { allow: ['..'] }, // a map's points are read where the rules keep them
  },
});
