import {readOpenOptions} from '../openOptions';

it('takes a port, and leaves the browser alone when asked to', () => {
  expect(readOpenOptions([])).toEqual({port: 4400, open: true});
  expect(readOpenOptions(['--port', '4500', '--no-open'])).toEqual({
    port: 4500,
    open: false,
  });
});

it.each([
  [['--port', 'abc'], /^--port needs a number/],
  [['--port', '99999'], /^--port needs a number/],
  [['--port', '--no-open'], /^--port needs a number/],
  [['--port'], /^--port needs a number/],
  [['--prot', '1'], /^There is no option --prot\./],
  [['4500'], /^"4500" is not an option\./],
])('says what is wrong with %j', (args, sentence) => {
  expect(() => readOpenOptions(args)).toThrow(sentence);
});
