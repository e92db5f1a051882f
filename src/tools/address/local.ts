import {rfc} from '../kit';
import {
  characterAt,
  controlCharacter,
  isAscii,
  nameCharacter,
  unsafeCharacter,
} from './characters';
import {MAX_LOCAL, octets} from './limits';
import type {Fault, Read} from './types';
import {noAt} from './whole';

/** Characters of an atom (RFC 5322, 3.2.3). */
const atext = /[\w!#$%&'*+/=?^`{|}~-]/;

export interface LocalPart {
  text: string;
  /** Index of the @ after it. */
  at: number;
  quoted: boolean;
}

/**
 * Reads the local part: a dot-string or a quoted string (RFC 5321, 4.1.2), with UTF-8
 * where ASCII letters may stand (RFC 6531, 3.3). Comments, folding and a mixture of
 * quoted and plain words are message header syntax (RFC 5322) that SMTP has no place for.
 */
export function readLocal(input: string): Read<LocalPart> {
  const read = input.startsWith('"') ? readQuoted(input) : readDotString(input);
  if ('fault' in read) {
    return read;
  }
  const length = octets(read.part.text);
  return length > MAX_LOCAL ? {fault: longLocal(read.part.text, length)} : read;
}

function readDotString(input: string): Read<LocalPart> {
  let wordStart = 0;
  let index = 0;
  while (index < input.length) {
    const character = characterAt(input, index);
    if (character === '@' || character === '.') {
      if (index === wordStart) {
        return {fault: emptyWord(input, index)};
      }
      if (character === '@') {
        return {part: {text: input.slice(0, index), at: index, quoted: false}};
      }
      wordStart = index + 1;
    } else if (isAscii(character)) {
      if (!atext.test(character)) {
        return {fault: strayCharacter(input, index)};
      }
    } else {
      const fault = unsafeCharacter(input, index, index === wordStart && 'accents');
      if (fault) {
        return {fault};
      }
    }
    index += character.length;
  }
  return {fault: noAt(input)};
}

/** A dot with nothing before it, or nothing at all before the @. */
function emptyWord(input: string, index: number): Fault {
  const position = index + 1;
  if (index === 0) {
    return input.startsWith('@')
      ? {
          code: 'no-local-part',
          message: 'There is nothing before the @.',
          cure: 'Enter the name of the mailbox before it.',
          position,
          reference: rfc(5321, '4.1.2'),
        }
      : {
          code: 'first-dot',
          message: 'The address begins with a dot.',
          cure: 'Remove the dot.',
          position,
          reference: rfc(5321, '4.1.2'),
        };
  }
  return input.startsWith('@', index)
    ? {
        code: 'dot-before-at',
        message: `There is a dot before the @ (character ${position - 1}).`,
        cure: 'Remove the dot.',
        position: position - 1,
        reference: rfc(5321, '4.1.2'),
      }
    : {
        code: 'two-dots',
        message: `There are two dots in a row at character ${position}.`,
        cure: 'Remove one.',
        position,
        reference: rfc(5321, '4.1.2'),
      };
}

function strayCharacter(input: string, index: number): Fault {
  const character = input.charAt(index);
  const position = index + 1;
  const named = nameCharacter(character);
  if (character < ' ' || character === '\x7f') {
    return controlCharacter(character, position);
  }
  switch (character) {
    case ' ':
      return {
        code: 'space',
        message: `There is a space at character ${position}, which an address cannot have.`,
        cure: 'Remove it.',
        position,
        reference: rfc(5321, '4.1.2'),
      };
    case '(':
      return commentFault(input, index);
    case '"':
      return {
        code: 'stray-quote',
        message: `There is a quotation mark in the middle, at character ${position}. Quotation marks can only enclose the whole part before the @.`,
        cure: 'Remove the quotation marks.',
        position,
        reference: rfc(5321, '4.1.2'),
      };
    default:
      return {
        code: 'bad-local-character',
        message: `${named} at character ${position} is not allowed before the @.`,
        cure: "Remove it. Letters, digits, dots and !#$%&'*+-/=?^_`{|}~ are allowed.",
        position,
        reference: rfc(5321, '4.1.2'),
      };
  }
}

/** Says of a bracket whether it is a comment or a slip of the finger. */
export function commentFault(input: string, index: number): Fault {
  const position = index + 1;
  return input.includes(')', index)
    ? {
        code: 'comment',
        message: `A comment in parentheses begins at character ${position}. Message headers allow it, but SMTP does not.`,
        cure: 'Remove the parentheses and everything in them.',
        position,
        reference: rfc(5321, '4.1.2'),
      }
    : {
        code: 'bracket',
        message: `The parenthesis at character ${position} is never closed.`,
        cure: 'Remove it.',
        position,
        reference: rfc(5321, '4.1.2'),
      };
}

/**
 * Quoted-string of RFC 5321, 4.1.2. RFC 6531 (3.3) adds UTF-8 to the plain
 * characters, and leaves what may follow a backslash as it was: ASCII.
 */
function readQuoted(input: string): Read<LocalPart> {
  let index = 1;
  while (index < input.length) {
    const character = characterAt(input, index);
    if (character === '"') {
      return afterQuotes(input, index + 1);
    }
    const fault =
      character === '\\'
        ? pairFault(input, index)
        : isAscii(character)
          ? quotedControl(character, index)
          : unsafeCharacter(input, index, index === 1 && 'accents');
    if (fault) {
      return {fault};
    }
    index += character === '\\' ? 2 : character.length;
  }
  return {
    fault: {
      code: 'open-quote',
      message: 'The quotation mark at the beginning is never closed.',
      cure: 'Close it before the @, or remove it.',
      position: 1,
      reference: rfc(5321, '4.1.2'),
    },
  };
}

function afterQuotes(input: string, end: number): Read<LocalPart> {
  if (input.startsWith('@', end)) {
    return {part: {text: input.slice(0, end), at: end, quoted: true}};
  }
  return {
    fault: {
      code: 'after-quotes',
      message:
        end === input.length
          ? 'The @ is inside the quotation marks, where it does not divide the address.'
          : `There is more text after the closing quotation mark, instead of the @ (character ${end + 1}).`,
      cure: 'Put the quotation marks around the whole part before the @, or remove them.',
      position: end + 1,
      reference: rfc(5321, '4.1.2'),
    },
  };
}

function pairFault(input: string, index: number): Fault | undefined {
  return /^[ -~]/.test(input.slice(index + 1, index + 2))
    ? undefined
    : {
        code: 'bad-escape',
        message: `The backslash at character ${index + 1} is before a character that it cannot escape.`,
        cure: 'Remove the backslash.',
        position: index + 1,
        reference: rfc(5321, '4.1.2'),
      };
}

function quotedControl(character: string, index: number): Fault | undefined {
  return character < ' ' || character === '\x7f'
    ? controlCharacter(character, index + 1)
    : undefined;
}

function longLocal(text: string, length: number): Fault {
  return {
    code: 'long-local-part',
    message: isAscii(text)
      ? `The part before the @ has ${length} characters, but only ${MAX_LOCAL} are allowed.`
      : `The part before the @ has ${length} octets in UTF-8, but only ${MAX_LOCAL} are allowed. A non-ASCII character takes two to four.`,
    cure: 'Check that nothing was pasted into it.',
    position: firstBeyond(text, MAX_LOCAL) + 1,
    reference: rfc(5321, '4.5.3.1.1'),
  };
}

/** Index of the first character that no longer fits into so many octets. */
function firstBeyond(text: string, limit: number): number {
  let used = 0;
  let index = 0;
  while (index < text.length) {
    const character = characterAt(text, index);
    used += octets(character);
    if (used > limit) {
      break;
    }
    index += character.length;
  }
  return index;
}
