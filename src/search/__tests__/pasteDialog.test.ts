/** @jest-environment jsdom */
import type * as Paste from '../browser/paste';
import type {Explanation} from '../browser/pasteScript';
import type {KnownProblem, PasteData} from '../paste/readPaste';
import {provideBrowser, type StandIns} from './dom';

jest.mock('../browser/paste.css', () => ({
  __esModule: true,
  default: '.paste { color: red; }',
}));

const ADDRESS = '/assets/paste/api-1.json';
/** As many characters as are read. */
const LIMIT = 100_000;

const INVALID: KnownProblem = {
  code: 'invalid_recipient',
  title: '422 Unprocessable Content',
  cause: 'An address is wrong.',
  cure: 'Correct the address.',
};
const LIMITED: KnownProblem = {
  code: 'rate_limited',
  title: '429 Too Many Requests',
  cause: 'Too many requests.',
  cure: 'Wait a second.',
};
const PROBLEMS = [INVALID, LIMITED];

const DATA: PasteData = {
  problems: PROBLEMS,
  rules: {
    schema: {
      type: 'object',
      properties: {
        from: {type: 'string'},
        to: {type: 'string', pattern: '@'},
        text: {type: 'string'},
      },
      required: ['from', 'to'],
    },
    accepted: {title: '202 Accepted', body: {}},
    problems: Object.fromEntries(
      PROBLEMS.map(({code, title}) => [
        code,
        {title, body: {type: '', title, status: 0, detail: '', code}},
      ]),
    ),
    daysAhead: 30,
  },
  baseUrl: '/de/',
};

const answer = (status: number) =>
  ({
    ok: status === 200,
    status,
    json: () => Promise.resolve(DATA),
  }) as Response;

const fetchData = jest.fn<Promise<Response>, [string]>();
let browser: StandIns;
let script: typeof Paste | undefined;

/** Loads the script as a page does that has not had it. */
async function load(): Promise<typeof Paste> {
  jest.resetModules();
  return import('../browser/paste');
}

beforeEach(async () => {
  browser = provideBrowser();
  Object.assign(globalThis, {fetch: fetchData});
  fetchData.mockReset().mockResolvedValue(answer(200));
  script ??= await load();
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  browser.remove();
});

const explain = async (text: string) => script?.explain(text, ADDRESS);

async function explained(text: string): Promise<Explanation> {
  const explanation = await explain(text);
  if (!explanation) {
    throw new Error('Nothing was explained.');
  }
  document.body.replaceChildren(explanation.card);
  return explanation;
}

const cardOf = async (text: string) => (await explained(text)).card;

/** What a card has one below the other, by the names of the elements. */
const partsOf = (card: Element) =>
  [...card.childNodes].map(({nodeName}) => nodeName.toLowerCase()).join(' ');

const textOf = (parent: ParentNode, selector: string) =>
  parent.querySelector(selector)?.textContent;
const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({textContent}) => textContent);

const linkIn = (card: Element) => card.querySelector('.paste-link a');

const BODY = `{
  "from": "hello@acme.example",
  "to": "<img>nobody",
  "text": "Hello"
}`;
const VALID = BODY.replace('<img>nobody', 'ana@acme.example');
const FAULT = {pointer: '#/to', detail: 'There is no @.'};

describe('every card', () => {
  it('is a region that its heading names, and says that nothing was sent', async () => {
    const card = await cardOf('550 5.1.1 User unknown');
    expect(card.matches('section.paste')).toBe(true);
    const heading = document.getElementById(card.getAttribute('aria-labelledby') ?? '');
    expect(heading?.matches('.paste h2')).toBe(true);
    const [kind, promise, ...others] = textsOf(card, '.paste-kind');
    expect(kind).toContain('550 5.1.1');
    expect(promise).toMatch(/nothing .* sent/i);
    expect(others).toEqual([]);
    expect(card.lastElementChild?.textContent).toBe(promise);
  });

  it('is said to screen readers by its kind and its title', async () => {
    const {said, card} = await explained('550 5.1.1 User unknown');
    expect(said).toBe(
      `${textOf(card, '.paste-kind') ?? ''}. ${textOf(card, 'h2') ?? ''}. `,
    );
  });

  it('brings its style sheet, once', async () => {
    script = await load();
    await cardOf('550 5.1.1 User unknown');
    await cardOf('550 5.1.1 User unknown');
    expect(browser.styles()).toEqual(['.paste { color: red; }']);
  });
});

describe('the data', () => {
  beforeEach(async () => {
    script = await load();
  });

  it('are all that is fetched, and only once', async () => {
    await explain('rate_limited');
    await explain(BODY);
    expect(fetchData.mock.calls).toEqual([[ADDRESS]]);
  });

  it('are fetched again after a failure, which names the address', async () => {
    fetchData.mockResolvedValueOnce(answer(503));
    await expect(explain('rate_limited')).rejects.toThrow(/api-1\.json answered 503/);
    expect((await explained('rate_limited')).query).toBe('rate_limited');
  });
});

it('leaves any other text to the search', async () => {
  expect(await explain('How do I send an email?\nWith Node.js')).toBeUndefined();
});

describe('a problem of the API', () => {
  it('is found under its code, with its cause, its cure and a link to its page', async () => {
    const {query, card} = await explained('422 invalid_recipient');
    expect(query).toBe('invalid_recipient');
    expect(partsOf(card)).toBe('p h2 p p p p');
    expect(textOf(card, '.paste-kind')).toContain('422 Unprocessable Content');
    expect(textOf(card, 'h2')).toBe('invalid_recipient');
    expect(textsOf(card, 'p')).toEqual(
      expect.arrayContaining(['An address is wrong.', 'Correct the address.']),
    );
    const link = linkIn(card);
    expect(link?.getAttribute('href')).toBe('/de/docs/api/errors/#invalid_recipient');
    expect(link?.textContent).toContain('invalid_recipient');
  });

  it('leads on within the site as other rows of the search do', async () => {
    const link = linkIn(await cardOf('rate_limited'));
    expect(link?.matches('a[data-row]')).toBe(true);
  });

  it('is quoted, where the API has said more about this request', async () => {
    const card = await cardOf(
      JSON.stringify({code: 'rate_limited', detail: '<img> 10 a second'}),
    );
    expect(partsOf(card)).toBe('p h2 blockquote p p p p');
    expect(textOf(card, 'blockquote')).toBe('<img> 10 a second');
  });

  it('lists the fields that it names, and asks for the body to see them in', async () => {
    const card = await cardOf(
      JSON.stringify({
        code: 'invalid_recipient',
        errors: [FAULT, {pointer: '#/cc', detail: 'It is empty.'}],
      }),
    );
    expect(partsOf(card)).toBe('p h2 p p ul p p p');
    expect(textsOf(card, 'li')).toEqual(['#/to There is no @.', '#/cc It is empty.']);
    expect(textsOf(card, 'li code')).toEqual(['#/to', '#/cc']);
    expect(textOf(card, 'ul + p')).toMatch(/paste the body/i);
  });

  it('shows the body that was pasted with it instead, with the line of each field', async () => {
    const problem = {code: 'invalid_recipient', errors: [FAULT]};
    const card = await cardOf(`${JSON.stringify(problem)}\n${BODY}`);
    expect(partsOf(card)).toBe('p h2 p p ul ol p p');
    expect(textsOf(card, 'ul li')).toEqual(['Line 3: #/to There is no @.']);
    expect(textOf(card, 'ul b')).toBe('Line 3: ');
    expect(textsOf(card, 'mark')).toEqual(['"to": "<img>nobody"']);
  });
});

describe('a reply of a mail server', () => {
  it('is found under its codes, with its own words, what it means and what to do', async () => {
    const {query, card} = await explained('550 5.1.1 <img> User unknown');
    expect(query).toBe('550 5.1.1');
    expect(partsOf(card)).toBe('p h2 blockquote p p p');
    expect(textOf(card, 'h2')).toMatch(/\S/);
    expect(textOf(card, 'blockquote')).toBe('<img> User unknown');
    expect(textOf(card, 'blockquote + p')).toMatch(/^Permanent: .+\. \w/);
    expect(textOf(card, 'blockquote + p b')).toMatch(/^Permanent: .+\.$/);
    expect(linkIn(card)?.getAttribute('href')).toMatch(/^\/de\/[a-z]/);
    expect(linkIn(card)?.textContent).toMatch(/\S/);
  });

  it.each([
    ['250 2.0.0 OK', 'Accepted'],
    ['421 4.7.0 Try again later', 'Temporary'],
    ['550 5.1.1 User unknown', 'Permanent'],
  ])('says how it ends for the email: %s', async (text, outcome) => {
    expect(textOf(await cardOf(text), 'p b')).toMatch(new RegExp(`^${outcome}\\b`));
  });

  it.each([
    ['550', '550 User unknown'],
    ['5.1.1', '5.1.1'],
    ['550 5.1.1', '550 5.1.1'],
  ])('is found under the codes it has: %s', async (codes, text) => {
    const {query, card} = await explained(text);
    expect(query).toBe(codes);
    expect(textOf(card, '.paste-kind')).toMatch(new RegExp(`: ${codes}$`));
  });

  it('has no quote without words, and no link where no page is about it', async () => {
    expect(partsOf(await cardOf('550 5.3.0'))).toBe('p h2 p p');
  });

  it('names the provider that its words are known from', async () => {
    const card = await cardOf('550-5.7.30 DKIM did not pass. - gsmtp');
    expect(partsOf(card)).toBe('p h2 blockquote p p p p');
    expect(textOf(card, 'blockquote + p + p')).toContain('Gmail');
  });
});

describe('the body of a request', () => {
  it('is said to be valid, and shown, with a link to its fields', async () => {
    const {query, card} = await explained(VALID);
    expect(query).toBe('POST /emails');
    expect(textOf(card, '.paste-kind')).toMatch(/POST \/emails$/);
    expect(textOf(card, 'h2')).toMatch(/valid$/);
    expect(partsOf(card)).toBe('p h2 p ol p p');
    expect(card.querySelector('mark')).toBeNull();
    expect(linkIn(card)?.getAttribute('href')).toBe('/de/docs/api/email/#sendEmail');
    expect(linkIn(card)?.textContent).toMatch(/\S/);
  });

  it('gets the problem that the API would answer, with its cure and its fields', async () => {
    const {query, card} = await explained(BODY);
    expect(query).toBe('invalid_recipient');
    expect(textOf(card, 'h2')).toContain('422 Unprocessable Content (invalid_recipient)');
    expect(partsOf(card)).toBe('p h2 blockquote p ul ol p p');
    expect(textOf(card, 'blockquote + p')).toBe('Correct the address.');
    expect(textOf(card, 'ul li')).toMatch(/^Line 3: #\/to \S/);
    expect(textsOf(card, 'mark')).toEqual(['"to": "<img>nobody"']);
    expect(linkIn(card)?.getAttribute('href')).toBe(
      '/de/docs/api/errors/#invalid_recipient',
    );
    expect(linkIn(card)?.textContent).toContain('invalid_recipient');
  });

  it('may be one of a batch', async () => {
    const {query, card} = await explained(`{"emails": [${VALID}]}`);
    expect(query).toBe('POST /emails/batch');
    expect(textOf(card, '.paste-kind')).toContain('POST /emails/batch');
  });

  it('stays text, line by line', async () => {
    const card = await cardOf(BODY);
    expect(textsOf(card, '.paste-body li > code')).toEqual(BODY.split('\n'));
    expect(card.querySelector('img')).toBeNull();
  });

  it('keeps the numbers of its lines where only those around a mark are shown', async () => {
    const long = BODY.replace('{', `{${'\n'.repeat(40)}`);
    const lines = [...(await cardOf(long)).querySelectorAll<HTMLLIElement>('ol li')];
    expect(lines.map(({value}) => value)).toEqual([41, 42, 43, 44, 45]);
  });

  it('is named, and scrolled with the keyboard', async () => {
    const body = (await cardOf(BODY)).querySelector('.paste-body');
    expect(body?.getAttribute('aria-label')).toBe('Your request body');
    expect(body?.getAttribute('tabindex')).toBe('0');
  });
});

describe('a text that is too long to be read whole', () => {
  const filler = (length: number) => 'a '.repeat(length / 2);

  it('is explained by what is in its first part, and says how much that is', async () => {
    const {query, card} = await explained(`rate_limited ${filler(LIMIT)}`);
    expect(query).toBe('rate_limited');
    expect(partsOf(card)).toBe('p h2 p p p p p');
    expect(textOf(card, '.paste-link + p')).toMatch(/100,013 .*100,000/);
  });

  it('says that nothing is known of its first part, and what to paste instead', async () => {
    const {query, card} = await explained(`${filler(LIMIT)} rate_limited`);
    expect(query).toBe('errors');
    expect(textOf(card, 'h2')).toContain('100,000');
    expect(partsOf(card)).toBe('p h2 p p p');
    expect(textOf(card, 'h2 + p')).toMatch(/paste .* alone/i);
    expect(textOf(card, 'h2 + p + p')).toMatch(/100,013 .*100,000/);
  });

  it('is none at the limit itself', async () => {
    expect(await explain(filler(LIMIT))).toBeUndefined();
    const code = ' rate_limited';
    const card = await cardOf(filler(LIMIT).slice(code.length) + code);
    expect(partsOf(card)).toBe('p h2 p p p p');
  });
});
