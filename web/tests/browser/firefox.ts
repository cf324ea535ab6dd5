// firefox.ts - Firefox for tests, by its own protocol, Marionette: messages as length and JSON on a socket. Playwright's BiDi
// starts Debian's Firefox too, but asks it for a command it does not know before it opens anything.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export const program = '/usr/bin/firefox-esr';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

// Nothing is fetched from elsewhere, and what fails in a page is told on the error output.
const preferencesFor = (port: number) =>
  Object.entries({
    'marionette.port': port,
    'app.update.enabled': false,
    'browser.dom.window.dump.enabled': true,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.page': 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    'devtools.console.stdout.content': true,
    'extensions.getAddons.cache.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'http://127.0.0.1:9',
    'ui.prefersReducedMotion': 1,
  })
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join('');

const patience = 60_000; // ms, for a machine with other work

async function connected(port: number, browser: ChildProcess): Promise<Socket> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (browser.exitCode !== null) throw new Error(`Firefox ended with ${browser.exitCode}`);
    const socket = await new Promise<Socket | null>((resolve) => {
      const attempt = connect(port, '127.0.0.1', () => resolve(attempt));
      attempt.once('error', () => resolve(null));
    });
    if (socket) return socket;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Firefox does not answer');
}

// The messages that a stream of bytes holds.
function messagesIn(socket: Socket, hear: (message: unknown) => void): void {
  let waiting = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    for (let colon = waiting.indexOf(':'); colon > 0; colon = waiting.indexOf(':')) {
      const end = colon + 1 + Number(waiting.subarray(0, colon).toString());
      if (waiting.length < end) return;
      hear(JSON.parse(waiting.subarray(colon + 1, end).toString()));
      waiting = waiting.subarray(end);
    }
  });
}

type Answer = [kind: 1, id: number, problem: { message: string } | null, value: { value?: unknown }];

export class Firefox {
  #browser: ChildProcess;
  #socket!: Socket;
  #home = mkdtempSync(join(tmpdir(), 'ozy-firefox-'));
  #asked = 0;
  #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (problem: Error) => void }>();
  complaints: string[] = []; // of pages

  private constructor(port: number) {
    const profile = join(this.#home, 'profile');
    mkdirSync(profile);
    writeFileSync(join(profile, 'user.js'), preferencesFor(port));
    this.#browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
      env: { ...process.env, HOME: this.#home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [this.#browser.stdout!, this.#browser.stderr!])
      output.on('data', (text: Buffer) =>
        this.complaints.push(...(text.toString().match(/^JavaScript error: http.*$/gm) ?? [])),
      );
  }

  static async start(width: number, height: number): Promise<Firefox> {
    const port = await freePort();
    const firefox = new Firefox(port);
    firefox.#socket = await connected(port, firefox.#browser);
    messagesIn(firefox.#socket, (message) => firefox.#hear(message as Answer));
    await firefox.#ask('WebDriver:NewSession', {});
    await firefox.#ask('WebDriver:SetTimeouts', { script: patience, pageLoad: patience });
    await firefox.#ask('WebDriver:SetWindowRect', { width, height });
    return firefox;
  }

  async stop(): Promise<void> {
    this.#socket.destroy();
    this.#browser.kill('SIGTERM');
    await new Promise((resolve) => this.#browser.once('exit', resolve));
    rmSync(this.#home, { recursive: true, force: true });
  }

  #hear(message: Answer): void {
    if (!Array.isArray(message)) return; // the greeting
    const [, id, problem, value] = message;
    const { resolve, reject } = this.#waiting.get(id)!;
    this.#waiting.delete(id);
    if (problem) reject(new Error(problem.message));
    else resolve(value.value);
  }

  #ask(command: string, values: object): Promise<unknown> {
    const id = ++this.#asked;
    const text = JSON.stringify([0, id, command, values]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  goto = (url: string) => this.#ask('WebDriver:Navigate', { url });

  evaluate = (act: (argument: never) => unknown, argument?: unknown) =>
    this.#ask('WebDriver:ExecuteScript', {
      script: `return (${act.toString()})(arguments[0])`,
      args: [argument ?? null],
      sandbox: null,
    });

  async click(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.#ask('WebDriver:PerformActions', { actions: [mouse] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#ask('WebDriver:TakeScreenshot', { full: false })) as string, 'base64');
  }

  // As much of a page as acting.ts asks for.
  asPage(): Page {
    const count = (selector: string) =>
      this.evaluate((each) => document.querySelectorAll(each).length, selector) as Promise<number>;
    const page = {
      goto: this.goto,
      evaluate: this.evaluate,
      mouse: { click: (x: number, y: number) => this.click(x, y) },
      locator: (selector: string) => ({ count: () => count(selector) }),
    };
    return page as unknown as Page;
  }
}
