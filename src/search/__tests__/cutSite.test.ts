import {ALIASES} from '../aliases';
import {cutPage, cutSite, type MarkdownSource} from '../cutSite';
import type {SearchRecord} from '../types';
import {apiField, apiOperation, apiSpec} from './api';
import {record} from './record';

/** A page whose top and one of whose sections have other names. */
const [ALIASED, names] = Object.entries(ALIASES).find(
  ([, byHash]) => byHash[''] && Object.keys(byHash).length > 1,
) ?? ['', {}];
const ANCHOR = Object.keys(names).find((hash) => hash !== '') ?? '';
const namesOf = (hash: string) => names[hash]?.split(', ');

const api = apiSpec({
  operations: [
    apiOperation({
      id: 'send',
      parameters: [{...apiField({name: 'limit', id: 'send.limit'}), in: 'query'}],
    }),
    apiOperation({
      id: 'list',
      parameters: [{...apiField({name: 'limit', id: 'list.limit'}), in: 'query'}],
    }),
  ],
});

const page = (...lines: string[]): MarkdownSource => ({
  path: '/docs/x/',
  title: 'X',
  kind: 'docs',
  source: lines.join('\n'),
});
const cut = (...lines: string[]) => cutPage(page(...lines), api);
const weights = (...lines: string[]) => cut(...lines).map(({weight}) => weight);

describe('the top of a page', () => {
  it('has the description, the first words, and the questions of the front matter', () => {
    const [top] = cut(
      '---',
      'description: About it.',
      'keywords: [one, 2]',
      'faq:',
      '  - question: Why?',
      '    answer: Because.',
      '  - question: How?',
      '    answer: Like this.',
      '---',
      'First words.',
    );
    expect(top).toEqual(
      record({
        path: '/docs/x/',
        title: 'X',
        text: 'About it. First words. Why? Because. How? Like this.',
        keywords: ['one', '2'],
      }),
    );
  });

  it('has only its first words if there is no front matter', () => {
    expect(cut('First words.')).toEqual([
      record({path: '/docs/x/', title: 'X', text: 'First words.'}),
    ]);
    const [top] = cut('---', 'keywords: one', 'faq: none', '---', 'First words.');
    expect(top).toMatchObject({text: 'First words.', keywords: []});
  });
});

it('finds a page and its sections by their other names', () => {
  const source = ['Text.', '', `## A {/* #${ANCHOR} */}`, '', 'Text.'].join('\n');
  const records = cutPage({...page(), path: ALIASED, source}, api);
  expect(records.map((one) => one.aliases)).toEqual([namesOf(''), namesOf(ANCHOR)]);
});

describe('a section with an operation', () => {
  const lines = [
    '## Send {/* #send */}',
    '',
    'Set `scheduledAt` and `reply_to`.',
    '',
    '<Operation id="send" />',
    '',
    '<Sample id="problem.rate_limited" />',
  ];

  it('has what the API says of it before its own words', () => {
    const [, own] = cut(...lines);
    expect(own).toMatchObject({
      trail: ['Send'],
      text: expect.stringMatching(
        /^POST \/v1\/emails\. .*\S Set scheduledAt and reply_to\.$/,
      ) as string,
      code: ['send', 'POST', '/emails', 'rate_limited', 'scheduledAt', 'reply_to'],
      weight: 1,
    });
  });

  it('is followed by a record for each field, below the heading of the section', () => {
    const [, , field, ...rest] = cut(...lines);
    expect(rest).toEqual([]);
    expect(field).toMatchObject({
      path: '/docs/x/',
      title: 'X',
      kind: 'docs',
      hash: 'send.limit',
      trail: ['Send', 'Parameters', 'limit'],
      text: 'string.',
      aliases: [],
    });
  });
});

describe('weighs less than other sections:', () => {
  it('a list of links, but not the top of a page', () => {
    const [top = 0, some = 0, links = 1] = weights(
      '[Only a link](/docs/)',
      '## One',
      'Read about it in [the docs](/docs/).',
      '## Next',
      '- [Send an email](/docs/)',
    );
    expect([top, some]).toEqual([1, 1]);
    expect(links).toBeLessThan(0.5);
  });

  it('a heading with nothing below it, but not one with a component', () => {
    const [top = 0, bare = 1, component = 0] = weights(
      '## Bare',
      '',
      '## Component',
      '',
      '<Operation id="send" />',
    );
    expect([top, component]).toEqual([1, 1]);
    expect(bare).toBeLessThan(1);
  });

  it('one thing that can go wrong, but not the heading above all of them', () => {
    const [, all = 0, one = 1, , other = 0] = weights(
      '## What can go wrong',
      'Text.',
      '### The key is invalid',
      'Text.',
      '## Send',
      'Text.',
      '### To several people',
      'Text.',
    );
    expect([all, other]).toEqual([1, 1]);
    expect(one).toBeLessThan(1);
  });

  it('a field that repeats what an earlier one says', () => {
    const records = cutSite(
      [page('<Operation id="send" />', '', '<Operation id="list" />')],
      [],
      api,
    );
    const [, first, second] = records;
    expect([first?.hash, second?.hash]).toEqual(['send.limit', 'list.limit']);
    expect(second?.weight).toBeLessThan(first?.weight ?? 0);
    expect(second?.weight).toBeGreaterThan(0);
    expect(second).toMatchObject({path: '/docs/x/', text: first?.text});
  });
});

describe('weighs as much as others:', () => {
  const records = (...some: Partial<SearchRecord>[]) =>
    cutSite([page()], [], api, () => some.map(record)).map(({weight}) => weight);

  it('a field of the same name that says something else', () => {
    const trail = ['Send', 'limit'];
    expect(
      records({trail, text: 'One.', weight: 0.8}, {trail, text: 'Two.', weight: 0.8}),
    ).toEqual([0.8, 0.8]);
  });

  it('a field of another name that says the same', () => {
    const fields = {text: 'One.', weight: 0.8};
    expect(
      records(
        {trail: ['A', 'Body', 'limit'], ...fields},
        {trail: ['A', 'Body', 'size'], ...fields},
      ),
    ).toEqual([0.8, 0.8]);
  });

  it('a section that repeats another one', () => {
    expect(records({text: 'One.'}, {text: 'One.'})).toEqual([1, 1]);
  });
});

it('finds a page without Markdown by its description and its keywords', () => {
  const described = {
    path: ALIASED,
    title: 'Tool',
    description: 'It counts.',
    kind: 'tool' as const,
    keywords: ['counter'],
  };
  expect(cutSite([], [described], api)).toEqual([
    record({
      path: ALIASED,
      title: 'Tool',
      text: 'It counts.',
      kind: 'tool',
      keywords: ['counter'],
      aliases: namesOf('') ?? [],
    }),
  ]);
});

it('tells why a page cannot be read', () => {
  const fault = new Error('The fault.');
  const cutFaulty = () => {
    throw fault;
  };
  expect(() => cutSite([page()], [], api, cutFaulty)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^\/docs\/x\/ /) as string,
      cause: fault,
    }) as Error,
  );
});
