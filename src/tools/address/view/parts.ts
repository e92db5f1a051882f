import type {Problem} from '../../kit';
import type {ValidAddress} from '..';

/** A piece of an address as it is written, and what it is for. */
export interface AddressPart {
  name: string;
  text: string;
  says: string;
  /** What there is to know about it. */
  warnings: Problem[];
}

interface Piece {
  name: string;
  says: string;
  /** Index of its first character. */
  start: number;
}

/**
 * Takes a valid address apart.
 *
 * @param address as it was given to the parser
 */
export function partsOf(address: string, reading: ValidAddress): AddressPart[] {
  const pieces = [...localPieces(reading), ...domainPieces(address, reading)];
  return pieces.map(({name, says, start}, index) => {
    const end = pieces[index + 1]?.start ?? address.length;
    const last = index === pieces.length - 1;
    return {
      name,
      says,
      text: address.slice(start, end),
      warnings: reading.warnings.filter(({position = 1}) => {
        const at = position - 1;
        return at >= start && (at < end || last);
      }),
    };
  });
}

function localPieces({local, needsSmtputf8}: ValidAddress): Piece[] {
  const quoted = local.startsWith('"');
  const plus = quoted ? -1 : local.indexOf('+');
  const mailbox: Piece = {
    name: 'Mailbox',
    says: quoted
      ? 'The local part in quotation marks, where spaces and other characters are allowed.'
      : needsSmtputf8
        ? 'The local part, with non-ASCII letters.'
        : 'The local part, whose meaning only its own server knows.',
    start: 0,
  };
  const at: Piece = {
    name: 'At',
    says: 'Separates the mailbox from its domain.',
    start: local.length,
  };
  return plus > 0
    ? [
        mailbox,
        {
          name: 'Tag',
          says: 'The same mailbox at many providers, which sort by the part after the plus.',
          start: plus,
        },
        at,
      ]
    : [mailbox, at];
}

function domainPieces(
  address: string,
  {asciiDomain, domain, local}: ValidAddress,
): Piece[] {
  const start = local.length + 1;
  if (domain.startsWith('[')) {
    return [
      {
        name: 'IP address',
        says: 'An address literal, which takes the place of a domain.',
        start,
      },
    ];
  }
  const written = address.slice(start);
  const dot = Math.max(written.lastIndexOf('.'), written.lastIndexOf('\u3002'));
  const name: Piece = {
    name: 'Domain',
    says:
      asciiDomain === domain
        ? 'The owner of the mailbox, whose DNS says where its email goes.'
        : asciiDomain === written.toLowerCase()
          ? `The owner of the mailbox, which is ${domain} in Unicode.`
          : `The owner of the mailbox, which is ${asciiDomain} in DNS.`,
    start,
  };
  return dot < 0
    ? [name]
    : [
        name,
        {
          name: 'Ending',
          says: 'The top-level domain, which people mistype most.',
          start: start + dot,
        },
      ];
}

/** An address with the place of its fault. */
export interface FaultyText {
  before: string;
  /** What is wrong, or what stands where something is missing. */
  fault: string;
  after: string;
  /** Nothing stands there. */
  missing: boolean;
}

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;
/** A character's number, for one that cannot be seen or would turn the text around it. */
const number = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Parts a refused address at its fault. Characters that cannot be seen become visible.
 *
 * @param position column of the fault, from 1
 */
export function faultyText(address: string, position = 1): FaultyText {
  const index = Math.min(position - 1, address.length);
  const code = address.codePointAt(index);
  const fault = code === undefined ? '' : String.fromCodePoint(code);
  const visible = (text: string) => text.replace(unseen, '\u25af');
  return {
    before: visible(address.slice(0, index)),
    fault: /^\s$/.test(fault) ? '\u2423' : fault.replace(unseen, number),
    after: visible(address.slice(index + fault.length)),
    missing: fault === '',
  };
}
