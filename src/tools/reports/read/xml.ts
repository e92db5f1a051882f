// cspell:ignore reportmetadata
/**
 * A small streaming reader for the XML of aggregate reports.
 *
 * Written for this page instead of a library or the browser's `DOMParser`, for three
 * reasons. `DOMParser` is missing in workers, and builds the whole tree in memory; a report
 * can unpack to 200 MB. General parsers expand entities that a document declares, which is
 * how a few hundred octets become gigabytes, while a report never needs one. And parsers
 * that follow the standard give up at the first slip, while real reports have unclosed
 * elements, addresses in raw angle brackets and prefixes without a namespace.
 *
 * So this reader knows elements, text, CDATA, comments and the five entities of XML 1.0
 * (section 4.6), and refuses every document type declaration.
 */

/** Why a document is not read any further. */
export type XmlFaultCode = 'dtd' | 'too-deep' | 'long-tag';

export class XmlFault extends Error {
  override readonly name = 'XmlFault';

  constructor(
    readonly code: XmlFaultCode,
    /** Line in the document, from 1. */
    readonly line: number,
  ) {
    super(code);
  }
}

export interface XmlEvents {
  /** @param line where the tag stands, from 1 */
  open: (name: string, line: number) => void;
  /**
   * @param text the element's own text behind its last child, trimmed; at most 4,096
   *   characters
   * @param parent name of the element around it; '' for the root
   */
  close: (name: string, text: string, parent: string, line: number) => void;
}

/** How deep elements may lie in each other. Reports need five levels. */
const MAX_DEPTH = 64;
const MAX_TAG = 65_536;
const MAX_TEXT = 4_096;
/** As long as a reference to a character can be, with its ampersand and semicolon. */
const MAX_REFERENCE = 12;
const MAX_NAMES = 500;

const NAME = /^([a-z_][\w.:-]*)(?=[\s/]|$)/i;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function character(reference: string, name: string): string {
  if (!name.startsWith('#')) {
    return ENTITIES[name] ?? reference;
  }
  const point = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isAllowed = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return isAllowed ? String.fromCodePoint(point) : '\ufffd';
}

/** Text with the five entities and the numbered characters put in; others stay as they are. */
export function withoutEntities(text: string): string {
  return text.includes('&')
    ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, character)
    : text;
}

/** `Report_Metadata` and `ns:report-metadata` are one name: `reportmetadata`. */
function plainName(name: string): string {
  return name
    .slice(name.lastIndexOf(':') + 1)
    .replace(/[_.-]/g, '')
    .toLowerCase();
}

function lineEndFrom(buffer: string, from: number): number {
  const end = buffer.indexOf('\n', from);
  return end < 0 ? Infinity : end;
}

/** Reads a document piece by piece and says what it meets. */
export class XmlReader {
  /** What is open, from the root. */
  readonly #open: string[] = [];
  readonly #names = new Map<string, string>();
  /** What has come and is not read yet: the beginning of a tag or a reference. */
  #rest = '';
  /** Within a comment, an instruction or CDATA: what ends it. */
  #until: '-->' | '?>' | ']]>' | undefined;
  #text = '';
  #line = 1;
  /** Where the next line end is in what is being read; Infinity where there is none. */
  #lineEnd = -1;
  /** Elements without an end, ends without an element, and angle brackets that begin none. */
  repairs = 0;

  constructor(readonly events: XmlEvents) {}

  /** Line that is being read, from 1. */
  get line(): number {
    return this.#line;
  }

  /** True while an element is open. */
  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  /**
   * Reads the next piece of the document, cut anywhere.
   *
   * @throws {XmlFault} where the document must not be read any further
   */
  feed(piece: string): void {
    const buffer = this.#rest + piece;
    let at = 0;
    this.#lineEnd = -1;
    for (;;) {
      const next = this.#until ? this.#skip(buffer, at) : this.#step(buffer, at);
      if (next === undefined) {
        break;
      }
      at = next;
    }
    this.#rest = this.#hold(buffer, at);
  }

  /** Ends the document: what is held back is text. */
  end(): void {
    this.#add(this.#rest);
    this.#rest = '';
  }

  /** Keeps what may go on in the next piece, and takes the rest for text. */
  #hold(buffer: string, at: number): string {
    if (this.#until) {
      // The end of a comment may be cut in two.
      const kept = Math.max(at, buffer.length - this.#until.length + 1);
      this.#pass(buffer, at, kept);
      return buffer.slice(kept);
    }
    if (buffer[at] === '<') {
      return buffer.slice(at);
    }
    const reference = buffer.lastIndexOf('&');
    const kept =
      reference >= at &&
      buffer.length - reference < MAX_REFERENCE &&
      !buffer.includes(';', reference)
        ? reference
        : buffer.length;
    this.#pass(buffer, at, kept);
    this.#add(buffer.slice(at, kept));
    return buffer.slice(kept);
  }

  /** Goes on to the end of a comment, an instruction or CDATA. */
  #skip(buffer: string, at: number): number | undefined {
    const until = this.#until ?? '-->';
    const end = buffer.indexOf(until, at);
    const isData = until === ']]>';
    if (end < 0) {
      if (isData) {
        // All but the last two characters, in which the end may begin.
        this.#add(buffer.slice(at, Math.max(at, buffer.length - 2)), true);
      }
      return undefined;
    }
    if (isData) {
      this.#add(buffer.slice(at, end), true);
    }
    this.#pass(buffer, at, end);
    this.#until = undefined;
    return end + until.length;
  }

  /** Reads the text up to the next tag, and the tag. */
  #step(buffer: string, at: number): number | undefined {
    const start = buffer.indexOf('<', at);
    if (start < 0) {
      return undefined;
    }
    if (start > at) {
      this.#pass(buffer, at, start);
      this.#add(buffer.slice(at, start));
      return start;
    }
    const second = buffer[start + 1];
    if (second === undefined) {
      return undefined;
    }
    if (second === '!') {
      return this.#markup(buffer, start);
    }
    if (second === '?') {
      this.#until = '?>';
      return start + 2;
    }
    const end = this.#tagEnd(buffer, start);
    if (end === undefined) {
      return undefined;
    }
    const tag = buffer.slice(start + 1, end);
    const read = second === '/' ? this.#close(tag.slice(1)) : this.#openTag(tag);
    if (!read) {
      // An address in angle brackets, or a lone 'less than'.
      this.repairs += 1;
      this.#add('<');
      return start + 1;
    }
    this.#pass(buffer, start, end);
    return end + 1;
  }

  #markup(buffer: string, start: number): number | undefined {
    const begin = buffer.slice(start, start + 9);
    if (begin.startsWith('<!--')) {
      this.#until = '-->';
      return start + 4;
    }
    if (begin === '<![CDATA[') {
      this.#until = ']]>';
      return start + 9;
    }
    if ('<!--'.startsWith(begin) || '<![CDATA['.startsWith(begin)) {
      return undefined;
    }
    throw new XmlFault('dtd', this.#line);
  }

  /** Where a tag ends. A '>' in an attribute's value is not its end. */
  #tagEnd(buffer: string, start: number): number | undefined {
    const first = buffer.indexOf('>', start);
    if (first < 0) {
      if (buffer.length - start > MAX_TAG) {
        throw new XmlFault('long-tag', this.#line);
      }
      return undefined;
    }
    const tag = buffer.slice(start, first);
    if (!/["']/.test(tag)) {
      return first;
    }
    const limit = Math.min(buffer.length, start + MAX_TAG);
    let quote = '';
    for (let index = start; index < limit; index += 1) {
      const one = buffer.charAt(index);
      if (quote !== '') {
        quote = one === quote ? '' : quote;
      } else if (one === '"' || one === "'") {
        quote = one;
      } else if (one === '>') {
        return index;
      }
    }
    // A quotation mark that is never closed; or one whose end is still to come.
    return buffer.length - start > MAX_TAG ? first : undefined;
  }

  #openTag(tag: string): boolean {
    const name = NAME.exec(tag)?.[1];
    if (name === undefined) {
      return false;
    }
    if (this.#open.length >= MAX_DEPTH) {
      throw new XmlFault('too-deep', this.#line);
    }
    const plain = this.#plain(name);
    this.#text = '';
    this.#open.push(plain);
    this.events.open(plain, this.#line);
    if (tag.endsWith('/')) {
      this.#closeLast();
    }
    return true;
  }

  #close(tag: string): boolean {
    const name = NAME.exec(tag)?.[1];
    if (name === undefined) {
      return false;
    }
    const place = this.#open.lastIndexOf(this.#plain(name));
    if (place < 0) {
      this.repairs += 1;
      return true;
    }
    while (this.#open.length > place + 1) {
      this.repairs += 1;
      this.#closeLast();
    }
    this.#closeLast();
    return true;
  }

  #closeLast(): void {
    const name = this.#open.pop();
    if (name !== undefined) {
      this.events.close(name, this.#text.trim(), this.#open.at(-1) ?? '', this.#line);
    }
    this.#text = '';
  }

  #add(text: string, isData = false): void {
    if (this.#text.length < MAX_TEXT && this.#open.length > 0) {
      const whole = isData ? text : withoutEntities(text);
      this.#text = (this.#text + whole).slice(0, MAX_TEXT);
    }
  }

  /** Counts the line ends that were gone over. */
  #pass(buffer: string, from: number, to: number): void {
    // Looked for once each: a report may be one long line.
    if (this.#lineEnd < from) {
      this.#lineEnd = lineEndFrom(buffer, from);
    }
    while (this.#lineEnd < to) {
      this.#line += 1;
      this.#lineEnd = lineEndFrom(buffer, this.#lineEnd + 1);
    }
  }

  #plain(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) {
      return known;
    }
    const plain = plainName(name);
    if (this.#names.size < MAX_NAMES) {
      this.#names.set(name, plain);
    }
    return plain;
  }
}
