// server.ts - starts the release server, on a free port with a data folder of its own, and one Chromium for all files of
// tests; stops both after the last one.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    address: string; // of the page
    chromium: string; // where playwright finds the browser
  }
}

const artefacts = new URL('../../artefacts/', import.meta.url).pathname;
const program = process.env['OZY'] ?? new URL('../../../build/release/ozy', import.meta.url).pathname;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function answers(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; ++attempt) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    if (
      await fetch(`${address}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer');
}

// Limits for a server that is asked by many visitors from one address.
const generous = {
  'request-rate': 1000,
  'request-burst': 2000,
  'guest-burst': 500,
  'file-rate': 10_000,
  'file-burst': 10_000,
  'message-rate': 200,
  'message-burst': 400,
};

async function startServer(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(program)) throw new Error(`${program} is missing; build it with tools/build.sh release ozy`);
  const folder = mkdtempSync(join(tmpdir(), 'ozy-page-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const limits = Object.entries(generous).flatMap(([name, value]) => [`--${name}`, String(value)]);
  mkdirSync(artefacts, { recursive: true });
  const log = openSync(`${artefacts}server_${project.name}.log`, 'w');
  const server = spawn(program, ['serve', '--seeded-tables', '--port', String(port), '--data', folder, ...limits], {
    stdio: ['ignore', log, log],
  });
  await answers(address, server);
  project.provide('address', address);
  return async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startChromium(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({
    executablePath: '/usr/bin/chromium-headless-shell', // without a desktop browser's surroundings: half the work
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}

// OZY_ADDRESS names a server that runs already (with --seeded-tables), such as `npx vite preview` in front of one.
export default async function setup(project: TestProject) {
  const running = process.env['OZY_ADDRESS'];
  if (running) project.provide('address', running);
  const stops = [await startChromium(project), ...(running ? [] : [await startServer(project)])];
  return async () => {
    for (const stop of stops) await stop();
  };
}
