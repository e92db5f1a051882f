/** @jest-environment jsdom */
import {isFrugal, speculationRules} from '../contract';

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
    prefetch: {where: {href_matches: string[]}; eagerness: string}[];
  }
  const rulesFor = (canHover: boolean) => JSON.parse(speculationRules(canHover)) as Rules;

  it('wait for a press where the pointer cannot rest', () => {
    expect(rulesFor(true).prefetch.map(({eagerness}) => eagerness)).toEqual(['moderate']);
    expect(rulesFor(false).prefetch.map(({eagerness}) => eagerness)).toEqual([
      'conservative',
    ]);
  });

  it('take in the home page and all other pages, and no files', () => {
    expect(rulesFor(true).prefetch.map(({where}) => where.href_matches)).toEqual([
      ['/', '/*/'],
    ]);
  });
});
