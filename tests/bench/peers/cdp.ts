/**
 * A browser that is driven over a pipe, in Chromium's own protocol. Playwright switches
 * prerendering off; here a tab is followed from page to page, the prerendered ones as well.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable, Writable} from 'node:stream';
import {setTimeout as wait} from 'node:timers/promises';
import {BROWSER_ARGS, ensureBrowser} from '../../support/browser';

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: {message: string};
  sessionId?: string;
}

interface Attached {
  sessionId: string;
  targetInfo: {type: string; subtype?: string};
}

/** What a document says through `report`, which the browser has put into it. */
export type Report = Readonly<Record<string, string | number>>;

export interface TabOptions {
  width: number;
  height: number;
  /** How many times slower than this machine. */
  slowed: number;
  isTouch?: boolean;
  /** Runs in each document before its own scripts. */
  script: string;
  onReport: (report: Report) => void;
}

/** The name of the function that documents report with. */
export const REPORT = 'benchReport';

/**
 * A mouse on a machine that has none: without it, pages are told that nothing can hover, and
 * fetch nothing ahead before a press. 2 means hover, and 4 a fine pointer.
 */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

const RUN = 'Runtime.runIfWaitingForDebugger';

export class Tab {
  private lastId = 0;
  private rest = '';
  private readonly waiting = new Map<
    number,
    {resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void}
  >();
  /** Pages of the tab: the one that is shown, and those that are prerendered. */
  private readonly pages: string[] = [];
  /** What pages were told before they ran. They answer when they run. */
  private readonly told: Promise<unknown>[] = [];

  private constructor(
    private readonly child: ChildProcess,
    private readonly profile: string,
    private readonly options: TabOptions,
  ) {
    // What is written while the browser is being closed is lost.
    child.stdio[3]?.on('error', ignoreGone);
    (child.stdio[4] as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (this.rest + chunk).split('\0');
      this.rest = messages.pop() ?? '';
      for (const message of messages) {
        this.receive(JSON.parse(message) as Message);
      }
    });
  }

  /** Starts a browser with an empty profile and one tab. */
  static async open(options: TabOptions): Promise<Tab> {
    const profile = await mkdtemp(path.join(tmpdir(), 'peers-browser-'));
    const child = spawn(
      ensureBrowser(),
      [
        ...BROWSER_ARGS,
        '--headless=new',
        '--remote-debugging-pipe',
        `--user-data-dir=${profile}`,
        ...(options.isTouch ? [] : [MOUSE]),
        `--window-size=${String(options.width)},${String(options.height)}`,
        'about:blank',
      ],
      {detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']},
    );
    const tab = new Tab(child, profile, options);
    // Only the tab is attached to: to a page of it, no other page could take its place.
    await tab.attachTo([{type: 'tab'}]);
    while (tab.pages.length === 0) {
      await wait(20);
    }
    // What a page has not confirmed by the time it is left does not apply to the next one.
    await Promise.all(tab.told);
    return tab;
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    // All of its processes: one that is busy would outlive the browser.
    process.kill(-Number(this.child.pid), 'SIGKILL');
    await ended;
    await rm(this.profile, {recursive: true, force: true, maxRetries: 10});
  }

  private send(
    method: string,
    params: object = {},
    sessionId?: string,
  ): Promise<Record<string, unknown>> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      (this.child.stdio[3] as Writable).write(
        `${JSON.stringify({id, method, params, ...(sessionId && {sessionId})})}\0`,
      );
    });
  }

  /** Follows all targets below a session that pass a filter, each stopped until it is ready. */
  private attachTo(filter: readonly object[], sessionId?: string) {
    const params = {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter,
    };
    return this.send('Target.setAutoAttach', params, sessionId);
  }

  private receive({id, method, params = {}, result = {}, error}: Message): void {
    if (id !== undefined) {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) {
        asked?.reject(new Error(error.message));
      } else {
        asked?.resolve(result);
      }
    } else if (method === 'Target.attachedToTarget') {
      this.attached(params as unknown as Attached);
    } else if (method === 'Target.detachedFromTarget') {
      const index = this.pages.indexOf(String(params['sessionId']));
      if (index !== -1) {
        this.pages.splice(index, 1);
      }
    } else if (method === 'Runtime.bindingCalled') {
      this.options.onReport(JSON.parse(String(params['payload'])) as Report);
    }
  }

  private attached({sessionId, targetInfo: {type}}: Attached): void {
    const prepare = (method: string, params?: object) => {
      this.told.push(this.send(method, params, sessionId).catch(ignoreGone));
    };
    if (type === 'tab') {
      this.attachTo([{type: 'page'}], sessionId).catch(ignoreGone);
    } else if (type === 'page') {
      const {width, height, slowed, isTouch = false, script} = this.options;
      this.pages.push(sessionId);
      prepare('Page.enable');
      prepare('Runtime.enable');
      prepare('Runtime.addBinding', {name: REPORT});
      prepare('Page.addScriptToEvaluateOnNewDocument', {source: script});
      prepare('Emulation.setCPUThrottlingRate', {rate: slowed});
      prepare('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: isTouch,
      });
      // Switched off, it would take the mouse away again, now and then before the page asks.
      if (isTouch) {
        prepare('Emulation.setTouchEmulationEnabled', {enabled: true});
      }
    }
    prepare(RUN);
  }

  /**
   * Finds out which page is shown. One that is prerendered takes the place of the page before
   * it, and others that were prerendered with it may take some time to go.
   */
  async settle(): Promise<void> {
    const expression = "!document.prerendering && document.visibilityState === 'visible'";
    for (let tries = 0; tries < 100; tries += 1) {
      for (const page of [...this.pages]) {
        const asked = this.send('Runtime.evaluate', {expression}, page).then(
          ({result}) => (result as {value?: boolean}).value === true,
          () => false,
        );
        // A page that is on its way out may never answer.
        if (await Promise.race([asked, wait(500, false)])) {
          this.pages.splice(this.pages.indexOf(page), 1);
          this.pages.unshift(page);
          return;
        }
      }
      await wait(100);
    }
    throw new Error('No page of the tab is shown.');
  }

  /** The page that is shown: prerendered ones stand behind it. */
  private shown(): string {
    const [page] = this.pages;
    if (page === undefined) {
      throw new Error('The browser has closed its tab.');
    }
    return page;
  }

  async goTo(address: string): Promise<void> {
    const {errorText} = await this.send('Page.navigate', {url: address}, this.shown());
    if (typeof errorText === 'string') {
      throw new Error(`${address}: ${errorText}`);
    }
  }

  /** The value of an expression in the page that is shown. */
  async evaluate<T>(expression: string): Promise<T> {
    const {result, exceptionDetails} = await this.send(
      'Runtime.evaluate',
      {expression, returnByValue: true, awaitPromise: true},
      this.shown(),
    );
    if (exceptionDetails) {
      throw new Error(JSON.stringify(exceptionDetails));
    }
    return (result as {value: T}).value;
  }

  private async input(method: string, params: object): Promise<void> {
    // The page may go away under the pointer that clicks its link.
    await this.send(`Input.${method}`, params, this.shown()).catch(ignoreGone);
  }

  mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) {
    const button = type === 'mouseMoved' ? {} : {button: 'left', clickCount: 1};
    return this.input('dispatchMouseEvent', {type, x, y, ...button});
  }

  wheel(x: number, y: number, deltaY: number) {
    return this.input('dispatchMouseEvent', {
      type: 'mouseWheel',
      x,
      y,
      deltaX: 0,
      deltaY,
    });
  }

  async type(text: string): Promise<void> {
    for (const key of text) {
      const press = {key, text: key, unmodifiedText: key};
      await this.input('dispatchKeyEvent', {type: 'keyDown', ...press});
      await this.input('dispatchKeyEvent', {type: 'keyUp', key});
      await wait(80);
    }
  }
}

/** A page that is gone has no need of what was sent to it. */
function ignoreGone(): void {
  // Nothing to do.
}
