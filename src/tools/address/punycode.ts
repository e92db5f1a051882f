/** Parameters of RFC 3492, 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE = 0x80;
const MAX_CODE = 0x10ffff;

/**
 * The Unicode form of what follows 'xn--' in an A-label (RFC 3492, 6.2). Browsers can
 * only write this form, not read it.
 *
 * @param text at most 59 characters
 * @returns nothing where the text is not punycode
 */
export function decodePunycode(text: string): string | undefined {
  const hyphen = text.lastIndexOf('-');
  const output = Array.from(text.slice(0, Math.max(hyphen, 0)));
  let code = INITIAL_CODE;
  let bias = INITIAL_BIAS;
  let place = 0;
  let index = hyphen + 1;
  while (index < text.length) {
    const number = readNumber(text, index, bias);
    if (!number) {
      return undefined;
    }
    const length = output.length + 1;
    const sum = place + number.value;
    bias = adapt(number.value, length, place === 0);
    code += Math.floor(sum / length);
    if (code > MAX_CODE) {
      return undefined;
    }
    place = sum % length;
    output.splice(place, 0, String.fromCodePoint(code));
    place += 1;
    index = number.next;
  }
  return output.join('');
}

/** A number of variable length (RFC 3492, 3.3). */
function readNumber(
  text: string,
  start: number,
  bias: number,
): {value: number; next: number} | undefined {
  let value = 0;
  let weight = 1;
  let index = start;
  for (let k = BASE; index < text.length; k += BASE) {
    const digit = digitOf(text.charCodeAt(index));
    index += 1;
    value += digit * weight;
    if (digit >= BASE || value > MAX_CODE * 64) {
      return undefined;
    }
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (digit < threshold) {
      return {value, next: index};
    }
    weight *= BASE - threshold;
  }
  return undefined;
}

/** a to z are 0 to 25, 0 to 9 are 26 to 35; anything else is no digit. */
function digitOf(code: number): number {
  if (code >= 0x61 && code <= 0x7a) {
    return code - 0x61;
  }
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : BASE;
}

/** RFC 3492, 6.1. */
function adapt(delta: number, length: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
