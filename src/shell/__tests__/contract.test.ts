/** @jest-environment jsdom */
import {AIM, isFrugal, RESTED} from '../contract';
import {SPECULATION_RULES} from '../speculationRules';

interface Network {
  saveData: boolean;
  effectiveType: string;
}

function setNetwork(connection: Network | undefined): void {
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
}

afterEach(() => {
  setNetwork(undefined);
});

describe('a visit', () => {
  it.each([
    ['on a fast network', false, {saveData: false, effectiveType: '4g'}],
    ['in a browser that does not tell', false, undefined],
    ['that saves data', true, {saveData: true, effectiveType: '4g'}],
    ['on a slow network', true, {saveData: false, effectiveType: '3g'}],
    ['on a slower one', true, {saveData: false, effectiveType: '2g'}],
    ['on the slowest', true, {saveData: false, effectiveType: 'slow-2g'}],
  ])('%s: nothing may be fetched ahead is %s', (_, frugal, connection) => {
    setNetwork(connection);
    expect(isFrugal()).toBe(frugal);
  });
});

describe('the rules for fetching ahead', () => {
  interface Rules {
    prefetch: {where: {selector_matches: string}; eagerness: string}[];
    prerender: {where: {selector_matches: string}; eagerness: string}[];
  }
  const rules = JSON.parse(SPECULATION_RULES) as Rules;

  const takenBy = (action: keyof Rules, html: string) => {
    document.body.innerHTML = html;
    return rules[action].some(
      ({where}) => document.querySelector(where.selector_matches) !== null,
    );
  };

  it.each([
    ['leave a link alone that nobody has approached', '', false, false],
    ['fetch the page behind a link that was approached', `data-${AIM}=""`, true, false],
    ['render it while the pointer rests', `data-${AIM}="${RESTED}"`, true, true],
  ])('%s', (_, mark, isFetched, isRendered) => {
    const link = `<a href="/docs/" ${mark}>Docs</a>`;
    expect(takenBy('prefetch', link)).toBe(isFetched);
    expect(takenBy('prerender', link)).toBe(isRendered);
  });

  it('are followed as soon as a link is marked', () => {
    const eagernesses = Object.values(rules).flatMap((list: Rules['prefetch']) =>
      list.map(({eagerness}) => eagerness),
    );
    expect(new Set(eagernesses)).toEqual(new Set(['immediate']));
  });

  it('can stand in a page as they are', () => {
    expect(SPECULATION_RULES).not.toContain('<');
  });
});
