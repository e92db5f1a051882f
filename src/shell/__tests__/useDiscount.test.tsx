/** @jest-environment jsdom */
import {act} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {useDiscount} from '../useDiscount';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

const {dataset} = document.documentElement;

let root: Root | undefined;
let renders: (string | undefined)[];

function Trial() {
  const discount = useDiscount();
  renders.push(discount);
  return <a href="/trial/">{discount ?? 'none'}</a>;
}

beforeEach(() => {
  renders = [];
  document.body.innerHTML = '<main></main>';
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  delete dataset['discount'];
  delete dataset['pageDiscount'];
  document.body.innerHTML = '';
});

const page = () => document.querySelector('main') ?? document.body;

function show(): void {
  act(() => {
    root = createRoot(page());
    root.render(<Trial />);
  });
}

async function change(values: Record<string, string>): Promise<void> {
  await act(async () => {
    Object.assign(dataset, values);
    await Promise.resolve();
  });
}

it.each([
  ['none without a reference', {}, 'none'],
  ["the page's own", {pageDiscount: 'page'}, 'page'],
  ['the one that the visitor came with', {discount: 'visit'}, 'visit'],
  ["the visitor's before the page's", {discount: 'visit', pageDiscount: 'page'}, 'visit'],
])('is %s', (_, values, expected) => {
  Object.assign(dataset, values);
  show();
  expect(page().textContent).toBe(expected);
});

it.each(['discount', 'pageDiscount'])('follows a change: %s', async (name) => {
  show();
  await change({[name]: 'later'});
  expect(page().textContent).toBe('later');
});

it('agrees with the server first, and follows the visit then', () => {
  dataset['discount'] = 'visit';
  page().innerHTML = '<a href="/trial/">none</a>';
  const problems: unknown[] = [];
  act(() => {
    root = hydrateRoot(page(), <Trial />, {
      onRecoverableError: (problem) => problems.push(problem),
    });
  });
  expect(problems).toEqual([]);
  expect(renders[0]).toBeUndefined();
  expect(page().textContent).toBe('visit');
});

it('watches nothing once it is gone', () => {
  const disconnect = jest.spyOn(MutationObserver.prototype, 'disconnect');
  show();
  expect(disconnect).not.toHaveBeenCalled();
  act(() => root?.unmount());
  expect(disconnect).toHaveBeenCalledTimes(1);
  disconnect.mockRestore();
});
