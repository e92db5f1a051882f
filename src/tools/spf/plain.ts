import {readMacros} from './macro';
import {addressBits, isIp4, isIp6} from './network';
import {
  mechanismNames,
  type Mechanism,
  type Modifier,
  type Qualifier,
  type SpfRecord,
} from './record';

/** RFC 7208, 12: "." toplabel [ "." ], where a toplabel is not all digits. */
export const toplabelEnd = /\.(?:[a-z\d]*[a-z][a-z\d]*|[a-z\d]+-[a-z\d-]*[a-z\d])\.?$/i;

/** RFC 7208, 4.5: the version is followed by a space or by the end. */
export function isSpfRecord(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

/** Texts that somebody took for an SPF record, and no receiver does. */
export function looksLikeSpf(text: string): boolean {
  return /^\W*(?:v\W{0,3}=\W{0,3})?spf\W?\d/i.test(text) || /v=spf1/i.test(text);
}

/**
 * Reads a record that has no fault at all: it knows the grammar (RFC 7208, 12), and nothing
 * about what people get wrong, which is the larger part of `parseSpf`.
 *
 * @returns what `parseSpf` returns for it; nothing where there is something to say about it
 */
export function parsePlain(text: string): SpfRecord | undefined {
  if (!isSpfRecord(text)) {
    return undefined;
  }
  const once = new Set<string>();
  const terms: (Mechanism | Modifier)[] = [];
  for (const {0: written, index} of text.slice(6).matchAll(/[^ ]+/g)) {
    const term = readPlainTerm(written, index + 7);
    if (!term || (term.kind === 'modifier' && once.has(term.name))) {
      return undefined;
    }
    if (term.kind === 'modifier') {
      once.add(term.name);
    }
    terms.push(term);
  }
  return {text, valid: true, terms, problems: []};
}

/** A term that has no fault; nothing for any other. */
export function readPlainTerm(
  text: string,
  column: number,
): Mechanism | Modifier | undefined {
  if (/[^\x21-\x7e]/.test(text)) {
    return undefined;
  }
  const [, modifier, value = ''] = /^(redirect|exp)=(.*)$/i.exec(text) ?? [];
  if (modifier !== undefined) {
    const name = modifier.toLowerCase();
    return isPlainSpec(value) ? {kind: 'modifier', text, column, name, value} : undefined;
  }
  const [, sign = '', writtenName = '', rest = ''] =
    /^([-+~?]?)([^:/]*)(.*)$/.exec(text) ?? [];
  const name = mechanismNames.find((known) => known === writtenName.toLowerCase());
  const argument = name && readArgument(name, rest);
  return (
    argument && {
      kind: 'mechanism',
      text,
      column,
      name,
      qualifier: (sign || '+') as Qualifier,
      ...argument,
    }
  );
}

type Argument = Pick<Mechanism, 'domainSpec' | 'address' | 'prefix4' | 'prefix6'>;

function readArgument(name: Mechanism['name'], rest: string): Argument | undefined {
  if (rest === '' && /^(?:all|ptr|a|mx)$/.test(name)) {
    return {};
  }
  if (name === 'ip4' || name === 'ip6') {
    const [, address = '', digits] = /^:([^/]*)(?:\/(.*))?$/.exec(rest) ?? [];
    const prefix = readPrefix(digits, name === 'ip4' ? 4 : 6);
    return prefix && (name === 'ip4' ? isIp4(address) : isIp6(address))
      ? {address, ...prefix}
      : undefined;
  }
  // The prefixes of a and mx stand last; a '/' before them belongs to the domain-spec.
  const [, head = '', four, six] =
    name === 'a' || name === 'mx'
      ? (/^(.*?)(?:\/(\d+))?(?:\/\/(\d+))?$/.exec(rest) ?? [])
      : [rest, rest];
  const prefix4 = readPrefix(four, 4);
  const prefix6 = readPrefix(six, 6);
  const domainSpec = head.slice(1);
  const isPlain =
    name !== 'all' &&
    (head === ''
      ? name === 'a' || name === 'mx'
      : head.startsWith(':') && isPlainSpec(domainSpec));
  return isPlain && prefix4 && prefix6
    ? {...(head !== '' && {domainSpec}), ...prefix4, ...prefix6}
    : undefined;
}

/** RFC 7208, 12: no leading zeros; 0 to 32, or 0 to 128. */
function readPrefix(digits: string | undefined, family: 4 | 6): Argument | undefined {
  if (digits === undefined) {
    return {};
  }
  const prefix = Number(digits);
  return /^(?:0|[1-9]\d{0,2})$/.test(digits) && prefix <= addressBits(family)
    ? {[`prefix${family}`]: prefix}
    : undefined;
}

/** A domain-spec (RFC 7208, 7.1) that DNS can be asked for as well. */
function isPlainSpec(spec: string): boolean {
  const {tokens, problem} = readMacros(spec, 1);
  const last = tokens.at(-1);
  const isName =
    !/[,:;/"']/.test(spec) &&
    spec.length <= 254 &&
    spec
      .replace(/\.$/, '')
      .split('.')
      .every((label) => label !== '' && label.length <= 63);
  return (
    !problem &&
    last !== undefined &&
    (last.kind === 'macro' || last.escaped || toplabelEnd.test(last.text)) &&
    (spec.includes('%') || isName)
  );
}
