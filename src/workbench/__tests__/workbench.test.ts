import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import workbenchPlugin from '../plugin';
import {readTokens} from '../readTokens';

const SRC = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(SRC, file), 'utf8');

/** Parts without a look of their own, or that are shown with another one. */
const UNSEEN = new Set(['Prose', 'CodeText', 'OutcomeButton']);

/** The components that a door exports: their names begin with a capital, and not all are. */
function componentsOf(door: string): string[] {
  const names = [...read(door).matchAll(/export \{([^}]+)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return names.filter((name) => /^[A-Z][a-z]\w*$/.test(name) && !UNSEEN.has(name));
}

describe('the workbench', () => {
  it.each([
    ['ui/index.ts', 'workbench/UiParts.tsx'],
    ['reading/index.ts', 'workbench/ReadingParts.tsx'],
  ])('shows every part of %s', (door, file) => {
    const shown = read(file);
    const missing = componentsOf(door).filter((name) => !shown.includes(`<${name}`));
    expect(componentsOf(door).length).toBeGreaterThan(8);
    expect(missing).toEqual([]);
  });

  it('has a route on the development server only', async () => {
    const routesIn = async (mode: string) => {
      jest.replaceProperty(process, 'env', {NODE_ENV: mode});
      const plugin = workbenchPlugin({
        siteDir: path.join(SRC, '..'),
        baseUrl: '/base/',
      } as LoadContext);
      const addRoute = jest.fn();
      const createData = jest.fn().mockResolvedValue('tokens.json');
      await plugin.contentLoaded?.({
        content: (await plugin.loadContent?.()) ?? [],
        actions: {addRoute, createData, setGlobalData: jest.fn()},
      });
      jest.restoreAllMocks();
      return addRoute.mock.calls.map(([{path: route}]: [{path: string}]) => route);
    };
    expect(await routesIn('development')).toEqual(['/base/_ui/']);
    expect(await routesIn('production')).toEqual([]);
  });
});

describe('the tokens', () => {
  it('are read by kind, with their notes', () => {
    const css = `:root {
  color-scheme: light;
  --paper: light-dark(#f8f7f2, #0f121a); /* the page */
  --yellow: #ffc93c;
  --s-1: 0.875rem;

  /* Six spaces */
  --g1: 0.25rem;
  --r-round: 999px;
  --lift-1: 0 1px 0 rgb(0 0 0 / 0.05);
  --fast: 120ms;
}
:root { --paper: #000; }`;
    expect(readTokens(css)).toEqual([
      {kind: 'color', name: '--paper', note: 'the page'},
      {kind: 'color', name: '--yellow', note: ''},
      {kind: 'text', name: '--s-1', note: ''},
      {kind: 'space', name: '--g1', note: ''},
      {kind: 'corner', name: '--r-round', note: ''},
      {kind: 'shadow', name: '--lift-1', note: ''},
    ]);
  });

  it('of the site are all there: eight sizes of text and six spaces', () => {
    const tokens = readTokens(read('css/tokens.css'));
    const count = (kind: string) => tokens.filter((token) => token.kind === kind).length;
    expect(count('text')).toBe(8);
    expect(count('space')).toBe(6);
    expect(count('color')).toBeGreaterThan(30);
  });
});
