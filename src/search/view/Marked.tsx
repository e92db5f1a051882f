import type {Segment} from '../types';

/** Text with what was asked for marked. Whatever it holds, it is text. */
export function Marked({segments}: {segments: readonly Segment[]}) {
  return segments.map(({text, marked}, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
