import {keyPrefix, mailtoLink} from '../../site';
import type {Topic} from './topics';

/** An email that the visitor's own program is to send. */
export interface Mail {
  subject: string;
  /** Lines end in `\n`. */
  body: string;
}

/** What the visitor has filled in: by the field's id; `what` is the free text. */
export type Answers = Readonly<Partial<Record<string, string>>>;

export const FREE_TEXT = 'what';
/** Characters of a one-line answer and of the free text that are taken. */
export const LONGEST = {line: 200, text: 4000};
/** Longer addresses are cut or refused by some systems. */
const LONGEST_LINK = 1900;

/** Keys of the API and secrets of webhooks, as the docs describe them. */
const SECRET = new RegExp(
  String.raw`\b(${keyPrefix}_(?:live|test)_|whsec_)[\w+/=-]{4,}`,
  'g',
);

/** Whether the text holds a key or a secret, which must never be mailed. */
export function hasSecret(text: string): boolean {
  return text.search(SECRET) >= 0;
}

function withoutSecrets(text: string): string {
  return text.replace(SECRET, '$1[removed]');
}

/** Control signs other than line breaks, and halves of letters, which no link can hold. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\p{Cf}]/gu, ' ')
    .trim();
}

function lineOf(text = ''): string {
  return withoutSecrets(clean(text.slice(0, LONGEST.line)).replace(/\s+/g, ' '));
}

/**
 * Writes the email. What was left empty stays as a line to fill in.
 *
 * @param name the brand, for the greeting
 */
export function composeMail(topic: Topic, answers: Answers, name: string): Mail {
  const filled = topic.fields.map(({id, label}) => ({label, value: lineOf(answers[id])}));
  const first = filled[0]?.value ?? '';
  const text = withoutSecrets(clean((answers[FREE_TEXT] ?? '').slice(0, LONGEST.text)));
  return {
    subject: first ? `${topic.subject}: ${first}` : topic.subject,
    body: [
      `Hello ${name},`,
      '',
      text || `(${topic.ask})`,
      '',
      ...filled.map(({label, value}) => `${label}: ${value}`.trimEnd()),
      '',
    ].join('\n'),
  };
}

/** Labels of what is still empty, in the order of the form. */
export function missing(topic: Topic, answers: Answers): string[] {
  return topic.fields.filter(({id}) => !lineOf(answers[id])).map(({label}) => label);
}

/**
 * The link that opens the email in the visitor's program.
 *
 * @returns nothing when the link would be too long to be safe
 */
export function mailLink(to: string, {subject, body}: Mail): string | undefined {
  const link = mailtoLink(to, subject, body);
  return link.length > LONGEST_LINK ? undefined : link;
}
