/** @jest-environment jsdom */
import {fillPage, keepFilled} from '../fillPage';
import {EXAMPLE, withProduct, type Stack} from '../stack';

const tide: Stack = withProduct(EXAMPLE, 'Tide');

/** What the observer hears of a change comes after the task that made it. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

let stop: () => void = () => undefined;

beforeEach(() => {
  document.body.innerHTML = `
    <header>Acme</header>
    <main>
      <p id="scene">Welcome to Acme</p>
      <p id="signed"><code>DKIM-Signature: v=1; d=acme.example</code> from Acme</p>
      <svg><text>Team Acme</text></svg>
      <iframe></iframe>
    </main>`;
  frame().body.innerHTML = '<p>Your Acme code</p>';
});

afterEach(() => {
  stop();
  fillPage(EXAMPLE);
});

function frame(): Document {
  const inside = document.querySelector('iframe')?.contentDocument;
  if (!inside) {
    throw new Error('The page has no frame.');
  }
  return inside;
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

test('the product stands in scenes, drawings and frames, and nowhere else', () => {
  fillPage(tide);
  expect(textOf('#scene')).toBe('Welcome to Tide');
  expect(textOf('svg')).toBe('Team Tide');
  expect(frame().body.textContent).toBe('Your Tide code');
  expect(textOf('#signed')).toBe('DKIM-Signature: v=1; d=acme.example from Tide');
  expect(textOf('header')).toBe('Acme');
});

test('the examples bring the built page back', () => {
  const built = document.body.innerHTML;
  fillPage(tide);
  fillPage({...tide, product: 'Ebb'});
  expect(textOf('#scene')).toBe('Welcome to Ebb');
  fillPage(EXAMPLE);
  expect(document.body.innerHTML).toBe(built);
  expect(frame().body.textContent).toBe('Your Acme code');
});

test('what comes later is filled too, also in a frame', async () => {
  fillPage(tide);
  stop = keepFilled(tide);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<b>Acme</b>');
  frame().body.innerHTML = '<p>A code of Acme</p>';
  await settled();
  expect(textOf('main b')).toBe('Tide');
  expect(frame().body.textContent).toBe('A code of Tide');
});
