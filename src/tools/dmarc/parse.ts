import {rfc, type Problem} from '../kit';
import {appendix} from './reference';
import {
  isRetired,
  isTagName,
  oneRungLower,
  tagOrder,
  type Alignment,
  type DmarcTags,
  type FailureOption,
  type Policy,
  type TagName,
} from './tags';
import {clip, readUris, type ReportUri} from './uri';

/** What becomes of a tag. */
export type TermState =
  /** It has a meaning, and its value is one of its own. */
  | 'counts'
  /** Its value is none of its own, so receivers take the default. */
  | 'invalid'
  /** RFC 9989 has taken it out. */
  | 'retired'
  | 'unknown'
  /** It stands there twice, so the whole record is void. */
  | 'repeated'
  /** No tag at all. */
  | 'not-a-tag';

/** A piece of the record between two semicolons. */
export interface Term {
  /** In lower case; empty where it is not a tag. */
  name: string;
  value: string;
  /** As written, without blanks around it. */
  text: string;
  /** Column of its first character, from 1. */
  column: number;
  state: TermState;
}

/** The record as a receiver takes it: defaults in the place of what is missing. */
export interface DmarcSettings {
  /** For the domain itself, for subdomains that exist, and for those that do not. */
  p: Policy;
  sp: Policy;
  np: Policy;
  /** Test mode: one rung lower is asked for. */
  testing: boolean;
  adkim: Alignment;
  aspf: Alignment;
  fo: readonly FailureOption[];
  psd: 'y' | 'n' | 'u';
  rua: readonly ReportUri[];
  ruf: readonly ReportUri[];
}

/** What a receiver does with a record. */
export type RecordState =
  /** It is a DMARC Policy Record. */
  | 'sound'
  /** It has no valid policy and no report address, so DMARC is not applied (4.10.1). */
  | 'idle'
  /** A tag stands there twice, so it is not valid (RFC 6376, 3.2). */
  | 'broken'
  /** It does not begin with v=DMARC1 and is passed over (4.7, `v`). */
  | 'other';

export interface ParsedDmarc {
  /** A receiver applies it. */
  valid: boolean;
  tags: DmarcTags;
  problems: Problem[];
  text: string;
  state: RecordState;
  terms: readonly Term[];
  settings: DmarcSettings;
}

const versionTag = /^[vV][\t ]*=[\t ]*DMARC1[\t ]*(?:;|$)/;
/** Printing ASCII but the semicolon (RFC 9989, 4.8, `dmarc-value`). */
const printing = /^[\t\x20-\x7e]*$/;

/** True for a TXT record that receivers take for a DMARC Policy Record (RFC 9989, 4.10). */
export function isDmarcRecord(text: string): boolean {
  return versionTag.test(text);
}

/**
 * Reads a DMARC Policy Record (RFC 9989, 4.7 and 4.8). It takes any text and never throws.
 *
 * @param txt the strings of one TXT record, joined
 * @returns `valid` is false where a receiver would apply nothing of it: it is no DMARC
 *   record, a tag is repeated (RFC 6376, 3.2), or it has neither a valid policy nor a
 *   report address (RFC 9989, 4.10.1). Faults that only void their own tag are problems.
 */
export function parseDmarc(txt: string): ParsedDmarc {
  if (!isDmarcRecord(txt)) {
    return {
      valid: false,
      tags: {},
      problems: [whyOther(txt)],
      text: txt,
      state: 'other',
      terms: [],
      settings: settingsOf({}, [], []),
    };
  }
  const terms = splitTerms(txt);
  const problems: Problem[] = [];
  const tags: DmarcTags = {};
  const addresses = {rua: [] as ReportUri[], ruf: [] as ReportUri[]};
  for (const term of terms) {
    // One by one: a list as long as a text can make it is too long to spread.
    for (const problem of judgeTerm(term, tags, addresses)) {
      problems.push(problem);
    }
  }
  problems.push(...judgePlace(terms));
  const repeated = terms.some(({state}) => state === 'repeated');
  const policy = judgePolicy(terms, tags, addresses.rua.length > 0);
  problems.push(...policy.problems);
  const counted = policy.asNone ? {...tags, p: 'none' as const} : tags;
  if (policy.asNone) {
    delete counted.sp;
    delete counted.np;
  }
  const state = repeated ? 'broken' : policy.idle ? 'idle' : 'sound';
  return {
    valid: state === 'sound',
    tags,
    problems,
    text: txt,
    state,
    terms,
    settings: settingsOf(counted, addresses.rua, addresses.ruf),
  };
}

function settingsOf(
  tags: DmarcTags,
  rua: readonly ReportUri[],
  ruf: readonly ReportUri[],
): DmarcSettings {
  const p = tags.p ?? 'none';
  const sp = tags.sp ?? p;
  return {
    p,
    sp,
    np: tags.np ?? sp,
    testing: tags.t === 'y',
    adkim: tags.adkim ?? 'r',
    aspf: tags.aspf ?? 'r',
    fo: (tags.fo?.split(':') ?? ['0']) as FailureOption[],
    psd: tags.psd ?? 'u',
    rua,
    ruf,
  };
}

/** The policy that a record asks receivers to apply, test mode taken into account. */
export function appliedPolicy(published: Policy, {testing}: DmarcSettings): Policy {
  return testing ? oneRungLower(published) : published;
}

/** Without blanks at its ends (RFC 5234, `WSP`); other white space is a fault. */
function trimBlanks(text: string): string {
  let first = 0;
  let end = text.length;
  while (first < end && isBlank(text.charAt(first))) {
    first += 1;
  }
  while (end > first && isBlank(text.charAt(end - 1))) {
    end -= 1;
  }
  return text.slice(first, end);
}

function isBlank(character: string): boolean {
  return character === ' ' || character === '\t';
}

function splitTerms(text: string): Term[] {
  const terms: Term[] = [];
  const seen = new Set<string>();
  let offset = 0;
  const pieces = text.split(';');
  for (const [index, piece] of pieces.entries()) {
    const column = offset + piece.search(/[^\t ]|$/) + 1;
    offset += piece.length + 1;
    const written = trimBlanks(piece);
    // One semicolon may stand at the end.
    if (written === '' && index === pieces.length - 1) {
      continue;
    }
    const equals = written.indexOf('=');
    const name = trimBlanks(written.slice(0, Math.max(equals, 0))).toLowerCase();
    const value = trimBlanks(written.slice(equals + 1));
    const isTag = equals > 0 && /^\w+$/.test(name);
    const repeated = isTag && seen.has(name);
    seen.add(name);
    terms.push({
      name: isTag ? name : '',
      value: isTag ? value : '',
      text: written,
      column,
      state: !isTag
        ? 'not-a-tag'
        : repeated
          ? 'repeated'
          : isRetired(name)
            ? 'retired'
            : isTagName(name)
              ? 'counts'
              : 'unknown',
    });
  }
  return terms;
}

/** Judges one term, and notes its value where it counts. */
function judgeTerm(
  term: Term,
  tags: DmarcTags,
  addresses: Record<'rua' | 'ruf', ReportUri[]>,
): Problem[] {
  const {name, value, column: position, state, text} = term;
  switch (state) {
    case 'not-a-tag':
      return [
        text === ''
          ? {
              code: 'empty-tag',
              severity: 'note',
              message: 'There is nothing between two semicolons.',
              cure: 'Remove one.',
              position,
              reference: rfc(9989, '4.8'),
            }
          : {
              code: 'not-a-tag',
              severity: 'warning',
              message: `“${clip(text)}” is not a tag, which has a name, an equals sign and a value. Receivers ignore it.`,
              cure: 'Remove it, or add the missing semicolon or equals sign.',
              position,
              reference: rfc(9989, '4.8'),
            },
      ];
    case 'repeated':
      return [
        {
          code: 'repeated-tag',
          severity: 'error',
          message: `The tag ${name} is used twice. A record with a repeated tag is invalid, and less strict receivers may use either value.`,
          cure: `Keep one ${name}.`,
          position,
          reference: rfc(6376, '3.2'),
        },
      ];
    case 'retired':
      return [retiredTag(term)];
    case 'unknown':
      return [unknownTag(term)];
    default:
      return judgeValue(term, name as TagName, value, tags, addresses);
  }
}

const choices: Readonly<Partial<Record<TagName, readonly string[]>>> = {
  p: ['none', 'quarantine', 'reject'],
  sp: ['none', 'quarantine', 'reject'],
  np: ['none', 'quarantine', 'reject'],
  adkim: ['r', 's'],
  aspf: ['r', 's'],
  psd: ['y', 'n', 'u'],
  t: ['y', 'n'],
};

const defaults: Readonly<Partial<Record<TagName, string>>> = {
  adkim: 'r',
  aspf: 'r',
  psd: 'u',
  t: 'n',
  fo: '0',
};

function judgeValue(
  term: Term,
  name: TagName,
  value: string,
  tags: DmarcTags,
  addresses: Record<'rua' | 'ruf', ReportUri[]>,
): Problem[] {
  if (name === 'v') {
    tags.v = 'DMARC1';
    return [];
  }
  if (name === 'rua' || name === 'ruf') {
    const start = term.column + term.text.length - value.length;
    const {uris, problems} = readUris(value, start, name);
    addresses[name] = uris;
    if (uris.length > 0) {
      tags[name] = value;
    } else {
      term.state = 'invalid';
    }
    return problems;
  }
  const lower = value.toLowerCase();
  const fits =
    name === 'fo' ? isFailureOptions(lower) : (choices[name]?.includes(lower) ?? false);
  if (fits) {
    // The table above says which values each tag can have.
    Object.assign(tags, {[name]: name === 'fo' ? lower.replace(/\s/g, '') : lower});
    return [];
  }
  term.state = 'invalid';
  return name === 'p' || name === 'sp' || name === 'np' ? [] : [badValue(term, name)];
}

/** '0' or '1' but not both, `d` and `s`, each at most once (RFC 9989, 4.8, `dmarc-fo`). */
function isFailureOptions(value: string): boolean {
  const given = value.split(':').map((option) => option.trim());
  return (
    given.every((option) => /^[01ds]$/.test(option)) &&
    new Set(given).size === given.length &&
    !(given.includes('0') && given.includes('1'))
  );
}

function badValue({value, column: position}: Term, name: TagName): Problem {
  const allowed =
    name === 'fo'
      ? '0 or 1, d and s, each once and separated by colons'
      : (choices[name] ?? []).join(' or ');
  return {
    code: 'bad-value',
    severity: 'warning',
    message: `${name} has ${valueInWords(value)}. Receivers use the default, ${name}=${defaults[name] ?? ''}.`,
    cure: `Use ${allowed}, or remove the tag.`,
    position,
    reference: rfc(9989, '4.8'),
  };
}

function valueInWords(value: string): string {
  if (value === '') {
    return 'no value';
  }
  return printing.test(value) ? `“${clip(value)}”` : 'a value with other characters';
}

function retiredTag({name, value, column: position}: Term): Problem {
  if (name === 'pct') {
    const meaning =
      value === '100'
        ? 'It applies the policy to all email, which is the default anyway.'
        : value === '0'
          ? 'Receivers that follow the new standard ignore it and apply your policy to all email. The new way to say this is t=y.'
          : 'It never worked consistently: receivers that follow the new standard apply your policy to all email, and older ones to a part of it, each in its own way.';
    return {
      code: 'retired-pct',
      severity: value === '100' ? 'note' : 'warning',
      message: `pct is no longer part of DMARC. ${meaning}`,
      cure:
        value === '100'
          ? 'Remove it.'
          : value === '0'
            ? 'Use t=y instead. Receivers that do not know t=y apply your policy in full, so publish p=none while some of your own email still fails.'
            : 'Remove it once your reports show that all your own email passes. Until then, publish p=none, because without pct every receiver applies your policy in full.',
      position,
      reference: appendix('A.6'),
    };
  }
  return name === 'rf'
    ? {
        code: 'retired-rf',
        severity: 'note',
        message:
          'rf is no longer part of DMARC. It named the format of failure reports, and there was only ever one.',
        cure: 'Remove it.',
        position,
        reference: appendix('C.5.2'),
      }
    : {
        code: 'retired-ri',
        severity: 'note',
        message:
          'ri is no longer part of DMARC. It set a time between reports, but reporters send one a day anyway.',
        cure: 'Remove it.',
        position,
        reference: appendix('C.5.2'),
      };
}

function unknownTag({name, column: position}: Term): Problem {
  const meant = tagOrder.find((tag) => tag !== 'v' && isNear(tag, name));
  return {
    code: 'unknown-tag',
    severity: 'warning',
    message: `DMARC has no tag “${clip(name)}”. Receivers ignore it.`,
    cure: meant ? `Did you mean ${meant}?` : 'Remove it.',
    position,
    reference: rfc(9989, '4.7'),
  };
}

const likely: Readonly<Record<string, TagName>> = {
  policy: 'p',
  pol: 'p',
  subdomain: 'sp',
  dkim: 'adkim',
  spf: 'aspf',
  test: 't',
  rau: 'rua',
  rfu: 'ruf',
};

/** The same letters but one: one more, one less, or one other. */
function isNear(tag: TagName, name: string): boolean {
  if (likely[name] === tag) {
    return true;
  }
  if (tag.length < 3 || Math.abs(tag.length - name.length) > 1) {
    return false;
  }
  let same = 0;
  while (same < tag.length && tag[same] === name[same]) {
    same += 1;
  }
  const rests = [
    [tag.slice(same + 1), name.slice(same + 1)],
    [tag.slice(same), name.slice(same + 1)],
    [tag.slice(same + 1), name.slice(same)],
  ];
  return rests.some(([one, other]) => one === other);
}

/** Old readers want `p` right after `v` (RFC 7489, 6.3); now it may stand anywhere. */
function judgePlace(terms: readonly Term[]): Problem[] {
  const place = terms.findIndex(({name}) => name === 'p');
  const term = terms[place];
  return term && place > 1
    ? [
        {
          code: 'p-late',
          severity: 'note',
          message:
            'p does not follow v directly. That is allowed today, but some receivers still follow the old standard and expect it there.',
          cure: 'Move it to the second place.',
          position: term.column,
          reference: rfc(9989, '4.7'),
        },
      ]
    : [];
}

/**
 * What a missing or invalid policy does to the record as a whole (RFC 9989, 4.10.1): with a
 * report address it stands for p=none, and without one DMARC is not applied.
 */
function judgePolicy(
  terms: readonly Term[],
  tags: DmarcTags,
  hasAddress: boolean,
): {asNone: boolean; idle: boolean; problems: Problem[]} {
  const reference = rfc(9989, '4.10.1');
  const bad = terms.filter(
    ({name, state}) => state === 'invalid' && /^(?:p|sp|np)$/.test(name),
  );
  if (tags.p && bad.length === 0) {
    return {asNone: false, idle: false, problems: []};
  }
  const outcome = hasAddress
    ? 'Receivers treat the record as p=none.'
    : 'Because the record has no valid report address either, receivers do not apply DMARC at all.';
  const problems: Problem[] = bad.map(({name, value, column: position}) => ({
    code: 'bad-policy',
    severity: 'error',
    message: `${name} has ${valueInWords(value)}, which is not a policy. ${outcome}`,
    cure: `Use ${name}=none, ${name}=quarantine or ${name}=reject.`,
    position,
    reference,
  }));
  if (!tags.p && !terms.some(({name}) => name === 'p')) {
    problems.push(
      hasAddress
        ? {
            code: 'no-policy',
            severity: 'warning',
            message:
              'The record has no p. Receivers treat it as p=none, and some older ones ignore it.',
            cure: 'Add p=none if that is what you mean.',
            reference,
          }
        : {
            code: 'idle-record',
            severity: 'error',
            message: `The record has no p. ${outcome}`,
            cure: 'Add p=none and a report address: v=DMARC1; p=none; rua=mailto:dmarc@example.com.',
            reference,
          },
    );
  }
  return {asNone: hasAddress, idle: !hasAddress, problems};
}

/** Says why a text is not a DMARC record. */
function whyOther(text: string): Problem {
  const start = text.trim();
  const base = {severity: 'error', reference: rfc(9989, '4.7')} as const;
  if (start === '') {
    return {...base, code: 'empty', message: 'The record is empty.'};
  }
  if (isDmarcRecord(start)) {
    return {
      ...base,
      code: 'leading-space',
      message:
        'There is a space before v=DMARC1. A record must begin with the tag itself, so receivers ignore this one.',
      cure: 'Remove the space.',
      position: 1,
    };
  }
  if (isDmarcRecord(start.replace(/^["'“”„\\]+\s*/, ''))) {
    return {
      ...base,
      code: 'quoted',
      message:
        'There is a quotation mark before v=DMARC1, inside the record. Receivers ignore it.',
      cure: 'Remove the quotation marks, because your DNS panel adds its own.',
      position: 1,
    };
  }
  if (/^v\s*=\s*spf1/i.test(start)) {
    return {
      ...base,
      code: 'spf-record',
      message: 'This is an SPF record, not a DMARC record.',
      cure: 'Publish it on the domain itself. The DMARC record belongs at the name _dmarc.',
    };
  }
  const wrong = /^v\s*=\s*dmarc1/i.exec(start);
  if (wrong) {
    return isDmarcRecord(`v=DMARC1${start.slice(wrong[0].length)}`)
      ? {
          ...base,
          code: 'version-case',
          message: `“${wrong[0]}” has to be v=DMARC1. This is the only value in the record that must be in upper case.`,
          cure: 'Write v=DMARC1.',
          position: 1,
        }
      : {
          ...base,
          code: 'version-end',
          message:
            'There is no semicolon after v=DMARC1, so the value is longer than DMARC1. Receivers ignore the record.',
          cure: 'Write v=DMARC1; with a semicolon.',
          position: text.indexOf(wrong[0]) + wrong[0].length + 1,
        };
  }
  const later = text.search(/;\s*v\s*=\s*DMARC1/i);
  return later >= 0
    ? {
        ...base,
        code: 'version-late',
        message:
          'v=DMARC1 is not the first tag. Receivers ignore a record that does not begin with it.',
        cure: 'Move it to the beginning.',
        position: later + 1,
      }
    : {
        ...base,
        code: 'not-dmarc',
        message: 'This is not a DMARC record, because it does not begin with v=DMARC1.',
      };
}
