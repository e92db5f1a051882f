/** What the runner needs of a browser engine. Everything else is made from these parts. */

/** One tab with a storage of its own. Points and sizes are CSS pixels of the viewport. */
export interface Tab {
  /** Opens an address and waits for its `load` event. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression whose value is JSON, outside of the page's security policy. */
  evaluate: (expression: string) => Promise<unknown>;
  moveTo: (x: number, y: number) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types text, key by key, into the element that has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'End' | 'Shift' | '/';

export interface Browser {
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** How to install what the engine needs. */
  install: string;
  /** Names of the programs that are not on this machine. */
  missing: () => string[];
  /**
   * Starts the engine.
   *
   * @param watcher a script that runs in every page before the page's own
   */
  start: (watcher: string) => Promise<Browser>;
  /** Whether the server has to put the watcher into the pages: `start` cannot. */
  injectsByServer: boolean;
}

/** The engine does not answer any more, which says nothing about the page. */
export class EngineHangs extends Error {}
