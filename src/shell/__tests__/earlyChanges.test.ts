/** @jest-environment jsdom */
import {keepEarlyChanges} from '../earlyChanges';

const heard: string[] = [];
let tell: () => void;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <input id="text" />
    <input id="slider" type="range" value="50" />
    <select id="choice"><option>a</option><option>b</option></select>
    <input id="tick" type="checkbox" />
    <button id="button"></button>
    <dialog open><input id="search" /></dialog>
  </div>`;
  heard.length = 0;
  const root = document.querySelector('#root');
  for (const type of ['keydown', 'keyup', 'input', 'change', 'click', 'focusin']) {
    // As React listens: in the phase before the event has come to its element.
    root?.addEventListener(
      type,
      ({target}) => heard.push(`${type} ${(target as Element).id}`),
      true,
    );
  }
  tell = keepEarlyChanges();
});

afterEach(() => {
  tell();
});

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) {
    throw new Error(`The page has no #${id}.`);
  }
  return found;
}

function fire(id: string, type: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent(type, {bubbles: true, cancelable: true, ...init});
  return element(id).dispatchEvent(event);
}

test.each(['text', 'slider', 'choice'])('React hears of no key in a field: %s', (id) => {
  for (const type of ['keydown', 'keyup', 'input', 'change', 'click']) {
    // The browser itself still answers it.
    expect(fire(id, type)).toBe(true);
  }
  expect(heard).toEqual([]);
});

test('what hurries nothing is heard', () => {
  fire('text', 'focusin');
  expect(heard).toEqual(['focusin text']);
});

test.each(['tick', 'button', 'search'])('it hears of this: %s', (id) => {
  fire(id, 'keydown');
  fire(id, 'click');
  expect(heard).toEqual([`keydown ${id}`, `click ${id}`]);
});

test.each(['ctrlKey', 'metaKey'])('a shortcut is heard: %s', (modifier) => {
  fire('text', 'keydown', {key: 'k', [modifier]: true});
  expect(heard).toEqual(['keydown text']);
});

test('once the page is hydrated, all is heard, and what was typed is told', () => {
  const field = element('text') as HTMLInputElement;
  field.value = 'Ada';
  fire('text', 'input');
  expect(heard).toEqual([]);
  tell();
  expect(heard).toEqual(['input text']);
  expect(field.value).toBe('Ada');
  fire('text', 'keydown');
  expect(heard).toEqual(['input text', 'keydown text']);
});
