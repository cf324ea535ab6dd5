// vitest.config.ts - unit tests of pure parts, and tests in a real browser (`npm run browser`) against a running server.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          globalSetup: ['tests/browser/server.ts'],
        },
      },
    ],
  },
});
