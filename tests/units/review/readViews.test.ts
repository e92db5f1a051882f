import fc from 'fast-check';
import {pageOf, readView, readViews} from '../../review/readViews';
import {anyCharacter} from '../../support/anyCharacter';

const texts = (source: string) =>
  readView('src/marketing/x/X.tsx', source).texts.map(({kind, text, line}) =>
    [kind, line, text].join(' '),
  );

test('the lines of a view, across elements of a line', () => {
  expect(
    texts(`export function Hero() {
  return (
    <section className="one two three four">
      <h1>Send emails</h1>
      <p>
        You can <b>cancel</b> an email{' '}
        <Link to="/docs/">until it is sent</Link>, as often as {count} times.
      </p>
      <Part title="What is it for?" lead="Every email in one place, with its status." />
    </section>
  );
}`),
  ).toEqual([
    'heading 4 Send emails',
    'prose 5 You can cancel an email until it is sent, as often as value times.',
    'field 9 What is it for?',
    'field 9 Every email in one place, with its status.',
  ]);
});

test('sentences of data, and none of what is for machines', () => {
  expect(
    texts(`import {a} from './Some module of four';
const questions = [{question: 'Can I bring my list?', answer: \`Yes, up to \${limit} contacts.\`}];
const className = 'Not a sentence at all';
throw new Error('Something has gone wrong here.');
type Word = 'This is a type only';
`),
  ).toEqual(['field 2 Can I bring my list?', 'field 2 Yes, up to value contacts.']);
});

test('what no reader sees or hears is left out', () => {
  expect(
    texts(
      `<main>
        <p aria-hidden="true">Hidden words</p>
        <pre>Code</pre>
        <button>Press</button>
        <svg><text>Drawn</text></svg>
        <p data-twin="none">Marks</p>
      </main>`,
    ),
  ).toEqual([]);
});

test('a page is a folder of views', () => {
  expect(
    [
      'src/marketing/pricing/Hero.tsx',
      'src/tools/spf/view/Ask.tsx',
      'src/tools/spf/parse.ts',
      'src/emails/receipt/text.ts',
      'src/emails/receipt/index.ts',
      'src/pages/tools/index.tsx',
      'src/marketing/pricing/__tests__/view.test.tsx',
      'src/marketing/plugin.ts',
    ].map((file) => pageOf(file)?.name),
  ).toEqual([
    'src/marketing/pricing',
    'src/tools/spf',
    undefined,
    'src/emails/receipt',
    undefined,
    'src/pages/tools/index.tsx',
    undefined,
    undefined,
  ]);
  const pages = readViews([
    {file: 'src/marketing/a/A.tsx', source: '<p>First</p>'},
    {file: 'src/marketing/a/B.tsx', source: '<p>Second</p>'},
  ]);
  expect(pages.map(({name, texts: all}) => [name, all.length])).toEqual([
    ['src/marketing/a', 2],
  ]);
});

test('any file can be read', () => {
  fc.assert(
    fc.property(fc.string({unit: anyCharacter}), (source) => {
      readView('src/marketing/x/X.tsx', `<p>${source}</p>`);
      readView('src/marketing/x/X.ts', source);
    }),
  );
});
