/** @jest-environment jsdom */
import {reveal} from '../browser/reveal';
import {provideBrowser, type StandIns} from './dom';

let standIns: StandIns;
let focus: jest.SpyInstance<void, [options?: FocusOptions]>;

beforeEach(() => {
  standIns = provideBrowser();
  focus = jest.spyOn(HTMLElement.prototype, 'focus');
  document.body.innerHTML = `
    <main id="main">
      <details id="outer">
        <summary>Email</summary>
        <details id="inner">
          <summary id="field">Attachments</summary>
          <p id="sendEmail.contentId">Content id</p>
        </details>
        <details id="beside"><summary>Headers</summary></details>
      </details>
      <button id="button" tabindex="0">A button</button>
      <h2 id="café">Café</h2>
    </main>`;
});

afterEach(() => {
  focus.mockRestore();
  standIns.remove();
});

const idsOf = (elements: Iterable<Element>) => [...elements].map(({id}) => id);
const open = () => idsOf(document.querySelectorAll('details[open]'));

test('a target is brought into view, and reading goes on from it', () => {
  reveal('#café');
  expect(idsOf(standIns.scrolled)).toEqual(['café']);
  expect(document.activeElement?.id).toBe('café');
  expect(open()).toEqual([]);
});

test.each(['#sendEmail.contentId', 'sendEmail.contentId', '#caf%C3%A9'])(
  'a target is found by what an address says: %s',
  (hash) => {
    reveal(hash);
    expect(standIns.scrolled).toHaveLength(1);
    expect(standIns.scrolls).toEqual([]);
  },
);

test('everything that a target is folded into is opened, and nothing else', () => {
  reveal('#sendEmail.contentId');
  expect(open()).toEqual(['outer', 'inner']);
});

test('a target is no stop for the Tab key', () => {
  reveal('#café');
  expect(document.querySelector('#café')?.getAttribute('tabindex')).toBe('-1');
});

test('a target that is a stop for the Tab key stays one', () => {
  reveal('#button');
  expect(document.activeElement?.id).toBe('button');
  expect(document.querySelector('#button')?.getAttribute('tabindex')).toBe('0');
});

test('it is scrolled to once: the focus itself does not scroll', () => {
  reveal('#café');
  expect(focus.mock.calls).toEqual([[{preventScroll: true}]]);
});

test.each(['', '#', '#main', '#gone'])('%j is the beginning of the page', (hash) => {
  reveal(hash);
  expect(document.activeElement?.id).toBe('main');
  expect(standIns.scrolls).toEqual([[0, 0]]);
  expect(standIns.scrolled).toEqual([]);
});

test('a page without any of it stays as it is', () => {
  document.body.innerHTML = '<button id="other"></button>';
  document.querySelector<HTMLElement>('#other')?.focus();
  reveal('#gone');
  expect(document.activeElement?.id).toBe('other');
  expect(standIns.scrolls).toEqual([]);
});
