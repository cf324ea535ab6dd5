// vitest.config.ts - unit tests of pure parts, and tests in a real browser (`npm run browser`) against a running server.
import { defineConfig } from 'vitest/config';

const inBrowser = {
  environment: 'node',
  testTimeout: 300_000, // for a machine with other work
  hookTimeout: 60_000,
  globalSetup: ['tests/browser/server.ts'],
};

const alone = 'tests/browser/speed.test.ts'; // measures, and must not wait for others

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/*.test.ts'], environment: 'node' } },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['tests/browser/*.test.ts'],
          exclude: [alone],
          maxWorkers: 2, // files at a time; a visitor keeps a core busy
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...inBrowser, name: 'browser-alone', include: [alone], sequence: { groupOrder: 2 } } },
    ],
  },
});
