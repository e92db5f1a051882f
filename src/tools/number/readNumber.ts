import type {Problem} from '../kit';
import {plain} from './format';

/** What a field is about: it decides what a sign or a separator can mean there. */
export type NumberKind = 'count' | 'money' | 'percent' | 'plain';

export interface NumberSpec {
  /** What is counted, as the beginning of a sentence: 'Customers at the start'. */
  name: string;
  kind: NumberKind;
  /** Smallest value that makes sense; 0 where nothing is said. */
  min?: number;
  /** Largest value that makes sense; one quadrillion where nothing is said. */
  max?: number;
}

export type NumberReading =
  | {valid: true; value: number; notes: readonly Problem[]}
  | {valid: false; problem: Problem};

/** Longer texts are not read: a number with all its signs needs far less. */
export const MAX_NUMBER_LENGTH = 40;

const LARGEST = 1e15;
/** What may stand between groups of three digits, besides points and commas. */
const GAPS = /[\s\u00a0\u2007\u2009\u202f_'’]+/g;
const CURRENCY =
  'us\\$|\\p{Sc}|kr\\.?|zł|eur|usd|gbp|chf|sek|nok|dkk|isk|pln|czk|huf|ron|aud|cad|nzd|sgd|jpy|cny|inr|brl';
const MONEY_BEFORE = new RegExp(`^(?:${CURRENCY})`, 'iu');
/** As in `1.200,-`: no cents. */
const MONEY_AFTER = new RegExp(`(?:${CURRENCY}|[.,][-–—]+)$`, 'iu');
const PERCENT_AFTER = /(?:%|percent|per cent|pct)$/i;
const MINUS = /^[-−–]/;
const POWERS: Readonly<Record<string, number>> = {k: 1e3, m: 1e6, mn: 1e6, bn: 1e9};
const EXAMPLES: Readonly<Record<NumberKind, string>> = {
  count: '1,200',
  money: '1,200.50',
  percent: '2.5',
  plain: '1,200',
};

function fault(problem: Omit<Problem, 'severity'>): NumberReading {
  return {valid: false, problem: {...problem, severity: 'error'}};
}

/**
 * A number as people write it: `1200`, `1,200`, `1 200`, `1.200,50`, `€1,200.50`,
 * `12.5k`, `5%`. Where a single separator can be read both ways (`1.200`), three digits
 * behind it mean thousands, except in a percentage; where that is not what the page itself
 * would write, a note says so.
 *
 * @param given text of any kind and length, or a number
 * @param spec what the number is of, and what is sensible
 * @returns the value (a percentage as `5`, not `0.05`), or one problem
 */
export function readNumber(given: string | number, spec: NumberSpec): NumberReading {
  const {name} = spec;
  if (typeof given === 'number') {
    return Number.isFinite(given)
      ? inRange(given, spec, [])
      : fault({code: 'not-a-number', message: `${name}: this is not a number.`});
  }
  const text = given.normalize('NFKC').replace(GAPS, ' ').trim();
  if (text === '') {
    return fault({code: 'no-number', message: `${name}: there is no number yet.`});
  }
  if (text.length > MAX_NUMBER_LENGTH) {
    return fault({
      code: 'too-long',
      message: `${name}: this is longer than a number needs to be.`,
      cure: 'Write the number alone.',
    });
  }
  return readText(text, given, spec);
}

function readText(text: string, given: string, spec: NumberSpec): NumberReading {
  const {name, kind} = spec;
  if (kind !== 'percent' && PERCENT_AFTER.test(text)) {
    return fault({
      code: 'percent-here',
      message: `${name}: “${text}” is a percentage, and this field takes ${kind === 'money' ? 'an amount' : 'a number'}.`,
      cure: `Write it as in ${EXAMPLES[kind]}.`,
    });
  }
  const {amount, power, isNegative} = undress(text, kind);
  const stray = /[^\d., ]/u.exec(amount)?.[0];
  if (stray !== undefined || !/\d/.test(amount)) {
    const shown = stray ?? text;
    return fault({
      code: 'not-a-number',
      message: `${name}: “${shown}” is not part of a number.`,
      cure: `Write it with digits, as in ${EXAMPLES[kind]}.`,
      position: Math.max(given.indexOf(shown), 0) + 1,
    });
  }
  const found = plainDigits(amount, kind === 'percent' || power !== 1);
  if (found === undefined) {
    return fault({
      code: 'separators',
      message: `${name}: the separators in “${text}” do not fit together.`,
      cure: `Write it as in ${EXAMPLES[kind]}, or with digits only.`,
    });
  }
  const value = Number(found.text) * power * (isNegative ? -1 : 1);
  return inRange(value, spec, found.isGuess ? [guessNote(text, value, spec)] : []);
}

/** Takes off sign, brackets of accountants, currency, percent sign and `k`, `m`, `bn`. */
function undress(text: string, kind: NumberKind) {
  const inner = /^\((.*)\)$/.exec(text)?.[1];
  let amount = (inner ?? text).replace(PERCENT_AFTER, '').trim();
  let isNegative = inner !== undefined;
  const takeSign = () => {
    isNegative ||= MINUS.test(amount);
    amount = amount.replace(/^[-−–+]/, '').trim();
  };
  takeSign();
  if (kind === 'money') {
    const front = amount.replace(MONEY_BEFORE, '').trim();
    if (front !== amount) {
      amount = front;
      takeSign();
    }
    amount = amount.replace(MONEY_AFTER, '').trim();
  }
  const unit = /\d ?(k|mn?|bn)$/i.exec(amount)?.[1];
  return {
    amount: unit === undefined ? amount : amount.slice(0, -unit.length).trim(),
    power: unit === undefined ? 1 : (POWERS[unit.toLowerCase()] ?? 1),
    isNegative,
  };
}

interface Plain {
  /** Digits and at most one point. */
  text: string;
  /** A point that could have been meant as a decimal one. */
  isGuess: boolean;
}

/** Finds out which mark parts thousands; nothing where no reading fits. */
function plainDigits(amount: string, preferDecimal: boolean): Plain | undefined {
  if (amount.includes(' ')) {
    const [whole, part] = /[.,]/.test(amount)
      ? split(amount, lastMark(amount))
      : [amount, ''];
    return isGrouped(whole, ' ') && /^\d*$/.test(part)
      ? sure(`${whole.replaceAll(' ', '')}.${part || '0'}`)
      : undefined;
  }
  const marks: readonly string[] = amount.match(/[.,]/g) ?? [];
  if (marks.length === 0) {
    return sure(amount);
  }
  const last = lastMark(amount);
  const [whole, part] = split(amount, last);
  if (marks.includes('.') && marks.includes(',')) {
    const other = last === '.' ? ',' : '.';
    return isGrouped(whole, other)
      ? sure(`${whole.replaceAll(other, '')}.${part || '0'}`)
      : undefined;
  }
  if (marks.length > 1) {
    return isGrouped(amount, last) ? sure(amount.replaceAll(last, '')) : undefined;
  }
  return !preferDecimal && isGrouped(amount, last)
    ? {text: whole + part, isGuess: last === '.'}
    : sure(`${whole || '0'}.${part || '0'}`);
}

function sure(text: string): Plain {
  return {text, isGuess: false};
}

function lastMark(text: string): string {
  return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
}

/** Before and after the last `mark`. */
function split(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Groups of three, or of two and then three as in India; the first is not a lone zero. */
function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...groups] = text.split(mark);
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    groups.every(
      (group, index) =>
        /^\d{3}$/.test(group) || (/^\d{2}$/.test(group) && index < groups.length - 1),
    )
  );
}

function guessNote(text: string, value: number, {name, kind}: NumberSpec): Problem {
  return {
    code: 'read-as-thousands',
    severity: 'note',
    message: `${name}: “${text}” is read as ${plain(value)}.`,
    // A count has no fraction that could be meant.
    ...(kind !== 'count' && {
      cure: `If the separator is a decimal point, add a zero: ${text.replace(/\.\d{3}(?!\d)/, '$&0')}.`,
    }),
  };
}

function inRange(
  value: number,
  {name, kind, min = 0, max = LARGEST}: NumberSpec,
  notes: readonly Problem[],
): NumberReading {
  const unit = kind === 'percent' ? '%' : '';
  const print = (number: number) => plain(number, 6) + unit;
  if (value < min) {
    return fault({
      code: 'too-small',
      message: `${name}: ${print(value)} is too small. The minimum is ${print(min)}.`,
    });
  }
  if (value > max) {
    return fault({
      code: 'too-large',
      message: `${name}: ${print(value)} is too large. The maximum is ${print(max)}.`,
    });
  }
  if (kind === 'count' && !Number.isInteger(value)) {
    return fault({
      code: 'not-whole',
      message: `${name}: ${print(value)} is not a whole number.`,
    });
  }
  // Never −0: it would be printed with its sign.
  return {valid: true, value: value + 0, notes};
}
