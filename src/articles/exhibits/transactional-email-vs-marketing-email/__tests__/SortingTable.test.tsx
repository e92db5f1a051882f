import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {SortingTable} from '..';
import {BINS, mails} from '../mails';

jest.mock('@docusaurus/Head', () => 'head', {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => ({}), {virtual: true});

test('twelve emails, six in each bin', () => {
  expect(mails).toHaveLength(12);
  expect(BINS.map((bin) => mails.filter((mail) => mail.bin === bin).length)).toEqual([
    6, 6,
  ]);
  expect(new Set(mails.map(({id}) => id)).size).toBe(12);
});

test('marketing always has one click, and transactional mail never needs it', () => {
  for (const {id, bin, exit} of mails) {
    expect([id, exit === 'one click']).toEqual([id, bin === 'marketing']);
  }
});

test('the number in the style sheet is the number of emails', () => {
  const css = readFileSync(path.join(__dirname, '../SortingTable.module.css'), 'utf8');
  expect(css).toContain(`' of ${String(mails.length)} '`);
});

test('every answer is in the page, and nothing is chosen beforehand', () => {
  const html = renderToStaticMarkup(<SortingTable />);
  for (const {reason, rule} of mails) {
    expect(html).toContain(reason);
    expect(html).toContain(rule);
  }
  const radios = html.match(/<input type="radio"[^>]*>/g) ?? [];
  expect(radios.filter((radio) => radio.includes('checked'))).toEqual([]);
  const names = radios.map((radio) => /name="([^"]*)"/.exec(radio)?.[1]);
  expect(names).toHaveLength(mails.length * BINS.length);
  expect(new Set(names).size).toBe(mails.length);
});
