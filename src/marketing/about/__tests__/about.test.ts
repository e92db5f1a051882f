import {readFileSync} from 'node:fs';
import {budgetOf} from '../../../../tests/support/kinds';
import {PAGE_KILOBYTES, SHELL_KILOBYTES} from '../measures';
import {POST_WORDS, spellings} from '../languages';

it('prints the budgets that the browser tests hold', () => {
  expect(PAGE_KILOBYTES.marketing).toBe(budgetOf('/about/'));
  expect(PAGE_KILOBYTES.docs).toBe(budgetOf('/docs/email-sending-quickstart/'));
  const budgets = readFileSync('tests/browser/budgets.spec.ts', 'utf8');
  expect(budgets).toContain(`toBeLessThanOrEqual(${String(SHELL_KILOBYTES)} * 1024)`);
  const visits = readFileSync('tests/browser/privacy.spec.ts', 'utf8');
  expect(visits).toContain('asks nobody else and leaves nothing behind');
});

it('names every official language of the EU once', () => {
  expect(POST_WORDS).toHaveLength(24);
  expect(new Set(POST_WORDS.map(({lang}) => lang)).size).toBe(24);
  for (const {lang, name} of POST_WORDS) {
    // The runtime knows the languages' own names; some begin with a capital only there.
    const known = new Intl.DisplayNames([lang], {type: 'language'}).of(lang);
    expect([lang, known?.toLowerCase()]).toEqual([lang, name.toLowerCase()]);
  }
});

it('counts spellings, not languages', () => {
  expect(spellings(POST_WORDS)).toBe(13);
  expect(spellings([])).toBe(0);
});
