import type {Segment} from '../types';
import {locate, type Range} from './locate';

/** A mistake in a body, and the line it is in. */
export interface BodyFault {
  /** As the API says it: `#/to`. */
  pointer: string;
  detail: string;
  /** From 1; nothing where the place is not in the body. */
  line?: number;
}

export interface MarkedLine {
  number: number;
  segments: Segment[];
}

export interface MarkedBody {
  /** The lines around each mark; all of a short body. */
  lines: MarkedLine[];
  faults: BodyFault[];
}

/** Lines of a body that is shown whole, and those around a mark in a longer one. */
const ALL_LINES = 24;
const AROUND = 2;
/** Characters that are shown of a stretch without a mark. */
const MAX_STRETCH = 160;

/** The range of a place, or of the nearest one that it would be in. */
function rangeOf(pointer: string, ranges: ReadonlyMap<string, Range>): Range | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    const range = ranges.get(at);
    if (range) {
      return range;
    }
  }
  return undefined;
}

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= MAX_STRETCH) {
    return text;
  }
  const half = MAX_STRETCH / 2;
  return isFirst
    ? `…${text.slice(-half)}`
    : isLast
      ? `${text.slice(0, half)}…`
      : `${text.slice(0, half)}…${text.slice(-half)}`;
}

/** A line in stretches, with what is in the ranges marked. */
function segmentsOf(line: string, start: number, ranges: readonly Range[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const range of ranges) {
    const from = Math.max(range.start - start, at);
    const to = Math.min(range.end - start, line.length);
    if (to > from) {
      segments.push({text: line.slice(at, from), marked: false});
      segments.push({text: line.slice(from, to), marked: true});
      at = to;
    }
  }
  segments.push({text: line.slice(at), marked: false});
  return segments
    .map(({text, marked}, place) => ({
      text: marked
        ? shorten(text, false, false)
        : shorten(
            text,
            place === 0 && segments.length > 1,
            place === segments.length - 1,
          ),
      marked,
    }))
    .filter(({text}) => text !== '');
}

/**
 * Marks the fields of a body that an error names.
 *
 * @param body JSON, valid or not
 * @param faults with JSON Pointers; that of a missing field leads to where it should be
 * @param at where the JSON breaks off, if it does
 */
export function markBody(
  body: string,
  faults: readonly Omit<BodyFault, 'line'>[],
  at?: number,
): MarkedBody {
  const {ranges} = locate(body);
  const lineAt = (place: number) => body.slice(0, place).split('\n').length;
  const broken = at === undefined ? undefined : {start: at, end: at + 1};
  const placed = faults.map((fault) => ({
    ...fault,
    range: broken ?? rangeOf(fault.pointer, ranges),
  }));
  const marks = placed
    .flatMap(({range}) => range ?? [])
    .sort((one, other) => one.start - other.start);
  const marked = new Set(marks.map(({start}) => lineAt(start)));
  const all = body.split('\n');
  let start = 0;
  const lines = all.map((line, index): MarkedLine => {
    const segments = segmentsOf(line.replace(/\r$/, ''), start, marks);
    start += line.length + 1;
    return {number: index + 1, segments};
  });
  return {
    lines: lines.filter(
      ({number}) =>
        all.length <= ALL_LINES ||
        [...marked].some((one) => Math.abs(one - number) <= AROUND),
    ),
    faults: placed.map(({pointer, detail, range}) => ({
      pointer,
      detail,
      ...(range && {line: lineAt(range.start)}),
    })),
  };
}
