import {isExhaustive} from '../../../tests/support/scope';
import type {DescribedPage} from '../cutSite';
import {cutSite} from '../cutSite';
import {EmbeddedIndex} from '../embedded/embeddedIndex';
import {packRecords, unpackRecords} from '../indexFile';
import {HELD_OUT, OTHERS_WORDS, PLAIN, TRIED} from './moreQuestions';
import {QUESTIONS, type Question} from './questions';
import {frozenSite, specOnDisk} from './support';

const FIRST = 0.85;
const FIRST_THREE = 0.97;

// Not the content of today: a writer may change any sentence.
const {records, api} = frozenSite();
let index: EmbeddedIndex;

beforeAll(() => {
  index = new EmbeddedIndex();
  // As they arrive in a browser.
  index.add(unpackRecords(packRecords(records)));
});

const addressOf = ({path, hash}: {path: string; hash: string}) => `${path}#${hash}`;
const found = (question: string) => index.search(question).map(addressOf);
const ALL = [...QUESTIONS, ...TRIED, ...HELD_OUT, ...OTHERS_WORDS, ...PLAIN];

it('has at least 80 questions, each with an answer that exists, and none twice', () => {
  const addresses = new Set(records.map(addressOf));
  const lost = ALL.filter(([, ...answers]) =>
    answers.every((answer) => !addresses.has(answer)),
  );
  expect(lost).toEqual([]);
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(ALL.map(([question]) => question)).size).toBe(ALL.length);
});

it.each<[string, readonly Question[]]>([
  ['the first', QUESTIONS],
  ['tried', TRIED],
  ['held out', HELD_OUT],
  ["others' words", OTHERS_WORDS],
  ['plain words', PLAIN],
])('finds the right section first, or among the first three: %s', (name, questions) => {
  const places = questions.map(([question, ...answers]) => {
    const addresses = found(question);
    const place = addresses.findIndex((address) => answers.includes(address));
    return {question, place, first: addresses.slice(0, 3)};
  });
  const share = (most: number) =>
    places.filter(({place}) => place >= 0 && place < most).length / places.length;
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  console.log(
    [
      `${String(places.length)} questions (${name}): first ${percent(share(1))}, first three ${percent(share(3))}`,
      ...places
        .filter(({place}) => place !== 0)
        .map(
          ({question, place, first}) =>
            `  ${place < 0 ? 'not' : `place ${String(place + 1)}`}: ${question} -> ${first.join(' ')}`,
        ),
    ].join('\n'),
  );
  expect(share(1)).toBeGreaterThanOrEqual(FIRST);
  expect(share(3)).toBeGreaterThanOrEqual(FIRST_THREE);
});

it('finds every error and every event by its name, and by its name in words', () => {
  const {problems, events} = api;
  const wanted = [
    ...problems.map(({code}) => [code, `/docs/api/errors/#${code}`] as const),
    ...events.map(({page, type}) => [type, `${page}#event.${type}`] as const),
  ];
  expect(wanted.length).toBeGreaterThan(40);
  expect(wanted.filter(([name, address]) => found(name)[0] !== address)).toEqual([]);
  const inWords = wanted.filter(
    ([name, address]) => !found(name.replace(/[._]/g, ' ')).slice(0, 3).includes(address),
  );
  expect(inWords).toEqual([]);
});

it('finds the code of an error that is pasted as it came', () => {
  const lost = api.problems.flatMap(({code, title, status}) => {
    const pasted = JSON.stringify({
      type: `https://postwren.example/docs/api/errors/#${code}`,
      title,
      status,
      detail: 'See what the request had in it.',
      code,
      requestId: 'req_8fK2mQ',
    });
    const [first] = found(pasted);
    return first === `/docs/api/errors/#${code}` ? [] : [[code, first]];
  });
  expect(lost).toEqual([]);
});

it('finds every operation by its id, and by its method and address', () => {
  const lost = api.operations.flatMap(({id, method, path, page}, index) => {
    const forms = [
      `${method} ${path}`,
      `${method} /v1${path}`,
      `curl -X ${method} https://x.example/v1${path}`,
    ];
    const questions = [
      id,
      ...forms.filter((_, form) => isExhaustive || form === index % forms.length),
    ];
    return questions
      .map((question) => [question, found(question)[0]])
      .filter(([, address]) => address !== `${page}#${id}`);
  });
  expect(lost).toEqual([]);
});

it('finds every field of a request by its name', () => {
  const names = api.operations.flatMap(({fields}) => fields);
  const lost = [...new Set(names)].filter(
    (name) =>
      !found(name)
        .slice(0, 3)
        .some((address) => address.endsWith(name)),
  );
  // Words that name a thing of their own: the page about it comes before a field.
  expect(lost.filter((name) => /[A-Z_-]/.test(name))).toEqual([]);
});

describe('when the site has more articles, tools and templates', () => {
  const page = (
    kind: DescribedPage['kind'],
    path: string,
    title: string,
  ): DescribedPage => ({
    kind,
    path,
    title,
    description: `${title}: what it is, how it works and what to do about it, step by step.`,
    keywords: [title, `${title} template`],
  });
  const subjects = [
    'SPF',
    'DMARC',
    'Email bounces',
    'Webhooks',
    'Email attachments',
    'Onboarding emails',
    'Email API',
    'Unsubscribe links',
    'Rate limits',
    'MCP servers',
  ];
  const more = [
    ...subjects.map((subject, number) =>
      page('article', `/articles/${String(number)}/`, `What is ${subject}?`),
    ),
    ...[
      'SPF checker',
      'DKIM checker',
      'DKIM generator',
      'DMARC checker',
      'DMARC generator',
    ].map((title) =>
      page('tool', `/tools/${title.toLowerCase().replace(' ', '-')}/`, title),
    ),
    ...['Welcome', 'Invoice', 'Verification code', 'Trial ending', 'Team invitation'].map(
      (name) =>
        page(
          'template',
          `/transactional-email-templates/${name.toLowerCase().replaceAll(' ', '-')}/`,
          `${name} email`,
        ),
    ),
  ];
  let grown: EmbeddedIndex;
  beforeAll(() => {
    grown = new EmbeddedIndex();
    grown.add([...records, ...cutSite([], more, specOnDisk())]);
  });

  it.each([
    'spf',
    'dkim',
    'dmarc',
    'webhooks',
    'webhook',
    'attachments',
    'errors',
    'bounce',
    'unsubscribe',
    'rate limit',
    'mcp',
    'onboarding',
  ])('docs come first for %s, then the rest', (question) => {
    const kinds = grown.search(question).map(({kind}) => kind);
    const aside = kinds.findIndex((kind) => kind !== 'docs' && kind !== 'api');
    expect(aside).not.toBe(0);
    expect(aside < 0 ? [] : kinds.slice(aside)).not.toContain('docs');
  });

  it.each([
    ['spf checker', '/tools/spf-checker/'],
    ['dmarc generator', '/tools/dmarc-generator/'],
    ['dkim generator', '/tools/dkim-generator/'],
    ['what is spf', '/articles/0/'],
    ['welcome email', '/transactional-email-templates/welcome/'],
    ['invoice email template', '/transactional-email-templates/invoice/'],
  ])('and a page that is asked for by its name is first: %s', (question, path) => {
    expect(grown.search(question)[0]?.path).toBe(path);
  });
});
