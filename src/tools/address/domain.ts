import {toAscii} from '../dns';
import {rfc, type Problem} from '../kit';
import {
  characterAt,
  controlCharacter,
  isAscii,
  nameCharacter,
  unsafeCharacter,
} from './characters';
import {MAX_DOMAIN, MAX_LABEL} from './limits';
import {readLiteral} from './literal';
import {commentFault} from './local';
import {decodePunycode} from './punycode';
import {latinTwin, mixedScripts} from './scripts';
import {specialUse} from './special';
import type {Fault, Read} from './types';

/** What stands after the @. */
export interface MailDomain {
  /** Lower case, U-labels; or an address literal with its brackets. */
  domain: string;
  /** Lower case, A-labels; or the same literal. */
  asciiDomain: string;
  warnings: Problem[];
}

/** Text between two dots, and where it begins in the input (from 0). */
interface Label {
  text: string;
  start: number;
}

/** Taken for a dot in domains (RFC 5895, 2; UTS 46, 4.5). */
const IDEOGRAPHIC_DOT = '\u3002';
const ldh = /[a-z\d-]/i;
/**
 * Letters, marks and digits: the heart of what RFC 5892 (2.1) lets into a name. Capital
 * letters are mapped to small ones before (RFC 5895, 2.1).
 */
const letterDigit = /^[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}]+$/u;
/** RFC 5892, 2.6 (exceptions to the rule), and the old jamo of 2.9. */
const allowedAnyway = /^[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007\u200c\u200d]$/;
const refusedAnyway =
  /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const plainEnding = /^(?:[a-z]{2,63}|xn--[a-z\d-]+)$/;

/**
 * Reads what follows the @: a domain name by RFC 5321 (4.1.2) and, beyond ASCII, by
 * IDNA (RFC 5890 to 5892), or an address literal (4.1.3).
 *
 * @param start index of the first character after the @
 */
export function readMailDomain(input: string, start: number): Read<MailDomain> {
  if (input.startsWith('[', start)) {
    const literal = readLiteral(input, start);
    return 'fault' in literal ? literal : {part: literalDomain(literal.part, start)};
  }
  const labels = readLabels(input, start);
  if ('fault' in labels) {
    return labels;
  }
  const fault = labels.part.map(labelFault).find((found) => found !== undefined);
  if (fault) {
    return {fault};
  }
  const written = input.slice(start);
  return isAscii(written) && !/(?:^|\.)xn--/i.test(written)
    ? asciiName(written, start)
    : internationalName(labels.part, written, start);
}

function literalDomain(literal: string, start: number): MailDomain {
  return {
    domain: literal,
    asciiDomain: literal,
    warnings: [
      {
        code: 'address-literal',
        severity: 'warning',
        message:
          'The domain is an IP address. That is valid, but many servers reject it, and people do not have such addresses.',
        cure: 'Ask for an address with a domain name.',
        position: start + 1,
        reference: rfc(5321, '4.1.3'),
      },
    ],
  };
}

/** Divides the domain at its dots and looks at every character. */
function readLabels(input: string, start: number): Read<Label[]> {
  const labels: Label[] = [];
  let labelStart = start;
  let index = start;
  while (index < input.length) {
    const character = characterAt(input, index);
    if (character === '.' || character === IDEOGRAPHIC_DOT) {
      if (index === labelStart) {
        return {fault: emptyLabel(index, index === start)};
      }
      labels.push({text: input.slice(labelStart, index), start: labelStart});
      labelStart = index + 1;
    } else {
      const fault = characterFault(input, index, character, labelStart);
      if (fault) {
        return {fault};
      }
    }
    index += character.length;
  }
  if (labelStart === input.length) {
    return {fault: nothingLeft(input, start)};
  }
  labels.push({text: input.slice(labelStart), start: labelStart});
  return {part: labels};
}

function emptyLabel(index: number, first: boolean): Fault {
  return first
    ? {
        code: 'dot-after-at',
        message: `There is a dot right after the @ (character ${index + 1}).`,
        cure: 'Remove the dot.',
        position: index + 1,
        reference: rfc(5321, '4.1.2'),
      }
    : {
        code: 'two-dots',
        message: `There are two dots in a row at character ${index + 1}.`,
        cure: 'Remove one.',
        position: index + 1,
        reference: rfc(5321, '4.1.2'),
      };
}

function nothingLeft(input: string, start: number): Fault {
  return start === input.length
    ? {
        code: 'no-domain',
        message: 'There is nothing after the @.',
        cure: 'Enter the domain after it, such as example.com.',
        position: start + 1,
        reference: rfc(5321, '4.1.2'),
      }
    : {
        code: 'last-dot',
        message: 'The address ends with a dot.',
        cure: 'Remove the dot.',
        position: input.length,
        reference: rfc(5321, '4.1.2'),
      };
}

function characterFault(
  input: string,
  index: number,
  character: string,
  labelStart: number,
): Fault | undefined {
  if (isAscii(character)) {
    return ldh.test(character) ? undefined : strayCharacter(input, index, character);
  }
  return (
    unsafeCharacter(input, index, index === labelStart && 'marks') ??
    (isNameCharacter(input, index, character)
      ? undefined
      : symbolFault(character, index + 1))
  );
}

function strayCharacter(input: string, index: number, character: string): Fault {
  const position = index + 1;
  if (character !== ' ' && (character < ' ' || character === '\x7f')) {
    return controlCharacter(character, position);
  }
  switch (character) {
    case '@':
      return {
        code: 'two-ats',
        message: `There is a second @ at character ${position}.`,
        cure: 'Remove one. If both belong to the address, the part before the last @ needs quotation marks.',
        position,
        reference: rfc(5321, '4.1.2'),
      };
    case ' ':
      return {
        code: 'space',
        message: `There is a space at character ${position}, which an address cannot have.`,
        cure: 'Remove it.',
        position,
        reference: rfc(5321, '4.1.2'),
      };
    case ',':
      return {
        code: 'comma',
        message: `There is a comma at character ${position} instead of a dot.`,
        cure: 'Use a dot instead.',
        position,
        reference: rfc(5321, '4.1.2'),
      };
    case '_':
      return {
        code: 'underscore',
        message: `There is an underscore at character ${position}. DNS allows it, but the domain of an address does not.`,
        cure: 'Check whether it should be a hyphen, or belongs before the @.',
        position,
        reference: rfc(5321, '2.3.5'),
      };
    case '(':
      return commentFault(input, index);
    default:
      return {
        code: 'bad-domain-character',
        message: `${nameCharacter(character)} at character ${position} cannot be part of a domain.`,
        cure: 'Remove it. Letters, digits, hyphens and dots are allowed.',
        position,
        reference: rfc(5321, '4.1.2'),
      };
  }
}

/** RFC 5892: may the character stand in a name, here? */
function isNameCharacter(input: string, index: number, character: string): boolean {
  switch (character) {
    case '\u00b7':
      return /l\u00b7l/i.test(input.slice(index - 1, index + 2));
    case '\u0375':
      return /\p{Script=Greek}/u.test(characterAt(input, index + 1));
    case '\u05f3':
    case '\u05f4':
      return /\p{Script=Hebrew}/u.test(input.charAt(index - 1));
    case '\u30fb':
      return eastAsian.test(input.slice(index - MAX_LABEL, index + MAX_LABEL));
    default: {
      const small = character.toLowerCase();
      return (
        allowedAnyway.test(small) ||
        (letterDigit.test(small) &&
          !refusedAnyway.test(small) &&
          small.normalize('NFKC') === small.normalize('NFC'))
      );
    }
  }
}

function symbolFault(character: string, position: number): Fault {
  return {
    code: 'symbol-in-domain',
    message: `${nameCharacter(character)} at character ${position} is not allowed in domain names, where only letters, marks and digits can be non-ASCII characters.`,
    cure: 'Remove it. If such a domain is really registered, use its xn-- form.',
    position,
    reference: rfc(5892, '2.1'),
  };
}

function labelFault({text, start}: Label): Fault | undefined {
  const position = start + 1;
  if (text.startsWith('-') || text.endsWith('-')) {
    return {
      code: 'edge-hyphen',
      message: `“${short(text)}” ${text.startsWith('-') ? 'begins' : 'ends'} with a hyphen.`,
      cure: 'Remove the hyphen.',
      position: text.startsWith('-') ? position : start + text.length,
      reference: rfc(5321, '4.1.2'),
    };
  }
  if (text.length > MAX_LABEL && isAscii(text)) {
    return longLabel({text, start}, text.length);
  }
  if (text.slice(2, 4) === '--' && !/^xn--/i.test(text)) {
    return {
      code: 'reserved-hyphens',
      message: `“${short(text)}” has hyphens as its third and fourth characters. Such names are reserved, and only xn-- is used.`,
      cure: 'Check how the domain is spelled.',
      position: start + 3,
      reference: rfc(5890, '2.3.1'),
    };
  }
  return undefined;
}

function longLabel({text, start}: Label, length: number): Fault {
  return {
    code: 'long-label',
    message: `“${short(text)}” has ${length} characters${isAscii(text) ? '' : ' in the form that DNS uses'}, but only ${MAX_LABEL} are allowed between two dots.`,
    cure: 'Check the name, which may be two names joined together.',
    position: start + Math.min(text.length, MAX_LABEL) + 1,
    reference: rfc(1035, '2.3.4'),
  };
}

/** A name as a sentence can bear it. */
function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 24)}…` : text;
}

function asciiName(written: string, start: number): Read<MailDomain> {
  const domain = written.toLowerCase();
  return domain.length > MAX_DOMAIN
    ? {fault: longDomain(domain.length, start)}
    : {part: {domain, asciiDomain: domain, warnings: asciiWarnings(domain, start)}};
}

function longDomain(length: number, start: number): Fault {
  return {
    code: 'long-domain',
    message: `The domain has ${length} characters in the form that DNS uses, but only ${MAX_DOMAIN} are allowed.`,
    cure: 'Check that nothing was pasted into it.',
    position: start + 1,
    reference: rfc(1035, '2.3.4'),
  };
}

/**
 * A name with labels beyond ASCII, or in xn-- form. The browser's own IDNA (UTS 46)
 * writes the A-labels; what it lets through and RFC 5892 does not was refused before.
 */
function internationalName(
  labels: readonly Label[],
  written: string,
  start: number,
): Read<MailDomain> {
  const asciiDomain = toAscii(written);
  if (asciiDomain === undefined) {
    return {fault: notIdna(labels, start)};
  }
  const asciiLabels = asciiDomain.split('.');
  const long = asciiLabels.findIndex((label) => label.length > MAX_LABEL);
  const longest = labels[long];
  if (longest) {
    return {fault: longLabel(longest, asciiLabels[long]?.length ?? 0)};
  }
  if (asciiDomain.length > MAX_DOMAIN) {
    return {fault: longDomain(asciiDomain.length, start)};
  }
  const names: string[] = [];
  for (const [index, ascii] of asciiLabels.entries()) {
    const unicode = ascii.startsWith('xn--') ? decodePunycode(ascii.slice(4)) : ascii;
    const label = labels[index];
    if (unicode === undefined || unicode === '') {
      return {fault: badPunycode(label?.text ?? ascii, label?.start ?? start)};
    }
    names.push(unicode);
  }
  const warnings = [
    ...dotWarning(written, start),
    ...asciiWarnings(asciiDomain, start, written.length),
    ...labels.flatMap((label, index) =>
      unicodeWarnings(names[index] ?? '', label, isAscii(names.at(-1) ?? '')),
    ),
  ];
  return {part: {domain: names.join('.'), asciiDomain, warnings}};
}

function dotWarning(written: string, start: number): Problem[] {
  const index = written.indexOf(IDEOGRAPHIC_DOT);
  return index < 0
    ? []
    : [
        {
          code: 'ideographic-dot',
          severity: 'warning',
          message: `The dot at character ${start + index + 1} is a Chinese and Japanese full stop. Browsers treat it as a plain dot, but a mail server may not.`,
          cure: 'Enter a plain dot.',
          position: start + index + 1,
          reference: rfc(5895, '2'),
        },
      ];
}

function notIdna(labels: readonly Label[], start: number): Fault {
  const label = labels.find(({text}) => toAscii(text) === undefined);
  if (label && isAscii(label.text)) {
    return badPunycode(label.text, label.start);
  }
  return {
    code: 'not-idna',
    message: label
      ? `“${short(label.text)}” breaks the rules for internationalized names, such as where right-to-left letters and digits are allowed.`
      : 'The domain mixes right-to-left and left-to-right labels in a way that is not allowed.',
    cure: 'Check how the domain is spelled.',
    position: (label?.start ?? start) + 1,
    reference: rfc(5893, '2'),
  };
}

function badPunycode(text: string, start: number): Fault {
  return {
    code: 'bad-punycode',
    message: `“${short(text)}” begins like an internationalized name, but the part after xn-- cannot be decoded.`,
    cure: 'Check how the domain is spelled.',
    position: start + 1,
    reference: rfc(5891, '5.3'),
  };
}

/**
 * What to know about a name in ASCII.
 *
 * @param length of the name as it was written, where that differs
 */
export function asciiWarnings(
  asciiDomain: string,
  start: number,
  length = asciiDomain.length,
): Problem[] {
  const lastDot = asciiDomain.lastIndexOf('.');
  const ending = asciiDomain.slice(lastDot + 1);
  const special = specialUse(asciiDomain, start + 1 + length - asciiDomain.length);
  if (special) {
    return [special];
  }
  if (!plainEnding.test(ending)) {
    return [endingWarning(ending, start + length - ending.length + 1, asciiDomain)];
  }
  if (lastDot < 0) {
    return [
      {
        code: 'no-dot',
        severity: 'warning',
        message: `“${asciiDomain}” has no dot, so its ending is missing. The grammar allows it, but hardly any top-level domain accepts email.`,
        cure: 'Enter the whole domain, such as example.com.',
        position: start + length + 1,
        reference: rfc(5321, '2.3.5'),
      },
    ];
  }
  return asciiDomain.startsWith('www.') && lastDot > 3
    ? [
        {
          code: 'www',
          severity: 'warning',
          message: `${asciiDomain} is the name of a website. Email addresses rarely have www after the @.`,
          cure: `Check whether it should be @${asciiDomain.slice(4)}.`,
          position: start + 1,
        },
      ]
    : [];
}

function endingWarning(ending: string, position: number, asciiDomain: string): Problem {
  if (/^\d+$/.test(ending)) {
    return {
      code: 'numeric-ending',
      severity: 'warning',
      message: /^\d+(?:\.\d+){3}$/.test(asciiDomain)
        ? 'The part after the @ is an IP address without the square brackets that email requires.'
        : `The domain ends in a number, “${ending}”, but no top-level domain is a number.`,
      cure: 'Enter the name of the domain, which ends in letters.',
      position,
      reference: rfc(3696, '2'),
    };
  }
  return {
    code: 'unlikely-ending',
    severity: 'warning',
    message: `There is no top-level domain “${ending}”. They have two or more letters and nothing else, unless they begin with xn--.`,
    cure: 'Check the ending.',
    position,
    reference: rfc(3696, '2'),
  };
}

function unicodeWarnings(name: string, {start}: Label, asciiEnding: boolean): Problem[] {
  if (isAscii(name)) {
    return [];
  }
  const symbol = Array.from(name).find(
    (character, index, all) =>
      !isAscii(character) &&
      !isNameCharacter(name, all.slice(0, index).join('').length, character),
  );
  if (symbol !== undefined) {
    return [
      {
        code: 'symbol-domain',
        severity: 'warning',
        message: `In Unicode, this name contains ${nameCharacter(symbol)}, which names cannot contain, although a few registries sell such names.`,
        cure: 'Check whether this address is intended.',
        position: start + 1,
        reference: rfc(5892, '2.1'),
      },
    ];
  }
  return [
    mixtureWarning(name, start + 1),
    asciiEnding && twinWarning(name, start + 1),
  ].filter((warning) => warning !== undefined && warning !== false);
}

/** A warning where one word mixes scripts. */
export function mixtureWarning(text: string, position: number): Problem | undefined {
  for (const word of text.split(/[^\p{L}\p{M}]+/u)) {
    const mixed = mixedScripts(word);
    if (mixed) {
      return {
        code: 'mixed-scripts',
        severity: 'warning',
        message: `“${short(word)}” mixes ${mixed[0]} and ${mixed[1]} letters. Some of them look alike, so this may be a different address from the one it looks like.`,
        cure: 'Enter it manually, and compare.',
        position,
        reference: {
          label: 'UTS 39, 5.1',
          url: 'https://www.unicode.org/reports/tr39/#Mixed_Script_Detection',
        },
      };
    }
  }
  return undefined;
}

function twinWarning(name: string, position: number): Problem | undefined {
  const twin = latinTwin(name);
  return twin === undefined
    ? undefined
    : {
        code: 'look-alike',
        severity: 'warning',
        message: `“${short(name)}” looks like “${short(twin)}”, but uses other letters and is a different domain.`,
        cure: 'Enter it manually, and compare.',
        position,
        reference: {
          label: 'UTS 39, 4',
          url: 'https://www.unicode.org/reports/tr39/#Confusable_Detection',
        },
      };
}
