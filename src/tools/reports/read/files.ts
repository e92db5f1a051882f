import type {FileProblem, Report} from '../report';
import {Decoder} from './decode';
import {BrokenArchive, inflate} from './inflate';
import {attachments, fromBase64, isMessage, latin1} from './mail';
import {ReportReader} from './reader';
import {readZip, type ZipEntry} from './zip';

/** A file as the visitor gave it, or a text that was pasted. */
export interface ReportFile {
  name: string;
  content: Blob;
}

export interface ReadLimits {
  /** Octets of XML in one document. */
  document: number;
  /** Octets of XML in all of them. */
  total: number;
  /** Octets of an archive or a message, which is held in memory whole. */
  archive: number;
  /** Files, counting those in archives. */
  files: number;
  /** Records in all documents, counting each report as one, too. */
  records: number;
}

const MB = 1024 * 1024;

export const readLimits: ReadLimits = {
  document: 200 * MB,
  total: 600 * MB,
  archive: 200 * MB,
  files: 5_000,
  records: 2_000_000,
};

/** Archives in archives that are opened: a ZIP file in a message is two deep. */
const MAX_NESTING = 4;
/** Octets by which the kind of a file is told. */
const HEAD = 4_096;
/** Milliseconds of work between two looks at what happens outside. */
const SLICE = 25;

export interface ReadFiles {
  reports: Report[];
  problems: FileProblem[];
  /** Documents that were looked at, those in archives too. */
  documents: number;
}

export interface ReadOptions {
  limits?: ReadLimits;
  signal?: AbortSignal;
  /** @param share of the work that is done, 0 to 1 */
  onProgress?: (share: number) => void;
}

/** More was unpacked than is allowed. */
class TooMuch extends Error {
  override readonly name = 'TooMuch';

  constructor(readonly limit: 'document' | 'total' | 'records') {
    super(limit);
  }
}

type Octets = AsyncIterable<Uint8Array>;

function megabytes(octets: number): string {
  return `${Math.round(octets / MB)} MB`;
}

function begins(octets: Uint8Array, ...start: number[]): boolean {
  return start.every((octet, index) => octets[index] === octet);
}

/**
 * The first octets of a stream, and the stream with them. A stream that breaks before
 * gives what there was.
 */
async function peek(octets: Octets): Promise<{head: Uint8Array; all: Octets}> {
  const iterator = octets[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  let length = 0;
  let failing: Promise<unknown> | undefined;
  let isOver = false;
  while (length < HEAD && !isOver) {
    const coming = iterator.next();
    try {
      const next = await coming;
      if (next.done) {
        isOver = true;
      } else {
        held.push(next.value);
        length += next.value.length;
      }
    } catch {
      failing = coming;
      isOver = true;
    }
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      // In one piece: a decoder tells the encoding by the first octets.
      yield joined(held);
      // Throws again what was thrown.
      await failing;
      while (!isOver) {
        const next = await iterator.next();
        if (next.done) {
          return;
        }
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return {head: joined(held).subarray(0, HEAD), all: all()};
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Octets as text without the byte order mark of UTF-8. */
function withoutMark(text: string): string {
  return text.replace(/^\xef\xbb\xbf/, '');
}

async function* stored(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) {
    yield await Promise.resolve(bytes.subarray(at, at + 65_536));
  }
}

async function* blobOctets(blob: Blob): AsyncGenerator<Uint8Array> {
  const reader = blob.stream().getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return;
    }
    yield value;
  }
}

/** Reads files one after another, whatever is in them. */
class FilesReader {
  reports: Report[] = [];
  problems: FileProblem[] = [];
  documents = 0;
  #octets = 0;
  #records = 0;
  #lastPause = Date.now();
  /** Said once: the rest of the files has no room. */
  #isFull = false;

  constructor(
    readonly limits: ReadLimits,
    readonly signal: AbortSignal | undefined,
  ) {}

  get isFull(): boolean {
    return this.#isFull;
  }

  /** @param depth archives around the file */
  async read(name: string, octets: Octets, depth: number): Promise<void> {
    if (this.#isFull) {
      return;
    }
    if (this.documents >= this.limits.files) {
      this.#full(
        name,
        `More than ${this.limits.files.toLocaleString('en')} files were opened, so reading stopped at this one.`,
      );
      return;
    }
    try {
      const {head, all} = await peek(octets);
      if (begins(head, 0x1f, 0x8b)) {
        await this.#container(name, all, depth, (bytes) =>
          this.#gzip(name, bytes, depth),
        );
      } else if (begins(head, 0x50, 0x4b, 3, 4) || begins(head, 0x50, 0x4b, 5, 6)) {
        await this.#container(name, all, depth, (bytes) => this.#zip(name, bytes, depth));
      } else {
        await this.#text(name, head, all, depth);
      }
    } catch (error) {
      this.#failed(name, error);
    }
  }

  async #text(name: string, head: Uint8Array, all: Octets, depth: number) {
    const start = withoutMark(latin1(head));
    if (isMessage(start)) {
      await this.#container(name, all, depth, (bytes) =>
        this.#message(name, bytes, depth),
      );
    } else if (/^\s*(?:H4sI|UEsD)[\w+/]{20}/.test(start)) {
      // The body of an attachment, copied out of a message.
      await this.#container(name, all, depth, (bytes) =>
        this.read(name, stored(fromBase64(latin1(bytes))), depth + 1),
      );
    } else {
      await this.#document(name, all);
    }
  }

  /** Reads an archive into memory, and what is in it. */
  async #container(
    name: string,
    octets: Octets,
    depth: number,
    open: (bytes: Uint8Array) => Promise<void>,
  ): Promise<void> {
    if (depth >= MAX_NESTING) {
      this.#say(name, {
        code: 'nested-archives',
        severity: 'error',
        message: `The file is an archive nested inside ${MAX_NESTING} others, so it is not opened.`,
        cure: 'Unpack it, and open the files inside.',
      });
      return;
    }
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of octets) {
      length += piece.length;
      if (length > this.limits.archive) {
        this.#say(name, {
          code: 'archive-too-large',
          severity: 'error',
          message: `The archive or message has more than ${megabytes(this.limits.archive)}, which is more than is read here.`,
          cure: 'Unpack or split it, then open the files inside.',
        });
        return;
      }
      pieces.push(piece);
    }
    await open(joined(pieces));
  }

  async #gzip(name: string, bytes: Uint8Array, depth: number): Promise<void> {
    await this.read(name, inflate(bytes, 'gzip'), depth + 1);
  }

  async #zip(name: string, bytes: Uint8Array, depth: number): Promise<void> {
    const archive = readZip(bytes, this.limits.files);
    if (!archive.valid) {
      this.#say(
        name,
        archive.why === 'zip64'
          ? {
              code: 'zip64',
              severity: 'error',
              message:
                'The archive uses ZIP64, the format for files larger than 4 GB. No report needs it, and this page does not read it.',
              cure: 'Unpack it, and open the files inside.',
            }
          : {
              code: 'broken-zip',
              severity: 'error',
              message:
                'The ZIP archive is damaged or incomplete, so its list of files cannot be read.',
              cure: 'Save the attachment again, then open the new file.',
            },
      );
      return;
    }
    if (archive.entries.length === 0) {
      this.#say(name, {
        code: 'empty-zip',
        severity: 'error',
        message: 'The ZIP archive contains no files.',
        cure: 'Save the attachment again.',
      });
    }
    for (const entry of archive.entries) {
      await this.#entry(`${name}/${entry.name}`, entry, depth);
    }
    if (archive.more > 0) {
      this.#full(
        name,
        `The archive has ${archive.more.toLocaleString('en')} files more than the ${this.limits.files.toLocaleString('en')} that are read.`,
      );
    }
  }

  async #entry(name: string, entry: ZipEntry, depth: number): Promise<void> {
    const {encrypted, method, packed, size} = entry;
    if (encrypted || (method !== 0 && method !== 8)) {
      this.#say(name, {
        code: 'locked-zip',
        severity: 'error',
        message: encrypted
          ? 'The file is protected by a password.'
          : 'The file is packed by a method other than deflate, which browsers cannot unpack.',
        cure: 'Unpack it with your own program, and open the result.',
      });
      return;
    }
    let unpacked = 0;
    async function* counting(octets: Octets): AsyncGenerator<Uint8Array> {
      for await (const piece of octets) {
        unpacked += piece.length;
        yield piece;
      }
    }
    const octets = method === 0 ? stored(packed) : inflate(packed, 'deflate-raw');
    const before = this.problems.length;
    await this.read(name, counting(octets), depth + 1);
    if (unpacked !== size && this.problems.length === before && !this.#isFull) {
      this.#say(name, {
        code: 'zip-size',
        severity: 'warning',
        message: `The archive says that the file has ${size.toLocaleString('en')} bytes, but it has ${unpacked.toLocaleString('en')}.`,
        cure: 'The file was read as it is. Save the attachment again if a number looks wrong.',
      });
    }
  }

  async #message(name: string, bytes: Uint8Array, depth: number): Promise<void> {
    let found = 0;
    for (const attachment of attachments(withoutMark(latin1(bytes)))) {
      found += 1;
      await this.read(`${name}/${attachment.name}`, stored(attachment.bytes), depth + 1);
    }
    if (found === 0) {
      this.#say(name, {
        code: 'no-attachment',
        severity: 'error',
        message: 'The message has no XML, gzip or ZIP file attached.',
        cure: 'Save the whole message with its attachments, or the attachment alone.',
      });
    }
  }

  async #document(name: string, octets: Octets): Promise<void> {
    this.documents += 1;
    const reader = new ReportReader(name);
    const decoder = new Decoder();
    let failure: unknown;
    try {
      let length = 0;
      for await (const piece of octets) {
        length += piece.length;
        this.#octets += piece.length;
        if (length > this.limits.document) {
          throw new TooMuch('document');
        }
        if (this.#octets > this.limits.total) {
          throw new TooMuch('total');
        }
        if (!reader.feed(decoder.decode(piece))) {
          break;
        }
        if (this.#records + reader.begun > this.limits.records) {
          throw new TooMuch('records');
        }
        await this.#pause();
      }
      reader.feed(decoder.end());
      this.#records += reader.begun;
    } catch (error) {
      failure = error;
    }
    this.signal?.throwIfAborted();
    if (failure === undefined || failure instanceof BrokenArchive) {
      reader.end();
    }
    // Of a damaged archive, what could be unpacked counts, and the reader says what is missing.
    if (failure !== undefined && reader.reports.length === 0) {
      this.#failed(name, failure);
    } else if (failure === undefined || failure instanceof BrokenArchive) {
      this.reports = this.reports.concat(reader.reports);
      this.problems = this.problems.concat(reader.problems);
    } else {
      this.#failed(name, failure);
    }
  }

  /** Lets other work in now and then, and stops where nobody waits any more. */
  async #pause(): Promise<void> {
    if (Date.now() - this.#lastPause > SLICE) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      this.#lastPause = Date.now();
    }
    this.signal?.throwIfAborted();
  }

  #failed(name: string, error: unknown): void {
    this.signal?.throwIfAborted();
    if (error instanceof TooMuch) {
      if (error.limit === 'total') {
        this.#full(
          name,
          `The files unpack to more than ${megabytes(this.limits.total)} of XML in all, so reading stopped at this one.`,
        );
      } else if (error.limit === 'records') {
        this.#full(
          name,
          `The files contain more than ${this.limits.records.toLocaleString('en')} records in all, so reading stopped at this one.`,
        );
      } else {
        this.#say(name, {
          code: 'unpacks-too-large',
          severity: 'error',
          message: `The file unpacks to more than ${megabytes(this.limits.document)}, so reading stopped. None of it is counted.`,
          cure: 'A report of that size is unusual. Check where the file comes from.',
        });
      }
    } else if (error instanceof BrokenArchive) {
      this.#say(name, {
        code: 'broken-archive',
        severity: 'error',
        message:
          'The archive is damaged or incomplete, and cannot be unpacked completely.',
        cure: 'Save the attachment again, then open the new file.',
      });
    } else {
      this.#say(name, {
        code: 'unreadable-file',
        severity: 'error',
        message: 'The browser could not read the file.',
        cure: 'Check that it still exists and that you may open it, then choose it again.',
      });
    }
  }

  #full(name: string, message: string): void {
    if (!this.#isFull) {
      this.#isFull = true;
      this.#say(name, {
        code: 'too-much',
        severity: 'error',
        message,
        cure: 'Open the files in two or more rounds, for example month by month.',
      });
    }
  }

  #say(file: string, problem: Omit<FileProblem, 'file'>): void {
    this.problems.push({...problem, file});
  }
}

/**
 * Reads aggregate reports from files: XML, gzip, ZIP, messages with one of these attached,
 * and mailbox files. A file that cannot be read is named, and the others are read.
 *
 * @throws the reason of the signal once it aborts; nothing else
 */
export async function readFiles(
  files: readonly ReportFile[],
  {limits = readLimits, signal, onProgress}: ReadOptions = {},
): Promise<ReadFiles> {
  const reader = new FilesReader(limits, signal);
  const total = files.reduce((sum, {content}) => sum + content.size, 0) || 1;
  let before = 0;
  for (const {name, content} of files) {
    if (reader.isFull) {
      break;
    }
    const start = before;
    let read = 0;
    async function* watched(): AsyncGenerator<Uint8Array> {
      for await (const piece of blobOctets(content)) {
        read += piece.length;
        onProgress?.(Math.min(1, (start + read) / total));
        yield piece;
      }
    }
    await reader.read(name, watched(), 0);
    signal?.throwIfAborted();
    before += content.size;
    onProgress?.(Math.min(1, before / total));
  }
  return {
    reports: reader.reports,
    problems: reader.problems,
    documents: reader.documents,
  };
}
