import {readDomain} from '../dns';
import {rfc, type Problem} from '../kit';
import {readMacros} from './macro';
import {addressBits, isIp4, isIp6} from './network';
import {isSpfRecord, readPlainTerm, toplabelEnd} from './plain';
import {
  mechanismNames,
  type Mechanism,
  type Modifier,
  type Qualifier,
  type SpfRecord,
  type Term,
  type Written,
} from './record';

export type {
  BrokenTerm,
  Mechanism,
  MechanismName,
  Modifier,
  Qualifier,
  SpfRecord,
  Term,
} from './record';

/** What is said of a modifier that may stand only once (RFC 7208, 6). */
export const DUPLICATE = {
  redirect: {code: 'duplicate-redirect'},
  exp: {code: 'duplicate-exp'},
} as const;

/**
 * Reads an SPF record by the grammar of RFC 7208, 12. Never throws: whatever
 * the text, it comes back as terms and problems with their columns.
 *
 * @param text the whole record, its character-strings joined (RFC 7208, 3.3)
 */
export function parseSpf(text: string): SpfRecord {
  if (!isSpfRecord(text)) {
    return {text, valid: false, terms: [], problems: [noVersion(text)]};
  }
  const problems: Problem[] = [];
  const terms: Term[] = [];
  const seen = new Set<string>();
  for (const {term, problems: faults} of readTerms(text)) {
    terms.push(term);
    problems.push(...faults);
    if (term.kind === 'modifier' && (term.name === 'redirect' || term.name === 'exp')) {
      if (seen.has(term.name)) {
        problems.push({
          ...DUPLICATE[term.name],
          severity: 'error',
          message: `The record has ${term.name}= twice.`,
          cure: 'Keep one of the two.',
          position: term.column,
          reference: rfc(7208, '6'),
        });
      }
      seen.add(term.name);
    }
  }
  const valid = problems.every(({severity}) => severity !== 'error');
  return {text, valid, terms, problems};
}

interface ReadTerm {
  term: Term;
  problems: readonly Problem[];
}

/** The terms of a record. Two that a stray space has made of one are read as one. */
function readTerms(text: string): ReadTerm[] {
  const read: ReadTerm[] = [];
  // Only the space separates terms; a tab or a line break is part of one, and a fault.
  for (const {0: written, index} of text.slice(6).matchAll(/[^ ]+/g)) {
    const one = readTerm(written, index + 7);
    const before = read.at(-1);
    const joined = before && joinTerms(before.term, one.term, text);
    if (joined) {
      read.pop();
    }
    read.push(joined ?? one);
  }
  return read;
}

function readTerm(written: string, column: number): ReadTerm {
  const plain = readPlainTerm(written, column);
  return plain ? {term: plain, problems: []} : explainTerm(written, column);
}

/** Reads a term with all that is to be said about it. */
export function explainTerm(written: string, column: number): ReadTerm {
  const reader = new TermReader(written, column);
  return {term: reader.read(), problems: reader.problems};
}

/** What begins like a term was meant as one of its own. */
const BEGINS_TERM = /^(?:all|include|exists|ptr|a|mx|ipv?[46]?|redirect|exp)[:=/]/i;

/** 'include:' and 'example.com', where neither is a term and both together are. */
function joinTerms(first: Term, second: Term, text: string): ReadTerm | undefined {
  const bareName = /^[-+~?]?(?:include|exists|ip4|ip6)$/i.test(first.text);
  const meets = /[a-z\d][:=]$/i.test(first.text) || /^:./.test(second.text);
  const signed = /^[-+~?]/.test(second.text);
  if (
    first.kind !== 'broken' ||
    second.kind !== 'broken' ||
    signed ||
    BEGINS_TERM.test(second.text) ||
    !(bareName || meets)
  ) {
    return undefined;
  }
  const repair = settle(`${first.text}${meets ? '' : ':'}${second.text}`);
  if (!repair) {
    return undefined;
  }
  const end = second.column - 1 + second.text.length;
  const written = text.slice(first.column - 1, end);
  return {
    term: {kind: 'broken', text: written, column: first.column, repair},
    problems: [
      {
        code: 'split-term',
        severity: 'error',
        message: `“${written}” contains a space, so receivers read it as two terms that make no sense.`,
        cure: `Write ${repair}.`,
        position: first.column,
        reference: rfc(7208, '4.6.1'),
      },
    ],
  };
}

/** A repair may uncover another fault; after so many of them a term is past guessing. */
const MAX_REPAIRS = 5;

/**
 * The terms in a text, each repaired where it needs to be.
 *
 * @returns nothing where one of them is not well formed and cannot be repaired
 */
function settle(text: string, repairs = MAX_REPAIRS): string | undefined {
  if (repairs === 0) {
    return undefined;
  }
  const settled: string[] = [];
  for (const written of text.split(' ')) {
    if (written !== '') {
      const term = new TermReader(written, 1, repairs - 1).read();
      if (term.kind === 'broken' && term.repair === undefined) {
        return undefined;
      }
      settled.push(term.repair ?? term.text);
    }
  }
  return settled.filter((term) => term !== '').join(' ');
}

function noVersion(text: string): Problem {
  const common = {
    code: 'no-version',
    severity: 'error',
    position: 1,
    reference: rfc(7208, '4.5'),
  } as const;
  if (text.trim() === '') {
    return {
      ...common,
      message: 'The record is empty.',
      cure: 'Paste the record, from v=spf1 to its end.',
    };
  }
  if (/^\s+v=spf1/i.test(text)) {
    return {
      ...common,
      message: 'The record begins with a space, so receivers do not see it.',
      cure: 'Put v=spf1 at the very beginning.',
    };
  }
  if (/^["“”']/.test(text)) {
    return {
      ...common,
      message: 'The record begins with a quotation mark.',
      cure: 'Remove the quotation marks. Your DNS provider adds them automatically.',
    };
  }
  if (/^spf2\.0/i.test(text)) {
    return {
      ...common,
      message: 'This is a Sender ID record, which receivers no longer use.',
      cure: 'Publish an SPF record that begins with v=spf1.',
    };
  }
  if (/^v=spf1/i.test(text)) {
    return {
      ...common,
      message: `v=spf1 is followed by “${text.charAt(6)}” instead of a space.`,
      cure: 'Put one space after v=spf1.',
      position: 7,
    };
  }
  return {
    ...common,
    message: 'An SPF record begins with v=spf1, and this text does not.',
    cure: 'Paste the record, from v=spf1 to its end.',
  };
}

/** What people write for a mechanism's name, and what they mean. */
const otherNames: Readonly<Record<string, string>> = {
  ip: 'ip4:',
  ipv4: 'ip4:',
  'ip-v4': 'ip4:',
  'ip-4': 'ip4:',
  ipv6: 'ip6:',
  'ip-6': 'ip6:',
  includes: 'include:',
  inc: 'include:',
  host: 'a:',
  domain: 'include:',
  exist: 'exists:',
  redirect: 'redirect=',
  exp: 'exp=',
};

/** True for a modifier's name that is plainly meant for a mechanism. */
function isMisnamed(name: string): boolean {
  return (
    name !== 'redirect' &&
    name !== 'exp' &&
    (Object.hasOwn(otherNames, name) || mechanismNames.some((known) => known === name))
  );
}

/** A mechanism, or a modifier, from a name that people write for it. */
function termFor(writtenName: string, value: string): string {
  const name = writtenName.toLowerCase();
  const right = otherNames[name] ?? `${name}:`;
  return right.startsWith('ip') ? (addressTerm(value) ?? right + value) : right + value;
}

/** 'ip4:192.0.2.0/24' for '192.0.2.0/24'; nothing where the text is no network. */
function addressTerm(text: string): string | undefined {
  const address = text.replace(/\/\d+$/, '');
  return isIp4(address) ? `ip4:${text}` : isIp6(address) ? `ip6:${text}` : undefined;
}

/** The text with what a keyboard types, and names as DNS has them. */
function inAscii(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[“”„‘’]/g, '"')
    .replace(/\s/g, ' ')
    .replace(/\p{C}/gu, '')
    .split(' ')
    .map((term) => {
      const [, head = '', name = ''] =
        /^([-+~?]?[a-z]+[:=])([^/:=%@]*[^\x21-\x7e][^/:=%@]*)$/i.exec(term) ?? [];
      const reading = readDomain(name);
      return reading.valid ? head + reading.domain : term;
    })
    .join(' ');
}

const termStart = `(?:${mechanismNames.join('|')}|redirect|exp)(?=[:=/]|$)`;

/**
 * The text as the terms it holds, where marks of a list or quotation marks stand around or
 * between them, or no space does.
 *
 * @returns nothing where it is tidy
 */
function tidy(text: string): string | undefined {
  const parted = text
    .replace(/["']/g, '')
    .replace(/\.+$/, '')
    .replace(/(?<=[^-+~?])(?=[-+~?]?(?:include|exists|ip4|ip6):|[-+~?]all$)/gi, ' ');
  const [first = '', ...others] = parted.split(/[,; ]+/);
  const [head = ''] =
    /^[-+~?]?(?:include|a|mx|ptr|ip4|ip6|exists|redirect|exp)[:=](?!:)/i.exec(first) ??
    [];
  // In a list after one name, the name goes for each: ip4:192.0.2.1,192.0.2.2.
  const named = others.map((other) =>
    other === '' || new RegExp(`^(?:[-+~?]|${termStart})`, 'i').test(other)
      ? other
      : head + other,
  );
  const tidied = [first, ...named].join(' ').trim();
  return tidied === text ? undefined : tidied;
}

/** A fault, and what should be in the term's place, where that is plain. */
type Fault = Omit<Problem, 'severity'> & {
  repair?: string | undefined;
  /** Said before the repair. */
  hint?: string;
};

/** Reads one term, and notes what is wrong with it. */
class TermReader {
  readonly problems: Problem[] = [];
  private repair: string | undefined;

  constructor(
    private readonly text: string,
    private readonly column: number,
    /** How many repairs of repairs may follow. */
    private readonly repairs = MAX_REPAIRS,
  ) {}

  read(): Term {
    const term = this.readTerm();
    const faulty = this.problems.some(({severity}) => severity === 'error');
    const read: Term =
      term && !faulty ? term : {kind: 'broken', text: this.text, column: this.column};
    return this.repair === undefined ? read : {...read, repair: this.repair};
  }

  private written(): Written {
    return {text: this.text, column: this.column};
  }

  private sign(): string {
    return /^[-+~?]/.exec(this.text)?.[0] ?? '';
  }

  private fail(fault: Fault): null {
    this.note('error', fault);
    return null;
  }

  private warn(fault: Fault): void {
    this.note('warning', fault);
  }

  /** The cure is the repair, where there is one: what is said is what is done. */
  private note(severity: 'error' | 'warning', {repair, hint, ...problem}: Fault): void {
    const untidy = severity === 'error' ? tidy(this.text) : undefined;
    const settled =
      (repair === undefined ? undefined : settle(repair, this.repairs)) ??
      (untidy === undefined ? undefined : settle(untidy, this.repairs));
    const noted = {severity, position: this.column, ...problem};
    if (settled === undefined || this.repair !== undefined) {
      this.problems.push(noted);
      return;
    }
    this.repair = settled;
    const write = settled === '' ? 'Remove it.' : `Write ${settled}.`;
    this.problems.push({...noted, cure: hint === undefined ? write : `${hint} ${write}`});
  }

  private readTerm(): Term | null {
    if (!this.checkCharacters()) {
      return null;
    }
    const modifier = /^([a-z][a-z\d\-_.]*)=(.*)$/i.exec(this.text);
    if (modifier) {
      return this.readModifier(modifier[1] ?? '', modifier[2] ?? '');
    }
    return this.readMechanism();
  }

  /** RFC 7208, 12: terms are made of visible ASCII. */
  private checkCharacters(): boolean {
    const index = this.text.search(/[^\x21-\x7e]/);
    if (index < 0) {
      return true;
    }
    const character = this.text.charAt(index);
    const dash = /[\u2010-\u2015\u2212]/.test(character);
    const blank = /\s/.test(character);
    const invisible = blank || /[\p{C}]/u.test(character);
    this.fail({
      code: 'bad-character',
      message: dash
        ? `“${this.text}” contains a dash from a word processor instead of a hyphen.`
        : invisible
          ? `“${this.text.replace(/[^\x21-\x7e]/g, '␣')}” contains an invisible character that is not a plain space.`
          : `“${character}” in “${this.text}” is not allowed in a record.`,
      cure: dash
        ? 'Type a plain hyphen, as in -all.'
        : blank
          ? 'Separate terms with a plain space.'
          : 'Use only ASCII letters, digits and symbols. Write domains as A-labels (xn--).',
      repair: inAscii(this.text),
      position: this.column + index,
      reference: rfc(7208, '12'),
    });
    return false;
  }

  private readModifier(writtenName: string, value: string): Modifier | null {
    const name = writtenName.toLowerCase();
    const valueColumn = this.column + writtenName.length + 1;
    if (name === 'redirect' || name === 'exp') {
      const section = name === 'redirect' ? '6.1' : '6.2';
      if (!this.checkDomainSpec(value, valueColumn, `${name}=`, section)) {
        return null;
      }
    } else {
      const {problem} = readMacros(value, valueColumn, true);
      if (problem) {
        return this.fail(problem);
      }
      this.warnUnknownModifier(name, value);
    }
    return {kind: 'modifier', ...this.written(), name, value};
  }

  /** Well formed, ignored by receivers, and in these cases surely meant otherwise. */
  private warnUnknownModifier(name: string, value: string): void {
    if (name === 'v') {
      this.warn({
        code: 'second-version',
        message: `“${this.text}” in the middle of the record is ignored. Two records may have been joined.`,
        cure: 'Keep v=spf1 once, at the start.',
        reference: rfc(7208, '6'),
      });
    } else if (isMisnamed(name)) {
      this.warn({
        code: 'equals-sign',
        message: `“${this.text}” has an equals sign instead of a colon, so receivers read it as an unknown modifier and ignore it.`,
        cure:
          name === 'all'
            ? 'Write ~all or -all.'
            : `Write ${termFor(name, '')} followed by a complete name or address.`,
        repair: name === 'all' ? undefined : termFor(name, value),
        reference: rfc(7208, '6'),
      });
    }
  }

  private readMechanism(): Mechanism | null {
    const [, sign = '', writtenName = '', rest = ''] =
      /^([-+~?]?)([^:/]*)(.*)$/s.exec(this.text) ?? [];
    const name = mechanismNames.find((known) => known === writtenName.toLowerCase());
    if (!name) {
      return this.unknownMechanism(sign, writtenName, rest);
    }
    const mechanism: Mechanism = {
      kind: 'mechanism',
      ...this.written(),
      name,
      qualifier: (sign || '+') as Qualifier,
    };
    const restColumn = this.column + sign.length + writtenName.length;
    switch (name) {
      case 'all':
        return rest === '' ? mechanism : this.superfluous(name, rest, restColumn, '5.1');
      case 'include':
        return this.withDomain(mechanism, rest, restColumn, '5.2');
      case 'exists':
        return this.withDomain(mechanism, rest, restColumn, '5.7');
      case 'ptr':
        return rest === ''
          ? mechanism
          : this.withDomain(mechanism, rest, restColumn, '5.5');
      case 'a':
        return this.withDomainAndPrefixes(mechanism, rest, restColumn, '5.3');
      case 'mx':
        return this.withDomainAndPrefixes(mechanism, rest, restColumn, '5.4');
      case 'ip4':
        return this.withAddress(mechanism, rest, restColumn, 4);
      case 'ip6':
        return this.withAddress(mechanism, rest, restColumn, 6);
    }
  }

  private unknownMechanism(sign: string, name: string, rest: string): null {
    const reference = rfc(7208, '4.6.1');
    const bare = this.text.slice(sign.length);
    const [, modifier, value = ''] = /^([a-z][\w\-.]*)=(.*)$/is.exec(bare) ?? [];
    if (sign !== '' && modifier !== undefined) {
      const misnamed = isMisnamed(modifier.toLowerCase());
      return this.fail({
        code: 'modifier-qualifier',
        message: misnamed
          ? `“${this.text}” has an equals sign instead of a colon.`
          : `“${this.text}” begins with “${sign}”, which only mechanisms can have.`,
        cure: `Write ${bare}.`,
        repair: misnamed ? sign + termFor(modifier, value) : bare,
        reference: rfc(7208, '4.6.1'),
      });
    }
    let cure = 'The mechanisms are all, include, a, mx, ip4, ip6, exists and ptr.';
    let repair: string | undefined;
    const network = addressTerm(bare);
    if (Object.hasOwn(otherNames, name.toLowerCase()) && rest.startsWith(':')) {
      const right = termFor(name, rest.slice(1));
      // A modifier takes no sign.
      repair = right.includes('=') ? right : sign + right;
    } else if (network !== undefined) {
      repair = sign + network;
    } else if (/^[\w-]+(?:\.[\w-]+)+$/.test(bare)) {
      cure = `If it is a service that sends for you, write include:${bare}. If it is one of your hosts, write a:${bare}.`;
    }
    return this.fail({
      code: 'unknown-mechanism',
      message: `“${this.text}” is not a mechanism that SPF knows.`,
      cure,
      repair,
      reference,
    });
  }

  private superfluous(name: string, rest: string, column: number, section: string): null {
    return this.fail({
      code: 'unexpected-argument',
      message: `“${name}” cannot be followed by “${rest}”.`,
      // What follows may be the name of a sender, which must not get lost.
      cure: `Remove “${rest}”. If it names a sender, add it as a separate term.`,
      repair: /^(?::|\/\d*)$/.test(rest) ? this.text.slice(0, -rest.length) : undefined,
      position: column,
      reference: rfc(7208, section),
    });
  }

  private withDomain(
    mechanism: Mechanism,
    rest: string,
    column: number,
    section: string,
  ): Mechanism | null {
    const spec = rest.slice(1);
    if (!rest.startsWith(':')) {
      return this.fail({
        code: 'missing-domain',
        message: `“${this.text}” has no domain.`,
        cure: `Add a colon and a domain: ${mechanism.name}:example.com.`,
        position: column,
        reference: rfc(7208, section),
      });
    }
    return this.checkDomainSpec(spec, column + 1, `${mechanism.name}:`, section)
      ? {...mechanism, domainSpec: spec}
      : null;
  }

  private withDomainAndPrefixes(
    mechanism: Mechanism,
    rest: string,
    column: number,
    section: string,
  ): Mechanism | null {
    // The prefixes stand last; a '/' before them belongs to the domain-spec.
    const [, head = '', four, six] =
      /^(.*?)(?:\/(\d+))?(?:\/\/(\d+))?$/s.exec(rest) ?? [];
    const read =
      head === '' ? mechanism : this.withDomain(mechanism, head, column, section);
    if (!read) {
      return null;
    }
    const prefixColumn = column + head.length;
    return this.withPrefixes(read, four, six, prefixColumn);
  }

  private withAddress(
    mechanism: Mechanism,
    rest: string,
    column: number,
    family: 4 | 6,
  ): Mechanism | null {
    const [, colon = '', address = '', digits] =
      /^(:?)([^/]*)(?:\/(.*))?$/s.exec(rest) ?? [];
    const good = family === 4 ? isIp4(address) : isIp6(address);
    if (colon === '' || !good) {
      return this.badAddress(address, column + colon.length, family);
    }
    const prefixColumn = column + 1 + address.length;
    return family === 4
      ? this.withPrefixes({...mechanism, address}, digits, undefined, prefixColumn)
      : this.withPrefixes({...mechanism, address}, undefined, digits, prefixColumn);
  }

  private withPrefixes(
    mechanism: Mechanism,
    four: string | undefined,
    six: string | undefined,
    column: number,
  ): Mechanism {
    const read = {...mechanism};
    const sixColumn = column + (four === undefined ? 0 : four.length + 1);
    const prefix4 = this.readPrefix(four, 4, column);
    const prefix6 = this.readPrefix(six, 6, sixColumn);
    if (prefix4 !== undefined) {
      read.prefix4 = prefix4;
    }
    if (prefix6 !== undefined) {
      read.prefix6 = prefix6;
    }
    return read;
  }

  private badAddress(address: string, column: number, family: 4 | 6): null {
    const example = family === 4 ? '192.0.2.1' : '2001:db8::1';
    const sign = this.sign();
    const prefix = this.text.slice(column - this.column + address.length);
    let cure = `Enter an IPv${family} address, such as ip${family}:${example}.`;
    let fix: Pick<Fault, 'hint' | 'repair'> = {};
    if (family === 4 ? isIp6(address) : isIp4(address)) {
      const other = family === 4 ? 6 : 4;
      fix = {
        hint: `This is an IPv${other} address.`,
        repair: `${sign}ip${other}:${address}${prefix}`,
      };
    } else if (family === 4 && /^\d+\.\d+\.\d+$/.test(address)) {
      cure = `An IPv4 address has four numbers. For all of ${address}, write ip4:${address}.0/24.`;
    } else if (/^[\da-f.:]+-[\da-f.:]+$/i.test(address)) {
      cure = 'Ranges are written as a prefix, such as ip4:192.0.2.0/24.';
    } else if (
      /^[\w-]+(?:\.[\w-]+)*\.[a-z][a-z\d-]*$/i.test(address) &&
      !/^\d+\.\d+\.\d+\./.test(address)
    ) {
      fix = {
        hint: 'This is a host name, which needs the mechanism a.',
        repair: `${sign}a:${address}${family === 6 ? prefix.replace('/', '//') : prefix}`,
      };
    }
    return this.fail({
      code: family === 4 ? 'bad-ip4' : 'bad-ip6',
      message:
        address === ''
          ? `“${this.text}” has no address.`
          : `“${address}” is not an IPv${family} address.`,
      cure,
      ...fix,
      position: column,
      reference: rfc(7208, '5.6'),
    });
  }

  /** RFC 7208, 12: no leading zeros; 0 to 32, or 0 to 128. */
  private readPrefix(
    digits: string | undefined,
    family: 4 | 6,
    column: number,
  ): number | undefined {
    if (digits === undefined) {
      return undefined;
    }
    const most = addressBits(family);
    if (/^(?:0|[1-9]\d{0,2})$/.test(digits) && Number(digits) <= most) {
      return Number(digits);
    }
    this.fail({
      code: 'bad-prefix',
      message: `“/${digits}” is not a prefix length of IPv${family}.`,
      cure: `Use a number from 0 to ${most}, without leading zeros.`,
      repair: /^0\d/.test(digits) ? this.text.replace(/\/0+(?=\d)/g, '/') : undefined,
      position: column,
      reference: rfc(7208, '5.6'),
    });
    return undefined;
  }

  /** RFC 7208, 7.1: macros, and an end that is a top label or a macro. */
  private checkDomainSpec(
    spec: string,
    column: number,
    before: string,
    section: string,
  ): boolean {
    const {tokens, problem} = readMacros(spec, column);
    if (problem) {
      this.fail(problem);
      return false;
    }
    const last = tokens.at(-1);
    if (!last) {
      this.fail({
        code: 'missing-domain',
        message: `There is no domain after “${before}”.`,
        cure: `Add one: ${before}example.com.`,
        position: column,
        reference: rfc(7208, section),
      });
      return false;
    }
    const endsInMacro = last.kind === 'macro' || last.escaped;
    if (!endsInMacro && !toplabelEnd.test(last.text)) {
      const start = column - this.column;
      const around = {
        sign: this.sign(),
        head: this.text.slice(0, start),
        tail: this.text.slice(start + spec.length),
      };
      this.fail({...badDomain(spec, before, around), position: column});
      return false;
    }
    this.warnUnusableName(spec, column);
    return true;
  }

  /** Names the grammar lets through and DNS does not (RFC 7208, 4.3 and 4.8). */
  private warnUnusableName(spec: string, column: number): void {
    const labels = spec.replace(/\.$/, '').split('.');
    const macros = spec.includes('%');
    const [stray] = /[,:;/"']/.exec(spec) ?? [];
    const host = hostOfUrl(spec);
    const start = column - this.column;
    const repair =
      host === undefined
        ? tidy(this.text)
        : this.text.slice(0, start) + host + this.text.slice(start + spec.length);
    if (
      !macros &&
      stray !== undefined &&
      repair !== undefined &&
      settle(repair, this.repairs)
    ) {
      this.warn({
        code: 'unusable-name',
        message: `“${spec}” cannot be looked up, because “${stray}” cannot be part of a domain name.`,
        cure: 'Check the name. Receivers treat it as a name that does not exist.',
        repair,
        position: column,
        reference: rfc(7208, '4.8'),
      });
    } else if (
      !macros &&
      (spec.replace(/\.$/, '').length > 253 ||
        labels.some((label) => label === '' || label.length > 63))
    ) {
      this.warn({
        code: 'unusable-name',
        message: `“${spec}” cannot be looked up, because the parts between dots must have 1 to 63 characters, and the whole name at most 253.`,
        cure: 'Check the name. Receivers treat it as a name that does not exist.',
        position: column,
        reference: rfc(7208, '4.8'),
      });
    }
  }
}

/** The host in the address of a home page; nothing where there is more to it. */
function hostOfUrl(text: string): string | undefined {
  return /^https?:\/\/([^/:@?#]+)\/?$/i.exec(text)?.[1];
}

/** What stands around a domain in its term. */
interface Around {
  sign: string;
  /** All before the domain: sign, name and colon. */
  head: string;
  /** The prefixes after it. */
  tail: string;
}

/**
 * An address where a domain should be, as a term of its own. Only one who explains, and
 * names no server, cannot have meant that.
 */
function addressForDomain(spec: string, {sign, head, tail}: Around): string | undefined {
  const [, four = '', six = ''] = /^(\/\d+)?(?:\/(\/\d+))?$/.exec(tail) ?? [];
  const prefix = isIp4(spec) ? four : isIp6(spec) ? six || four : '';
  const term = addressTerm(spec + prefix);
  return term === undefined || /exp=$/i.test(head) ? undefined : sign + term;
}

function badDomain(spec: string, before: string, around: Around): Fault {
  const {head, tail} = around;
  const common = {code: 'bad-domain', reference: rfc(7208, '7.1')};
  if (addressTerm(spec) !== undefined) {
    return {
      ...common,
      message: `“${before}${spec}” has an IP address instead of a domain.`,
      cure: 'Enter a domain name.',
      repair: addressForDomain(spec, around),
    };
  }
  if (/^https?:/i.test(spec) || spec.includes('@')) {
    return {
      ...common,
      message: `“${spec}” is a URL or an email address, not a domain name.`,
      cure: 'Enter only the domain name.',
      repair: head + (hostOfUrl(spec) ?? spec) + tail,
    };
  }
  if (/\/\d+$/.test(spec) && /^(?:a|mx):$/i.test(before)) {
    return {
      ...common,
      message: `“${spec}” has a slash where the name should end.`,
      cure: 'Write the IPv4 prefix with one slash and the IPv6 prefix with two: /24//64.',
      hint: 'Write the IPv4 prefix with one slash and the IPv6 prefix with two.',
      repair: `${head}${spec}/${tail}`,
    };
  }
  if (/\/\d*$/.test(spec)) {
    return {
      ...common,
      message: `“${before}${spec}” has a prefix length, which ${before.slice(0, -1)} does not allow.`,
      cure: `Write ${before}${spec.replace(/\/\d*$/, '')}.`,
      repair: head + spec.replace(/\/\d*$/, ''),
    };
  }
  if (!/[.%]/.test(spec.replace(/\.$/, ''))) {
    return {
      ...common,
      code: 'one-label',
      message: `“${spec}” is a single word, but a domain here needs a dot and an ending.`,
      cure: `Enter the whole name, such as ${before}${spec.replace(/\.$/, '')}.com.`,
    };
  }
  return {
    ...common,
    message: `“${spec}” does not end like a domain name. The last part consists of letters, digits and hyphens, and cannot be a number.`,
    cure: 'Check the end of the name for a stray character.',
  };
}
