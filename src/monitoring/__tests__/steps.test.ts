import {placeOf} from '../browser/steps';

const inside = (...names: string[]) =>
  names.reduce<{tagName: string; parentElement: null} | null>(
    (parentElement, tagName) =>
      ({tagName, parentElement}) as unknown as {tagName: string; parentElement: null},
    null,
  ) ?? {tagName: '', parentElement: null};

it('names where a control stands, four elements at most', () => {
  expect(placeOf(inside('HTML', 'BODY', 'MAIN', 'FORM', 'P', 'BUTTON'))).toBe(
    'main > form > p > button',
  );
  expect(placeOf(inside('A'))).toBe('a');
});
