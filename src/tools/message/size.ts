import type {MimePart} from './mime';

/** Octets of HTML from which Gmail cuts a message off; see the rule's source. */
export const CLIPPED_AT = 102 * 1_024;
/** Octets of a line without its end (RFC 5322, 2.1.1). */
export const MAX_LINE = 998;

/** The parts that are shown, one after the other: not containers, not attachments. */
export function shownParts(part: MimePart): MimePart[] {
  return part.parts.length > 0
    ? part.parts.flatMap(shownParts)
    : part.attached || part.fileName !== undefined
      ? []
      : [part];
}

/** Octets of the HTML that is shown. */
export function htmlSize(parts: readonly MimePart[]): number {
  return parts
    .filter(({type}) => type === 'text/html')
    .reduce((sum, {size}) => sum + size, 0);
}

/** '12.3 KB', by 1,024 octets. */
export function kilobytes(octets: number): string {
  return `${(octets / 1_024).toFixed(1)} KB`;
}
