import fc from 'fast-check';
import {parseFragment} from 'parse5';
import {SAMPLE_LANGUAGES} from '../../api/plain';
import {color} from '../color';

interface Node {
  nodeName: string;
  value?: string;
  childNodes?: Node[];
}
const textOf = ({value, childNodes = []}: Node): string =>
  value ?? childNodes.map(textOf).join('');
const namesIn = ({nodeName, childNodes = []}: Node): string[] => [
  nodeName,
  ...childNodes.flatMap(namesIn),
];

test('code keeps every character, and none becomes markup', () => {
  fc.assert(
    fc.property(
      // HTML itself has no carriage returns and no characters of number zero.
      fc.string().map((text) => text.replace(/[\0\r]/g, '')),
      fc.constantFrom('json' as const, ...SAMPLE_LANGUAGES),
      (code, language) => {
        const tree = parseFragment(color(`<b>'"${code}`, language)) as Node;
        expect(textOf(tree)).toBe(`<b>'"${code}`);
        expect(new Set(namesIn(tree))).toEqual(
          new Set([
            '#document-fragment',
            '#text',
            ...namesIn(tree).filter((name) => name === 'b' || name === 'i'),
          ]),
        );
      },
    ),
  );
});

test('keys, strings and numbers have colors of their own', () => {
  expect(color('{"a": "b", "c": 1}', 'json')).toBe(
    '{<b>&quot;a&quot;</b>: <i>&quot;b&quot;</i>, <b>&quot;c&quot;</b>: <i class="n">1</i>}',
  );
});
