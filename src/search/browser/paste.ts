/*
 * Explains what is pasted into the search: a script of its own with its data and its style
 * sheet, which is fetched when a text looks like an error. Nothing of the text is sent.
 */
import {localizedPath} from '../../site';
import type {BodyFault, MarkedBody} from '../paste/mark';
import {readPaste, type PasteData, type Reading} from '../paste/readPaste';
import {adoptStyles, element} from './elements';
import css from './paste.css';
import type {Explanation} from './pasteScript';

/** Characters that are read. */
const LIMIT = 100_000;

let data: PasteData | undefined;

/** @param address public path of the data: see `SiteData.paste` */
async function fetchPasteData(address: string): Promise<PasteData> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${String(response.status)}.`);
  }
  return (await response.json()) as PasteData;
}

type Child = Node | string;

const paragraph = (...children: readonly Child[]) => element('p', {}, ...children);

/** What the API or the server wrote itself. */
const quote = (text: string) => element('blockquote', {}, text);

function faultList(faults: readonly BodyFault[]): HTMLElement[] {
  return faults.length === 0
    ? []
    : [
        element(
          'ul',
          {},
          ...faults.map(({pointer, detail, line}) =>
            element(
              'li',
              {},
              ...(line === undefined ? [] : [element('b', {}, `Line ${String(line)}: `)]),
              element('code', {}, pointer),
              ` ${detail}`,
            ),
          ),
        ),
      ];
}

/** The reader's own body, with its lines numbered. */
function bodyOf({lines}: MarkedBody): HTMLElement {
  return element(
    'ol',
    {class: 'paste-body', 'aria-label': 'Your request body', tabindex: '0'},
    ...lines.map(({number, segments}) =>
      element(
        'li',
        {value: String(number)},
        element(
          'code',
          {},
          ...segments.map(({text, marked}) =>
            marked ? element('mark', {}, text) : text,
          ),
        ),
      ),
    ),
  );
}

const OUTCOMES = {
  accepted: 'Accepted',
  temporary: 'Temporary: another attempt may succeed',
  permanent: 'Permanent: retrying will not help',
} as const;

interface Card {
  query: string;
  /** What it is, above the title. */
  kind: string;
  title: string;
  contents: readonly HTMLElement[];
}

function cardOf(reading: Reading, {baseUrl}: PasteData): Card {
  const link = (path: string, text: string) =>
    element(
      'p',
      {class: 'paste-link'},
      element('a', {href: localizedPath(path, baseUrl), 'data-row': ''}, text),
    );
  switch (reading.kind) {
    case 'problem': {
      const {problem, detail, faults, body} = reading;
      const {code, title, cause, cure} = problem;
      return {
        query: code,
        kind: `API error: ${title}`,
        title: code,
        contents: [
          ...(detail === undefined ? [] : [quote(detail)]),
          paragraph(cause),
          paragraph(cure),
          ...faultList(body ? body.faults : faults),
          ...(body
            ? [bodyOf(body)]
            : faults.length > 0
              ? [
                  paragraph(
                    'Paste the body of the request with it to see the field there.',
                  ),
                ]
              : []),
          link(`/docs/api/errors/#${code}`, `All about ${code}`),
        ],
      };
    }
    case 'reply': {
      const {basic, enhanced, outcome, title, cure, provider, page, text} = reading.reply;
      const codes = [basic, enhanced].filter(Boolean).join(' ');
      return {
        query: codes,
        kind: `Mail server reply: ${codes}`,
        title,
        contents: [
          ...(text ? [quote(text)] : []),
          paragraph(element('b', {}, `${OUTCOMES[outcome]}.`), ` ${cure}`),
          ...(provider === undefined
            ? []
            : [paragraph(`Recognized from the words of the reply: ${provider}.`)]),
          ...(page ? [link(page.path, page.label)] : []),
        ],
      };
    }
    case 'body': {
      const {problem, detail, body, isBatch} = reading;
      const call = isBatch ? 'POST /emails/batch' : 'POST /emails';
      return {
        query: problem?.code ?? call,
        kind: `Body of ${call}`,
        title: problem
          ? `The API would reject this: ${problem.title} (${problem.code})`
          : 'This body is valid',
        contents: [
          ...(problem
            ? []
            : [
                paragraph(
                  'The API would accept it, provided that your project has the sending domain and the template.',
                ),
              ]),
          ...(detail === undefined ? [] : [quote(detail)]),
          ...(problem ? [paragraph(problem.cure)] : []),
          ...faultList(body.faults),
          bodyOf(body),
          problem
            ? link(`/docs/api/errors/#${problem.code}`, `All about ${problem.code}`)
            : link('/docs/api/email/#sendEmail', 'Every field of the body'),
        ],
      };
    }
  }
}

/** A long text without an error at its beginning. */
const TOO_LONG: Card = {
  query: 'errors',
  kind: 'Long text',
  title: `No known error in the first ${LIMIT.toLocaleString('en-US')} characters`,
  contents: [
    paragraph(
      'Paste the response of the API, the reply of the mail server or the body of the request alone.',
    ),
  ],
};

adoptStyles(css);

/**
 * Explains a text; `search.ts` puts the card above what it finds.
 *
 * @param address public path of the data
 */
export async function explain(
  text: string,
  address: string,
): Promise<Explanation | undefined> {
  data ??= await fetchPasteData(address);
  const reading = readPaste(text.slice(0, LIMIT), data, Date.now());
  const cut =
    text.length > LIMIT
      ? [
          paragraph(
            `You pasted ${text.length.toLocaleString('en-US')} characters, and the first ${LIMIT.toLocaleString('en-US')} were read.`,
          ),
        ]
      : [];
  if (!reading && cut.length === 0) {
    return undefined;
  }
  const {query, kind, title, contents} = reading ? cardOf(reading, data) : TOO_LONG;
  return {
    query,
    said: `${kind}. ${title}. `,
    card: element(
      'section',
      {class: 'paste', 'aria-labelledby': 'paste-title'},
      element('p', {class: 'paste-kind'}, kind),
      element('h2', {id: 'paste-title'}, title),
      ...contents,
      ...cut,
      element(
        'p',
        {class: 'paste-kind'},
        'Read in your browser. Nothing you pasted was sent.',
      ),
    ),
  };
}
