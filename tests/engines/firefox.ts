import {launch, type KeyInput} from 'puppeteer-core';
import type {Browser, Engine, Tab} from './engine';
import {findProgram} from './programs';

const PROGRAMS = ['firefox-esr', 'firefox'];

/** Stock Firefox, without a window, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr',
  injectsByServer: false,
  missing: () => (PROGRAMS.some(findProgram) ? [] : ['firefox-esr']),
  async start(watcher): Promise<Browser> {
    const executablePath = PROGRAMS.map(findProgram).find(Boolean) ?? '';
    const browser = await launch({browser: 'firefox', executablePath, headless: true});
    return {
      async openTab(): Promise<Tab> {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.evaluateOnNewDocument(watcher);
        return {
          open: async (address) => {
            await page.goto(address, {waitUntil: 'load'});
          },
          reload: async () => {
            await page.reload({waitUntil: 'load'});
          },
          resize: (width, height) => page.setViewport({width, height}),
          evaluate: (expression) => page.evaluate(expression),
          moveTo: (x, y) => page.mouse.move(x, y),
          clickAt: (x, y) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key satisfies KeyInput),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
