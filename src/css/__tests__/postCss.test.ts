import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {leaveToMinimizer, makePluginsOnce} from '../postCss';

const NAMED = path.join(__dirname, 'fixtures/namedPlugin.js');

async function process(plugins: unknown[], css: string): Promise<string> {
  const processor = postcss(plugins as AcceptedPlugin[]);
  return (await processor.process(css, {from: undefined})).css;
}

it('makes a named plugin once for all lists, with its options', async () => {
  const makeOnce = makePluginsOnce();
  const [first, second] = [
    makeOnce([[NAMED, {to: 'red'}]]),
    makeOnce([[NAMED, {to: 'red'}]]),
  ];
  expect(second[0]).toBe(first[0]);
  expect(await process(first, 'a { color: blue }')).toBe('a { color: red }');
  expect(await process(second, 'b { color: green }')).toBe('b { color: red }');
});

it('makes another one for other options', async () => {
  const makeOnce = makePluginsOnce();
  makeOnce([[NAMED, {to: 'red'}]]);
  const other = makeOnce([[NAMED, {to: 'black'}]]);
  expect(await process(other, 'a { color: blue }')).toBe('a { color: black }');
});

it('leaves plugins that are made already', () => {
  const plugin = {postcssPlugin: 'made'};
  expect(makePluginsOnce()([plugin])).toEqual([plugin]);
});

describe('a feature that is left to the minimizer', () => {
  const leave = leaveToMinimizer('light-dark-function');
  const name = '/node_modules/postcss-preset-env/index.js';

  it('is turned off beside the options there are', () => {
    expect(leave([name, {stage: 4, features: {'nesting-rules': true}}])).toEqual([
      name,
      {stage: 4, features: {'nesting-rules': true, 'light-dark-function': false}},
    ]);
    expect(leave([name])).toEqual([name, {features: {'light-dark-function': false}}]);
  });

  it('is no matter of other plugins', () => {
    const others = [['autoprefixer', {grid: true}], {postcssPlugin: 'made'}];
    expect(others.map(leave)).toEqual(others);
  });
});
