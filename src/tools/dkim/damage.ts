import type {Problem} from '../kit';
import {found} from './found';

/** The text with what came along by copying blanked out: columns stay as they are. */
export interface Mended {
  text: string;
  problems: Problem[];
}

function blankOut(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/**
 * Finds what people leave in a key record when they copy it: the name and type of a zone
 * line, quotation marks, backslashes, the lines around a PEM key. They are faults, for a
 * receiver takes the record as it is; the rest can be read all the same.
 */
export function mendRecord(record: string): Mended {
  const problems: Problem[] = [];
  let text = record;

  const owner = /^\s*[^\s;=]{1,255}\s+(?:\d{1,10}\s+)?(?:IN\s+)?TXT\s/i.exec(text);
  if (owner) {
    problems.push(
      found('zone-line', 'The record’s name and type are part of its value.', {
        position: 1,
      }),
    );
    text = blankOut(text, 0, owner[0].length);
  }

  const quote = quoteIndex(text);
  if (quote >= 0) {
    problems.push(
      found('quotes', 'The record contains quotation marks.', {position: quote + 1}),
    );
    text = text.replace(/["“”„]/g, ' ');
  }

  const backslash = text.indexOf('\\;');
  if (backslash >= 0) {
    problems.push(
      found('backslash', 'There is a backslash before a semicolon.', {
        position: backslash + 1,
      }),
    );
    text = text.replaceAll('\\;', ' ;');
  }

  const armour = /-----(?:BEGIN|END) ([A-Z0-9 ]{1,40})-----/g;
  for (const {0: line, 1: label, index} of text.matchAll(armour)) {
    const isPrivate = label?.includes('PRIVATE') === true;
    if (!problems.some(({code}) => code === 'pem-armour' || code === 'private-key')) {
      problems.push(
        isPrivate
          ? found('private-key', 'The record contains a private key.', {
              position: index + 1,
            })
          : found('pem-armour', `The record contains “${line}”.`, {position: index + 1}),
      );
    }
    text = blankOut(text, index, index + line.length);
  }
  return {text, problems};
}

/** Quotation marks at an end or within the key. In a note (n=) they are allowed. */
function quoteIndex(text: string): number {
  const first = text.search(/\S/);
  const atStart = first >= 0 && /["“”„]/.test(text.charAt(first));
  const seam = text.search(/"\s{0,100}"|[“”„]/);
  return atStart ? first : seam >= 0 ? seam : keyQuote(text);
}

function keyQuote(text: string): number {
  const key = /(?:^|;)\s{0,100}p\s{0,100}=[^;"]*"/.exec(text);
  return key ? key.index + key[0].length - 1 : -1;
}
