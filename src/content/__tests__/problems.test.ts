// cspell:ignore titel descrptn descrpn
import fc from 'fast-check';
import {
  checkFrontMatter,
  FrontMatterError,
  lineOf,
  nearestOf,
  problemsOf,
  sentenceOf,
  unreadable,
} from '../problems';
import {DESCRIPTION_TO_WRITE, examples, schemas} from '../contract';
import type {LayoutName} from '../layouts';

const ARTICLE = {
  title: 'What is DKIM?',
  description: 'A description that is long enough to be a description of the page.',
  image: './cover.svg',
  imageAlt: 'A sealed envelope in a pigeonhole',
  datePublished: new Date('2026-11-21'),
  author: 'team',
  topic: 'Authentication',
};

/** The sentences on an article with one change. */
function sentences(change: object, source?: string): string[] {
  return problemsOf({...ARTICLE, ...change}, 'article', source).map(sentenceOf);
}

it('takes a right article', () => {
  expect(sentences({})).toEqual([]);
  expect(sentences({dateModified: new Date('2026-11-22'), draft: true})).toEqual([]);
});

it.each([
  [{title: undefined}, /^title is missing\. Write title: What is DKIM\?$/],
  [{title: 'x'.repeat(80)}, /^title has 80 characters, and at most 59 are allowed\. /],
  [{title: 7}, /^title must be text\. Put quotes around it\. /],
  [
    {description: 'short'},
    /^description has 5 characters, and needs at least 50\. Write/,
  ],
  [{description: 'x'.repeat(212)}, /^description has 212 characters, and at most 160 /],
  [
    {description: DESCRIPTION_TO_WRITE},
    /still the sentence that "npm run article" wrote/,
  ],
  [{image: 'https://a.example/x.png'}, /^image must name a picture in the article's own/],
  [{imageAlt: undefined}, /^imageAlt is missing\. It is read to people who do not see/],
  [{imageAlt: 'cover'}, /^imageAlt has 5 characters, and needs at least 10/],
  [
    {author: 'nobody'},
    /^author is "nobody", which is not a key of src\/content\/authors\.ts/,
  ],
  [{author: 'nobody'}, /Its keys are: team\. Write author: team$/],
  [{topic: 'Sport'}, /^topic is "Sport", which is not one of: Authentication, /],
  [{datePublished: 'soon'}, /^datePublished is not a date\. Write datePublished: 2026-/],
  [{dateModified: new Date('2020-01-01')}, /^dateModified is before datePublished\./],
  [{layout: 'poster'}, /^layout is "poster", which is not one of: docs, article, legal/],
  [{discountCode: '<x>'}, /^discountCode can have .* Write discountCode: SPRING-50$/],
  [{draft: 'perhaps'}, /^draft must be true or false/],
  [{keywords: 'dkim, spf'}, /^keywords must be a list\. Write keywords: \[dkim, /],
  [{faq: [{question: 'Why?'}]}, /^faq, entry 1, answer is missing/],
  [{faq: ['Why?']}, /^faq, entry 1 has an entry without its fields/],
  [{descriptions: 'x'}, /^descriptions is not a field\. Did you mean "description"\?$/],
  [{dateUpdated: 'x'}, /^dateUpdated is not a field\./],
  [{zzz: 1}, /^zzz is not a field\. The fields are title, description, /],
])('says what is wrong and shows what is right: %p', (change, sentence) => {
  const [only, ...more] = sentences(change);
  expect(only).toMatch(sentence);
  expect(more).toEqual([]);
});

it('names the line of the field', () => {
  const source = `---
title: What is DKIM?
description: short
faq:
  - question: Why?
    answer: Because.
  - question: How?
author: nobody
---

author: this is text`;
  const change = {
    description: 'short',
    author: 'nobody',
    faq: [{question: 'Why?', answer: 'Because.'}, {question: 'How?'}],
  };
  expect(sentences(change, source).map((line) => line.slice(0, 28))).toEqual([
    'line 3: description has 5 ch',
    'line 7: faq, entry 2, answer',
    'line 8: author is "nobody", ',
  ]);
  expect(lineOf(source, ['topic'])).toBeUndefined();
});

it('reads the lines of files from Windows, too', () => {
  expect(lineOf('---\r\ntitle: a\r\nauthor: b\r\n---\r\n', ['author'])).toBe(3);
});

it('finds a day that YAML would count on to the next month', () => {
  const source = '---\ntitle: What is DKIM?\ndatePublished: 2026-02-30\n---\n';
  expect(sentences({datePublished: new Date('2026-03-02')}, source)).toEqual([
    'line 3: datePublished is 2026-02-30, which is not in the calendar. Write datePublished: 2026-11-21',
  ]);
});

it('says how to mend fields that cannot be read', () => {
  const cause = {reason: 'bad indentation', mark: {line: 2}};
  expect(unreadable(cause, '').map(sentenceOf)).toEqual([
    'line 3: the fields cannot be read (bad indentation). A text with a colon or an apostrophe needs quotes around it. Write title: "DKIM: what it is"',
  ]);
});

it.each([
  ["'DKIM", /^line 2: title needs one ' before its text and one after it\./],
  ["'It's DKIM'", /^line 2: title needs one '/],
  ['"Say "no""', /^line 2: title needs one "/],
])(
  'names quotes that do not match, and nothing that follows from them: %s',
  (text, says) => {
    const source = `---\ntitle: ${text}\nauthor: team\n---\n`;
    for (const found of [problemsOf({}, 'article', source), unreadable('x', source)]) {
      expect(found.map(sentenceOf)).toEqual([expect.stringMatching(says)]);
    }
  },
);

it.each([
  "'It''s DKIM' # ours",
  '"Say \\"no\\""',
  "'One\n  and two'",
  "'One\n\n  and two'",
  "it's DKIM",
])('takes quotes that match: %s', (text) => {
  expect(sentences({}, `---\ntitle: ${text}\nauthor: team\n---\n`)).toEqual([]);
});

it('says once that a day is wrong, and nothing of the day compared with it', () => {
  const source = '---\ndatePublished: 2026-13-01\ndateModified: 2026-11-22\n---\n';
  const days = {datePublished: '2026-13-01', dateModified: new Date('2026-11-22')};
  expect(sentences(days, source)).toEqual([
    expect.stringMatching(/^line 2: datePublished is 2026-13-01, /),
  ]);
});

it('says of days and of other fields what is wrong with each, by their lines', () => {
  const source = `---
title: ''
datePublished:  '2026-02-30'
author: nobody
---
`;
  const change = {title: '', datePublished: '2026-02-30', author: 'nobody'};
  expect(sentences(change, source)).toEqual([
    expect.stringMatching(/^line 2: title is empty/),
    expect.stringMatching(/^line 3: datePublished is 2026-02-30, /),
    expect.stringMatching(/^line 4: author is "nobody"/),
  ]);
});

it.each([
  'datePublished: 2026-02-28',
  'datePublished: 2026-02-30T10:00',
  'revised: 2026-02-30',
  '  datePublished: 2026-02-30',
])('finds no day where none is wrong: %s', (line) => {
  expect(sentences({}, `---\n${line}\n---\n`)).toEqual([]);
});

it.each([
  ["title:   'DKIM", 2],
  ["author: team\ntitle: 'DKIM", 3],
  ['title: "DKIM # ours', 2],
])('names a quotation mark that is left open: %s', (matter, line) => {
  expect(problemsOf({}, 'article', `---\n${matter}\n---\n`)).toMatchObject([
    {field: 'title', line},
  ]);
});

it('takes marks within a text, in an entry, and below the fields for what they are', () => {
  for (const line of ["  title: 'DKIM", "faq:\n  - question: 'Why", "- 'a"]) {
    expect(sentences({}, `---\n${line}\n---\n`)).toEqual([]);
  }
  expect(sentences({}, "---\ntitle: T\n---\n\n---\ntitle: 'T\n---\n")).toEqual([]);
  expect(lineOf("Text.\n---\ntitle: 'T\n---\n", ['title'])).toBeUndefined();
});

it('says of an unknown part of an entry that it is one, and no field', () => {
  const faq = [{question: 'Why?', answer: 'Because.', extra: 1}];
  const [says, ...more] = sentences({faq});
  expect(says).toMatch(/^faq, entry 1, extra is not/);
  expect(says).not.toMatch(/The fields are|Did you mean/);
  expect(more).toEqual([]);
});

it.each([
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['descrptn', 'description'],
  ['descrpn', undefined],
  ['tie', undefined],
  ['x', undefined],
])('takes %s for %s', (name, meant) => {
  expect(nearestOf(name, ['author', 'title', 'description'])).toBe(meant);
});

it('finds nothing alike where nothing is known', () => {
  expect(nearestOf('title', [])).toBeUndefined();
});

it.each([
  ['broken', undefined, '(broken)'],
  [{reason: 'bad'}, undefined, '(bad)'],
  [{reason: 'bad', mark: {}}, undefined, '(bad)'],
  [{reason: 'bad', mark: {line: 0}}, 1, '(bad)'],
])('reads what the reader of YAML says: %j', (cause, line, reason) => {
  const [problem] = unreadable(cause, '');
  expect(problem?.line).toBe(line);
  expect(problem?.says).toContain(reason);
});

it('names the file and everything that is wrong at once', () => {
  const check = () => {
    checkFrontMatter({}, 'legal', 'legal/x.mdx');
  };
  expect(check).toThrow(FrontMatterError);
  expect(check).toThrow(/^legal\/x\.mdx cannot be published yet:\n- /);
  for (const field of ['title', 'description', 'version', 'effectiveDate', 'summary']) {
    expect(check).toThrow(`\n- ${field} is missing.`);
  }
});

it('has an example for every field of every layout', () => {
  for (const layout of Object.keys(schemas) as LayoutName[]) {
    const {keys} = schemas[layout].describe() as {keys: object};
    expect(Object.keys(keys).filter((field) => !(field in examples))).toEqual([]);
  }
});

it('never throws for what a file may hold', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.dictionary(fc.string(), fc.anything()),
      (text, fields) => {
        problemsOf(fields, 'article', `---\n${text}\n---\n`).map(sentenceOf);
      },
    ),
  );
});
