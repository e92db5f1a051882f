/**
 * Checks of a finished email, with values in it. They run at build on the example, and the
 * results are in the zip. Text only, so that a page can run them on a visitor's values, too.
 */
import {lowestContrast, themeOf, type Brand} from './brand';
import {GMAIL_CLIP_BYTES} from './limits';
import {bytesOf, counted, floorRatio, kilobytes} from './measure';

/** An email as it would be sent. */
export interface FinishedEmail {
  subject: string;
  preheader: string;
  html: string;
  text: string;
  brand: Brand;
}

/** The result of one check. */
export interface Check {
  id: string;
  /** What the check is about, as a heading. */
  title: string;
  passed: boolean;
  /** What was found, in a sentence or less: "12.3 KB of 102 KB". */
  found: string;
  /** What to do; only where the check did not pass. */
  advice?: string;
}

/** Octets of a line without its end: RFC 5322, section 2.1.1. */
const MAX_LINE = 998;
/** Inboxes on a phone show fewer than 50 characters, on a desk some 60 to 70. */
const MAX_SUBJECT = 60;
/** What inboxes show after the subject: with less, they add the first words of the letter. */
const PREHEADER = {least: 40, most: 150};
const MIN_CONTRAST = 4.5;

const PLACEHOLDER = /\{\{[^{}]*\}\}|\{%[^%]*%\}|gap__\w+/g;
const LINK = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>([^]*?)<\/a>/g;

const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/&amp;/g, '&');
let segmenter: Intl.Segmenter | undefined;
/** As readers count: an emoji is one. */
function charactersOf(text: string): number {
  if (/^[ -~]*$/.test(text)) {
    return text.length;
  }
  segmenter ??= new Intl.Segmenter('en');
  return [...segmenter.segment(text)].length;
}

interface Link {
  address: string;
  words: string;
}

function linksIn(html: string): Link[] {
  return [...html.matchAll(LINK)].map(([, address = '', inside = '']) => ({
    address: unescaped(address),
    words: unescaped(inside.replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, '$1'))
      .replace(/<[^>]+>/g, '')
      .trim(),
  }));
}

type Result = Omit<Check, 'id' | 'title'>;
type Rule = (email: FinishedEmail, links: readonly Link[]) => Result;

const result = (passed: boolean, found: string, advice: string): Result => ({
  passed,
  found,
  ...(!passed && {advice}),
});

function longestLine(text: string): number {
  return Math.max(...text.split(/\r?\n/).map(bytesOf));
}

function subjectLength({subject}: FinishedEmail): Result {
  const length = charactersOf(subject);
  return result(
    length > 0 && length <= MAX_SUBJECT,
    counted(length, 'character'),
    length === 0
      ? 'Write a subject.'
      : `Shorten the subject to ${String(MAX_SUBJECT)} characters, or put the important words first, because inboxes cut the end off.`,
  );
}

function preheaderLength({preheader}: FinishedEmail): Result {
  const length = charactersOf(preheader);
  return result(
    length >= PREHEADER.least && length <= PREHEADER.most,
    counted(length, 'character'),
    length < PREHEADER.least
      ? `Use at least ${String(PREHEADER.least)} characters. Otherwise inboxes have room left after the preheader.`
      : `Shorten the preheader to ${String(PREHEADER.most)} characters, because inboxes show no more.`,
  );
}

function htmlSize({html}: FinishedEmail): Result {
  const bytes = bytesOf(html);
  return result(
    bytes < GMAIL_CLIP_BYTES,
    `${kilobytes(bytes)} KB of ${kilobytes(GMAIL_CLIP_BYTES)} KB`,
    'Shorten the lists. Gmail hides what comes after about 102 KB of HTML.',
  );
}

function lineLength({html, text}: FinishedEmail): Result {
  const longest = Math.max(longestLine(html), longestLine(text));
  return result(
    longest <= MAX_LINE,
    counted(longest, 'octet'),
    `Shorten the longest value. A server may refuse lines over ${String(MAX_LINE)} octets that are not encoded.`,
  );
}

function placeholders({subject, html, text}: FinishedEmail): Result {
  const open = [
    ...new Set([subject, html, text].flatMap((part) => part.match(PLACEHOLDER) ?? [])),
  ];
  return result(
    open.length === 0,
    open.length === 0 ? 'None left' : open.join(', '),
    'Give each of these a value. Recipients would see the placeholder.',
  );
}

const linkTargets: Rule = (_, links) => {
  const unsafe = links.filter(({address}) => !/^(?:https:\/\/|mailto:.)/i.test(address));
  return result(
    unsafe.length === 0,
    unsafe.length === 0
      ? counted(links.length, 'link')
      : [...new Set(unsafe.map(({address, words}) => `${words}: ${address}`))].join(', '),
    'Use a complete address that begins with https://.',
  );
};

const linkWords: Rule = (_, links) => {
  const vague = links.filter(({words}) =>
    /^(?:|click(?: here)?|here|link|more)$/i.test(words),
  );
  return result(
    vague.length === 0,
    vague.length === 0
      ? counted(links.length, 'link')
      : counted(vague.length, 'link without a name', 'links without a name'),
    'Name what the link opens, so that it makes sense when a screen reader lists the links.',
  );
};

const linksInText: Rule = ({text}, links) => {
  const missing = links
    .map(({address}) => address.replace(/^mailto:/i, ''))
    .filter((address) => !text.includes(address));
  return result(
    missing.length === 0,
    missing.length === 0
      ? counted(links.length, 'link')
      : [...new Set(missing)].join(', '),
    'Write these addresses into the plain text, too.',
  );
};

function pictureWords({html}: FinishedEmail): Result {
  const pictures = html.match(/<img\b[^>]*>/g) ?? [];
  const silent = pictures.filter((tag) => !/\balt="/.test(tag)).length;
  return result(
    silent === 0,
    silent === 0
      ? counted(pictures.length, 'picture')
      : counted(
          silent,
          'picture without alternative text',
          'pictures without alternative text',
        ),
    'Add an alt attribute, which is shown where pictures are blocked.',
  );
}

function scripts({html}: FinishedEmail): Result {
  const found = html.match(
    /<(?:script|form|iframe|object|embed|video|link)\b|\son\w+="|javascript:/gi,
  );
  return result(
    !found,
    found ? [...new Set(found.map((one) => one.trim()))].join(', ') : 'None',
    'Remove it. Mail clients drop such elements, and filters distrust the email.',
  );
}

function language({html}: FinishedEmail): Result {
  const lang = /<html\b[^>]*\blang="([^"]+)"/.exec(html)?.[1];
  return result(
    lang !== undefined && /<title>[^<]+<\/title>/.test(html),
    lang ?? 'No language',
    'Set lang on the html element and a title, which screen readers announce.',
  );
}

function darkMode({html}: FinishedEmail): Result {
  const declared =
    html.includes('name="color-scheme"') && html.includes('(prefers-color-scheme: dark)');
  return result(
    declared,
    declared ? 'Colors of its own' : 'None',
    'Declare color-scheme and add the dark colors, or clients choose them.',
  );
}

function contrasts({brand}: FinishedEmail): Result {
  const {light, dark} = lowestContrast(themeOf(brand));
  const shown = (ratio: number) => `${floorRatio(ratio).toFixed(1)}:1`;
  return result(
    Math.min(light, dark) >= MIN_CONTRAST,
    `${shown(light)} in light mode, ${shown(dark)} in dark mode`,
    'Choose a color that stands out more. WCAG 2.2 asks for 4.5:1.',
  );
}

const RULES: readonly (readonly [id: string, title: string, rule: Rule])[] = [
  ['subject-length', 'The subject fits an inbox', subjectLength],
  ['preheader-length', 'The preheader fills the line and no more', preheaderLength],
  ['html-size', 'Gmail shows all of the HTML', htmlSize],
  ['line-length', 'No line is too long for a mail server', lineLength],
  ['placeholders', 'Every placeholder has a value', placeholders],
  ['link-targets', 'Links lead to https URLs or mailboxes', linkTargets],
  ['link-words', 'Links say where they lead', linkWords],
  ['links-in-text', 'The plain text has every link', linksInText],
  ['picture-words', 'Pictures have alternative text', pictureWords],
  ['no-scripts', 'It contains nothing that mail clients remove', scripts],
  ['language', 'The language and the title are set', language],
  ['dark-mode', 'Dark mode has its own colors', darkMode],
  ['contrast', 'Text is readable in both modes', contrasts],
];

/**
 * Runs every check. It never throws, whatever the texts are.
 *
 * @param email what would be sent; `brand.color` is `#rrggbb`
 * @returns the results, always in the same order
 */
export function checkEmail(email: FinishedEmail): Check[] {
  const links = linksIn(email.html);
  return RULES.map(([id, title, rule]) => ({id, title, ...rule(email, links)}));
}
