import {plain} from '../../../number';

/** '1,024', and for what is too long to read, '4.3 billion'. */
export function countInWords(count: number): string {
  return count < 1e9
    ? plain(count)
    : new Intl.NumberFormat('en', {
        notation: 'compact',
        compactDisplay: 'long',
        maximumSignificantDigits: 2,
      }).format(count);
}

/** 'one address', '12 addresses'. */
export function plural(count: number, one: string, many: string): string {
  return `${countInWords(count)} ${count === 1 ? one : many}`;
}
