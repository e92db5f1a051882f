/**
 * Tables as text (RFC 4180, and what programs make of it). Nothing is copied: rows and
 * cells are places in the text, so a list of a million rows fits into memory.
 */

const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;

/** A cell with quotation marks may be this long; spreadsheet cells hold 32,767 characters. */
export const LONGEST_QUOTED = 65_536;

/** A cell's place in the text. */
export interface Span {
  /** Of its content, without quotation marks. */
  from: number;
  to: number;
  /** Of all that stands between two delimiters. */
  outerFrom: number;
  outerTo: number;
  /** In quotation marks, so two of them inside stand for one. */
  quoted: boolean;
}

/**
 * Characters that may still be read in vain, after marks that nothing closes: keeps the
 * time linear where every cell begins with such a mark.
 */
interface Patience {
  left: number;
}

function patienceFor(length: number): Patience {
  return {left: 2 * length + LONGEST_QUOTED};
}

function isLineBreak(unit: number): boolean {
  return unit === LINE_FEED || unit === RETURN;
}

/** Where the rows of a text are. Blank lines are no rows, but they count. */
export interface RowIndex {
  starts: Uint32Array;
  /** Without the line end. */
  ends: Uint32Array;
  /** As a spreadsheet numbers them, from 1. */
  numbers: Uint32Array;
  count: number;
}

/**
 * Reads the structure of one text. A quotation mark opens a cell only at its beginning,
 * and closes it only before a delimiter or a line end. Where that never happens, it is a
 * character like any other: one stray mark costs its own row nothing, and no other row.
 *
 * @param delimiter one character; '' where every line is one cell, without quotation marks
 */
export class Scanner {
  readonly #text: string;
  readonly #delimiter: number;
  readonly #patience: Patience;
  /** Place of the first mark that nothing closes. */
  stray: number | undefined;

  constructor(text: string, delimiter: string) {
    this.#text = text;
    this.#delimiter = delimiter === '' ? -1 : delimiter.charCodeAt(0);
    this.#patience = patienceFor(text.length);
  }

  /** The end of the row that begins at `start`, before its line end. */
  rowEnd(start: number): number {
    const text = this.#text;
    const length = text.length;
    let at = start;
    let fresh = true;
    while (at < length) {
      const unit = text.charCodeAt(at);
      if (isLineBreak(unit)) {
        return at;
      }
      if (unit === QUOTE && fresh && this.#delimiter >= 0) {
        const close = this.#closing(at, length, this.#patience);
        if (close < 0) {
          this.stray ??= at;
        }
        at = close < 0 ? at + 1 : close + 1;
        fresh = false;
      } else {
        fresh = unit === this.#delimiter || (fresh && unit === SPACE);
        at += 1;
      }
    }
    return at;
  }

  /** The beginning of the row after one that ends at `end`. */
  nextRow(end: number): number {
    const text = this.#text;
    return text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === LINE_FEED
      ? end + 2
      : end + 1;
  }

  /** The cells of a row, at most `limit`. */
  cells(start: number, end: number, limit = Infinity): Span[] {
    const spans: Span[] = [];
    const patience = patienceFor(end - start);
    let at = start;
    for (;;) {
      const span = this.#cell(at, end, patience);
      spans.push(span);
      if (span.outerTo >= end || spans.length >= limit) {
        return spans;
      }
      at = span.outerTo + 1;
    }
  }

  /** How many cells a row has. */
  width(start: number, end: number): number {
    const patience = patienceFor(end - start);
    let count = 1;
    for (let at = this.#cell(start, end, patience).outerTo; at < end; count += 1) {
      at = this.#cell(at + 1, end, patience).outerTo;
    }
    return count;
  }

  /** The cell in a column, from 0; nothing where the row is shorter. */
  cell(start: number, end: number, column: number): Span | undefined {
    const patience = patienceFor(end - start);
    let at = start;
    for (let index = 0; ; index += 1) {
      const span = this.#cell(at, end, patience);
      if (index === column) {
        return span;
      }
      if (span.outerTo >= end) {
        return undefined;
      }
      at = span.outerTo + 1;
    }
  }

  /** The text of a cell. */
  textOf({from, to, quoted}: Span): string {
    const text = this.#text.slice(from, to);
    return quoted && text.includes('"') ? text.replaceAll('""', '"') : text;
  }

  #cell(start: number, end: number, patience: Patience): Span {
    const text = this.#text;
    let open = start;
    while (open < end && text.charCodeAt(open) === SPACE) {
      open += 1;
    }
    if (this.#delimiter >= 0 && open < end && text.charCodeAt(open) === QUOTE) {
      const close = this.#closing(open, end, patience);
      if (close >= 0) {
        const outerTo = this.#plainEnd(close + 1, end);
        return {from: open + 1, to: close, outerFrom: start, outerTo, quoted: true};
      }
    }
    const to = this.#plainEnd(start, end);
    return {from: start, to, outerFrom: start, outerTo: to, quoted: false};
  }

  #plainEnd(start: number, end: number): number {
    const text = this.#text;
    for (let at = start; at < end; at += 1) {
      if (text.charCodeAt(at) === this.#delimiter) {
        return at;
      }
    }
    return end;
  }

  /** The mark that closes the one at `open`, or -1. */
  #closing(open: number, end: number, patience: Patience): number {
    const text = this.#text;
    const limit = Math.min(end, open + Math.min(LONGEST_QUOTED, patience.left));
    let loose = false;
    let at = open + 1;
    while (at < limit) {
      const unit = text.charCodeAt(at);
      if (unit === QUOTE) {
        if (text.charCodeAt(at + 1) === QUOTE && at + 1 < end) {
          at += 1;
        } else if (loose && text.charCodeAt(at - 1) === this.#delimiter) {
          // It opens the next cell, so this one was never meant to be in marks.
          break;
        } else if (this.#closes(at + 1, end)) {
          return at;
        } else if (isLineBreak(text.charCodeAt(at - 1))) {
          // It opens the next row.
          break;
        } else {
          loose = true;
        }
      } else if (loose && isLineBreak(unit)) {
        // A mark within the line was meant literally, so the line is the row.
        break;
      }
      at += 1;
    }
    patience.left -= at - open;
    return -1;
  }

  #closes(after: number, end: number): boolean {
    let at = after;
    while (at < end && this.#text.charCodeAt(at) === SPACE) {
      at += 1;
    }
    const unit = at < end ? this.#text.charCodeAt(at) : LINE_FEED;
    return unit === this.#delimiter || isLineBreak(unit);
  }
}

function grown(old: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(old.length * 2);
  larger.set(old);
  return larger;
}

/** Finds the rows of a text little by little, so that a long one can be left between. */
export class RowFinder {
  readonly #scanner: Scanner;
  readonly #text: string;
  #at: number;
  #number: number;
  #starts = new Uint32Array(1_024);
  #ends = new Uint32Array(1_024);
  #numbers = new Uint32Array(1_024);
  #count = 0;

  /**
   * @param from where the first row begins
   * @param number what a spreadsheet calls that row
   */
  constructor(text: string, scanner: Scanner, from: number, number: number) {
    this.#text = text;
    this.#scanner = scanner;
    this.#at = from;
    this.#number = number;
  }

  /** Characters read so far. */
  get read(): number {
    return Math.min(this.#at, this.#text.length);
  }

  /** Finds up to `rows` more. False once the text has come to its end. */
  find(rows: number): boolean {
    const length = this.#text.length;
    const goal = this.#count + rows;
    while (this.#at < length && this.#count < goal) {
      const end = this.#scanner.rowEnd(this.#at);
      if (!this.#isBlank(this.#at, end)) {
        this.#add(this.#at, end);
      }
      this.#number += 1;
      this.#at = this.#scanner.nextRow(end);
    }
    return this.#at < length;
  }

  /** What was found. */
  get rows(): RowIndex {
    return {
      starts: this.#starts.subarray(0, this.#count),
      ends: this.#ends.subarray(0, this.#count),
      numbers: this.#numbers.subarray(0, this.#count),
      count: this.#count,
    };
  }

  #isBlank(start: number, end: number): boolean {
    for (let at = start; at < end; at += 1) {
      const unit = this.#text.charCodeAt(at);
      if (unit !== SPACE && unit !== 9) {
        return false;
      }
    }
    return true;
  }

  #add(start: number, end: number): void {
    if (this.#count === this.#starts.length) {
      this.#starts = grown(this.#starts);
      this.#ends = grown(this.#ends);
      this.#numbers = grown(this.#numbers);
    }
    this.#starts[this.#count] = start;
    this.#ends[this.#count] = end;
    this.#numbers[this.#count] = this.#number;
    this.#count += 1;
  }
}
