import {rfc} from '../kit';
import type {Fault} from './types';

/** Names for the characters that cannot be seen and that people paste most often. */
const INVISIBLE: Readonly<Record<number, string>> = {
  0x00ad: 'soft hyphen',
  0x200b: 'zero-width space',
  0x200c: 'zero-width non-joiner',
  0x200d: 'zero-width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x2028: 'line separator',
  0x2029: 'paragraph separator',
  0x202a: 'left-to-right embedding',
  0x202b: 'right-to-left embedding',
  0x202c: 'end of embedding',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x2060: 'word joiner',
  0xfeff: 'byte order mark',
};

const ascii = /^[\0-\x7f]*$/;
const bidiControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Full-width forms, and the full stops that input methods write for a dot (UTS 46, 4.5). */
const fullWidth = /[\uff01-\uff5e\u3002\uff61]/;
const combining = /^\p{M}/u;
/** Accents of no script in particular; a script's own vowel signs are not among them. */
const accent = /^\p{Script=Inherited}/u;
const separator = /^[\p{Zs}\p{Zl}\p{Zp}]/u;
const control = /^\p{Cc}/u;
const ignorable = /^[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const privateUse = /^\p{Co}/u;
const unassigned = /^\p{Cn}/u;
const surrogate = /^\p{Cs}/u;
/** Viramas: the sign that asks for a joiner after it (RFC 5892, A.1 and A.2). */
const virama =
  /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u0e3a\u0f84\u1039\u17d2]/;
/** Letters that join with their neighbours: the scripts where ZWNJ is part of spelling. */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;

export function isAscii(text: string): boolean {
  return ascii.test(text);
}

/** The whole character at an index: two UTF-16 units where it needs them. */
export function characterAt(text: string, index: number): string {
  const code = text.codePointAt(index);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** A character as a sentence can show it: by name or number where it cannot be seen. */
export function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (character === ' ') {
    return 'A space';
  }
  if (character === '\t') {
    return 'A tab';
  }
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = INVISIBLE[code];
  if (name !== undefined) {
    return `${number} (${name})`;
  }
  const unseen =
    code < 0x20 ||
    code === 0x7f ||
    [control, separator, ignorable, privateUse, unassigned, surrogate, combining].some(
      (kind) => kind.test(character),
    );
  return unseen ? `The character ${number}` : `“${character}”`;
}

/**
 * What is unsafe about the character beyond ASCII at an index. RFC 6532 (3.1) lets
 * an address hold any of them. But one that cannot be seen, has no meaning of its own
 * or changes the order of its neighbours makes two addresses look alike, so nobody
 * can have meant it.
 *
 * @param first which marks are refused here, where there is nothing before them that
 *   they could sit on: all in a domain's label (RFC 5891, 4.2.3.2), accents in a local part
 */
export function unsafeCharacter(
  text: string,
  index: number,
  first?: 'marks' | 'accents' | false,
): Fault | undefined {
  const character = characterAt(text, index);
  const position = index + 1;
  const named = nameCharacter(character);
  if (surrogate.test(character) || character === '\ufffd') {
    return {
      code: 'broken-character',
      message: `The character at ${position} is broken, because the text was read in the wrong encoding or truncated.`,
      cure: 'Enter the address manually, or export the file again as UTF-8.',
      position,
      reference: rfc(3629, '3'),
    };
  }
  if (control.test(character)) {
    return controlCharacter(character, position);
  }
  if (separator.test(character)) {
    return {
      code: 'unusual-space',
      message: `${named} at character ${position} is a special kind of space, which an address cannot have.`,
      cure: 'Remove it. It is often copied from a web page or a document.',
      position,
      reference: rfc(5321, '4.1.2'),
    };
  }
  if (bidiControl.test(character)) {
    return {
      code: 'direction-control',
      message: `${named} at character ${position} is invisible and changes the text direction, so the address does not look the way it is stored.`,
      cure: 'Remove it.',
      position,
      reference: rfc(5893, '1'),
    };
  }
  if (fullWidth.test(character)) {
    return {
      code: 'full-width',
      message: `${named} at character ${position} is a full-width character from an East Asian keyboard. Mail servers do not convert it.`,
      cure: 'Switch the keyboard to half-width and enter it again.',
      position,
      reference: rfc(5892, '2.2'),
    };
  }
  if (ignorable.test(character)) {
    return joinsHere(text, index, character) ? undefined : invisible(named, position);
  }
  if (privateUse.test(character)) {
    return {
      code: 'private-use',
      message: `${named} at ${position} has no standard meaning, so each computer may show something else.`,
      cure: 'Enter the address manually.',
      position,
      reference: rfc(5892, '2.1'),
    };
  }
  if (unassigned.test(character)) {
    return {
      code: 'unassigned',
      message: `${named} at ${position} is not a character, because Unicode has not assigned this number.`,
      cure: 'Enter the address manually.',
      position,
      reference: rfc(5892, '2.10'),
    };
  }
  const refused = first === 'marks' || (first === 'accents' && accent.test(character));
  return refused && combining.test(character)
    ? {
        code: 'combining-first',
        message: `${named} at ${position} is an accent or a sign that belongs to the letter before it, but there is none.`,
        cure: 'Remove it, or enter the letter it belongs to.',
        position,
        reference: rfc(5891, '4.2.3.2'),
      }
    : undefined;
}

/** A fault for a control character, ASCII's and the others. */
export function controlCharacter(character: string, position: number): Fault {
  return character === '\r' || character === '\n'
    ? {
        code: 'line-break',
        message: `There is a line break at character ${position}, but an address has to be on one line.`,
        cure: 'Remove it. If there are several addresses, check them as a list.',
        position,
        reference: rfc(5321, '4.1.2'),
      }
    : {
        code: 'control-character',
        message: `${nameCharacter(character)} at ${position} is a control character, which is invisible and not allowed in an address.`,
        cure: 'Remove it.',
        position,
        reference: rfc(5321, '4.1.2'),
      };
}

function invisible(named: string, position: number): Fault {
  return {
    code: 'invisible',
    message: `${named} at character ${position} is invisible and makes this a different address.`,
    cure: 'Remove it. It is often copied along with an address from a web page or a chat.',
    position,
    reference: rfc(5892, '2.3'),
  };
}

/** RFC 5892, A.1 and A.2: where a joiner is part of the spelling. */
function joinsHere(text: string, index: number, character: string): boolean {
  const before = text.charAt(index - 1);
  if (character !== '\u200c' && character !== '\u200d') {
    return false;
  }
  if (virama.test(before)) {
    return true;
  }
  const after = characterAt(text, index + 1);
  return character === '\u200c' && joining.test(before) && joining.test(after);
}
