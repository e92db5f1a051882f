import {isInner, readClient} from '../spf';
import {readDate} from './date';
import {textPart} from './text';
import {unfold} from './words';

/** One Received field: a server that took the message over (RFC 5321, 4.4). */
export interface Hop {
  /** The name that the client gave in HELO or EHLO. */
  helo?: string;
  /** The client's address. */
  ip?: string;
  /** The address is private, so the hop is inside of somebody's network. */
  inner: boolean;
  /** The server that took the message. */
  by?: string;
  /** 'ESMTPS', for example. */
  protocol?: string;
  /** MAIL FROM, where the server notes it. */
  envelopeFrom?: string;
  /** Seconds since 1970. */
  at?: number;
  /** Seconds since the hop before it; negative where a clock is wrong. */
  delay?: number;
}

/** Received fields that are read; more than servers let pass before they see a loop. */
const MAX_HOPS = 100;

/** A word of the field, with the comments that follow it. */
interface Word {
  text: string;
  comments: string[];
}

function wordsOf(value: string): Word[] {
  const words: Word[] = [];
  let [word, comment, depth] = ['', '', 0];
  const push = (): void => {
    if (word !== '') {
      words.push({text: word, comments: []});
      word = '';
    }
  };
  for (const character of value) {
    if (character === '(') {
      push();
      comment += depth > 0 ? character : '';
      depth += 1;
    } else if (character === ')' && depth > 0) {
      depth -= 1;
      if (depth > 0) {
        comment += character;
      } else {
        words.at(-1)?.comments.push(comment);
        comment = '';
      }
    } else if (depth > 0) {
      comment += character;
    } else if (/\s/.test(character)) {
      push();
    } else {
      word += character;
    }
  }
  push();
  return words;
}

/** The first IP address in some text, in its usual form. */
export function findIp(text: string): string | undefined {
  for (const [, given = ''] of text
    .slice(0, 2_000)
    .matchAll(/(?:^|[^\w.:])(?:IPv6:)?([\da-f:.]{3,45})(?=$|[^\w:])/gi)) {
    const client = readClient(given.replace(/\.$/, ''));
    if (client && (given.includes('.') || given.includes(':'))) {
      return client.address;
    }
  }
  return undefined;
}

/** True for an address that no server on the Internet sees as its client. */
export function isInnerIp(ip: string): boolean {
  const client = readClient(ip);
  return client !== undefined && isInner(client.network);
}

/** Reads one Received field. Never throws. */
export function readReceived(value: string): Hop {
  const line = unfold(value);
  const semicolon = line.lastIndexOf(';');
  const at = readDate(line.slice(semicolon + 1));
  const words = wordsOf(semicolon < 0 ? line : line.slice(0, semicolon));
  const after = (keyword: string): Word | undefined => {
    const index = words.findIndex(({text}) => text.toLowerCase() === keyword);
    return index < 0 ? undefined : words[index + 1];
  };
  const from = after('from');
  const helo = from?.text.replace(/^\[|\]$/g, '');
  const ip = from && findIp([...from.comments, from.text].join(' '));
  const by = after('by')?.text;
  const protocol = after('with')?.text;
  const noted = /envelope-from\s{0,5}[=:]?\s{0,5}<?([^<>()\s;]{0,320})/i.exec(line)?.[1];
  return {
    ...(helo && {helo: textPart(helo)}),
    ...(ip && {ip}),
    inner: ip !== undefined && isInnerIp(ip),
    ...(by && {by: textPart(by)}),
    ...(protocol && {protocol: textPart(protocol)}),
    ...(noted !== undefined && {envelopeFrom: noted}),
    ...(at !== undefined && {at}),
  };
}

/**
 * The way of a message, in the order in which it was made.
 *
 * @param values of the Received fields, from the top
 */
export function readRoute(values: readonly string[]): Hop[] {
  const hops = values.slice(0, MAX_HOPS).map(readReceived).reverse();
  let last: number | undefined;
  return hops.map((hop) => {
    const delay = hop.at !== undefined && last !== undefined ? hop.at - last : undefined;
    last = hop.at ?? last;
    return {...hop, ...(delay !== undefined && {delay})};
  });
}
