import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {setTimeout as sleep} from 'node:timers/promises';
import {EngineHangs, type Browser, type Engine, type Key, type Tab} from './engine';
import {findProgram} from './programs';

const DRIVER = 'WebKitWebDriver';
const DISPLAY = 'Xvfb';
/** A call that takes longer means that the browser hangs. */
const CALL_LIMIT = 30_000;
const START_LIMIT = 20_000;
/** The browser starts within two seconds, or hangs: now and then it does. */
const SESSION_LIMIT = 12_000;

/** The buttons of MiniBrowser's toolbar would keep its window wider than a phone. */
const NARROW_WINDOW =
  'headerbar, toolbar, toolitem, button, entry { min-width: 0; margin: 0; border: 0; padding: 0; }';

/** Keys without a character of their own (WebDriver, 17.4.2). */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Shift: '\uE008',
  '/': '/',
};

type Call = (method: string, command: string, body?: object) => Promise<unknown>;

/** Calls commands of a WebDriver (W3C) below an address. */
function callerOf(base: string, limit = CALL_LIMIT): Call {
  return async (method, command, body) => {
    const response = await fetch(base + command, {
      method,
      signal: AbortSignal.timeout(limit),
      ...(body && {body: JSON.stringify(body)}),
    }).catch((cause: unknown) => {
      throw new EngineHangs(`${method} ${command} had no response.`, {cause});
    });
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) {
      const {error, message} = value as {error: string; message: string};
      throw new Error(`${method} ${command}: ${error}. ${message}`);
    }
    return value;
  };
}

const pointer = (actions: readonly object[]) => ({
  actions: [{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}],
});
const keyboard = (characters: Iterable<string>) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [...characters].flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]),
    },
  ],
});

async function openTab(driver: string): Promise<Tab> {
  const {sessionId} = (await callerOf(driver, SESSION_LIMIT)('POST', '/session', {
    capabilities: {},
  })) as {sessionId: string};
  const call = callerOf(`${driver}/session/${sessionId}`);
  const act = async (actions: object) => {
    await call('POST', '/actions', actions);
  };
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 0,
    origin: 'viewport',
    x: Math.round(x),
    y: Math.round(y),
  });
  const evaluate = (expression: string) =>
    call('POST', '/execute/sync', {script: `return ${expression}`, args: []});
  return {
    open: async (url) => {
      await call('POST', '/url', {url});
    },
    reload: async () => {
      await call('POST', '/refresh', {});
    },
    resize: async (width, height) => {
      // The driver takes the size of the window, which has a toolbar.
      await call('POST', '/window/rect', {width, height});
      const inner = (await evaluate('innerHeight')) as number;
      await call('POST', '/window/rect', {width, height: 2 * height - inner});
    },
    evaluate,
    moveTo: (x, y) => act(pointer([move(x, y)])),
    clickAt: (x, y) =>
      act(
        pointer([
          move(x, y),
          {type: 'pointerDown', button: 0},
          {type: 'pointerUp', button: 0},
        ]),
      ),
    type: (text) => act(keyboard(text)),
    press: (key) => act(keyboard([KEYS[key]])),
    close: async () => {
      await call('DELETE', '');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }
}

/** Starts a screen without a monitor. @returns it, and the name that it has chosen */
async function startDisplay() {
  const child = spawn(
    DISPLAY,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const [number] = (await once(child.stdio[3] as Readable, 'data', {
    signal: AbortSignal.timeout(START_LIMIT),
  })) as [Buffer];
  return {child, name: `:${number.toString().trim()}`};
}

async function waitForDriver(driver: string): Promise<void> {
  const end = Date.now() + START_LIMIT;
  const isReady = () =>
    callerOf(driver)('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > end) {
      throw new Error(`${DRIVER} does not respond at ${driver}.`);
    }
    await sleep(50);
  }
}

/** The MiniBrowser of WebKitGTK on a virtual screen, over WebDriver (W3C). */
export const webkit: Engine = {
  name: 'WebKit',
  install: 'apt-get install webkit2gtk-driver xvfb',
  injectsByServer: true,
  missing: () => [DRIVER, DISPLAY].filter((name) => !findProgram(name)),
  async start(): Promise<Browser> {
    const settings = await mkdtemp(path.join(tmpdir(), 'webkit-'));
    await mkdir(path.join(settings, 'gtk-3.0'));
    await writeFile(path.join(settings, 'gtk-3.0', 'gtk.css'), NARROW_WINDOW);
    const display = await startDisplay();
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${String(port)}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display.name,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: settings,
      },
    });
    const address = `http://127.0.0.1:${String(port)}`;
    await waitForDriver(address);
    return {
      openTab: () => openTab(address),
      close: async () => {
        await stop(driver);
        await stop(display.child);
        await rm(settings, {recursive: true});
      },
    };
  },
};
