import {readDomain} from '../dns';
import {rfc, type Problem} from '../kit';
import {appendix} from './reference';

/** An address that reports go to. */
export interface ReportUri {
  /** As written, without blanks around it and without an old size limit. */
  text: string;
  /** Column of its first character, from 1. */
  column: number;
  /** In lower case. */
  scheme: string;
  /** The mailbox of a mailto URI, percent-encoding undone. */
  address?: string;
  /** Domain of the mailbox: A-labels, lower case. */
  host?: string;
}

export interface UriList {
  /** The valid ones. */
  uris: ReportUri[];
  problems: Problem[];
}

const scheme = /^([a-z][a-z\d+.-]*):/i;
/** RFC 7489's limit on the size of a report, which is to be passed over (RFC 9989, 4.8). */
const sizeMark = '!';
/** What may stand in a URI (RFC 3986, 2). */
const uriCharacters = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/;
const ADDRESS_LIMIT = 2;
/** As much of a strange value as a sentence can carry. */
const CLIP = 80;

export function clip(text: string): string {
  return text.length > CLIP ? `${text.slice(0, CLIP)}…` : text;
}

/**
 * Reads the value of `rua` or `ruf`: URIs with commas between them (RFC 9989, 4.6 and 4.8).
 *
 * @param value the tag's value
 * @param column column of its first character, from 1
 * @param tag for the sentences
 */
export function readUris(value: string, column: number, tag: 'rua' | 'ruf'): UriList {
  const uris: ReportUri[] = [];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let offset = 0;
  for (const piece of value.split(',')) {
    const text = piece.trim();
    const position = column + offset + piece.search(/\S|$/);
    offset += piece.length + 1;
    const {uri, problems: found} = readUri(text, position, tag);
    problems.push(...found);
    if (uri && seen.has(uri.text)) {
      problems.push({
        code: 'repeated-address',
        severity: 'note',
        message: `${tag} names ${clip(uri.text)} twice.`,
        cure: 'Remove one of them.',
        position,
      });
    } else if (uri) {
      seen.add(uri.text);
      uris.push(uri);
    }
  }
  if (uris.length > ADDRESS_LIMIT) {
    problems.push({
      code: 'many-addresses',
      severity: 'note',
      message: `${tag} has ${uris.length} addresses. The old standard asked reporters to support two, so some use only the first two.`,
      cure: 'List the two most important ones first.',
      position: column,
      reference: appendix('C.7'),
    });
  }
  return {uris, problems};
}

function readUri(
  written: string,
  position: number,
  tag: string,
): {uri?: ReportUri; problems: Problem[]} {
  if (written === '') {
    return refuse(`There is no address between two commas of ${tag}, or none at all.`, {
      cure: `Use ${tag}=mailto:dmarc@example.com with your own address.`,
      position,
    });
  }
  const mark = written.indexOf(sizeMark);
  const text = mark < 0 ? written : written.slice(0, mark).trimEnd();
  const problems: Problem[] =
    text === written
      ? []
      : [
          {
            code: 'size-limit',
            severity: 'warning',
            message: `“${clip(written.slice(text.length).trim())}” was a limit on the size of reports. It is no longer part of DMARC, and reporters ignore it.`,
            cure: `Use ${clip(text)}. An exclamation mark that belongs to the address is written as %21.`,
            position: position + text.length,
            reference: rfc(9989, '4.8'),
          },
        ];
  const name = scheme.exec(text)?.[1]?.toLowerCase();
  if (name === undefined) {
    const isAddress = /^[^\s@]+@[^\s@]+$/.test(text);
    return refuse(`“${clip(text)}” in ${tag} is not a URI, so no report is sent there.`, {
      cure: isAddress
        ? `Use mailto:${clip(text)}.`
        : 'Use mailto: followed by an email address.',
      position,
    });
  }
  if (!uriCharacters.test(text) || /%(?![\da-f]{2})/i.test(text)) {
    return refuse(
      `“${clip(text)}” in ${tag} contains characters that a URI cannot have.`,
      {
        cure: 'Encode them with % and two digits, such as %2C for a comma, and write a domain in other scripts with xn--.',
        position,
      },
    );
  }
  const bare = {text, column: position, scheme: name};
  if (name !== 'mailto') {
    problems.push({
      code: 'not-mailto',
      severity: 'warning',
      message: `“${clip(text)}” in ${tag} is not a mailto address. Reporters do not have to support anything else.`,
      cure: 'Use an email address: mailto:dmarc@example.com.',
      position,
      reference: rfc(9989, '4.7'),
    });
    return {uri: bare, problems};
  }
  const mailbox = readMailbox(text);
  return mailbox
    ? {uri: {...bare, ...mailbox}, problems}
    : refuse(`“${clip(text)}” in ${tag} is not one complete email address.`, {
        cure: 'Use one mailto: with one address, and a comma before the next mailto:.',
        position,
      });
}

function refuse(
  message: string,
  {cure, position}: {cure: string; position: number},
): {problems: Problem[]} {
  return {
    problems: [
      {
        code: 'bad-address',
        severity: 'error',
        message,
        cure,
        position,
        reference: rfc(9989, '4.8'),
      },
    ],
  };
}

/** The mailbox in a mailto URI (RFC 6068, 2), whose `?` fields mean nothing here. */
function readMailbox(text: string): {address: string; host: string} | undefined {
  const [encoded = ''] = text.slice('mailto:'.length).split('?');
  const address = decodePercent(encoded);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const isQuoted = /^"[^"\\]*"$/.test(local);
  if (at <= 0 || (!isQuoted && /[\s@"]/.test(local)) || /[\s,]/.test(address.slice(at))) {
    return undefined;
  }
  const host = address.slice(at + 1).toLowerCase();
  const reading = readDomain(host);
  // It also finds names in web addresses and the like, which this is no place for.
  return reading.valid && reading.domain === host.replace(/\.$/, '')
    ? {address, host: reading.domain}
    : undefined;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An email address as a URI for `rua` and `ruf`, where , ; ! and % have to be encoded. */
export function mailtoUri(address: string): string {
  const encoded = address
    .toWellFormed()
    .replace(/[^\w\-.~:/@$'()*+=]/gu, (character) =>
      encodeURIComponent(character).replace('!', '%21'),
    );
  return `mailto:${encoded}`;
}
