import {promisify} from 'node:util';
import {constants, crc32, deflateRaw} from 'node:zlib';
import type {Sheet} from './sheet';

const deflate = promisify(deflateRaw);

/** Rows of a picture, the last one left out. */
export interface Rows {
  from: number;
  to: number;
}

/** Some rows of a picture as a part of its data, which is one stream in zlib's format. */
interface Piece {
  /** Blocks that end at a byte (RFC 1951). */
  deflated: Buffer;
  /** Adler-32 of the rows (RFC 1950, section 8.2). */
  checksum: number;
  /** Bytes of the rows. */
  length: number;
}

/** How hard zlib tries: the ground is compressed once for many pictures. */
const LEVELS = {ground: 8, changed: 7} as const;
/** Bytes that a match may reach back. */
const WINDOW = 32_768;

/** Largest prime below 2^16, and how many bytes add up to less than 2^32. */
const MODULUS = 65_521;
const SAFE_BYTES = 5552;

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let start = 0; start < bytes.length; start += SAFE_BYTES) {
    const end = Math.min(start + SAFE_BYTES, bytes.length);
    for (let at = start; at < end; at += 1) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= MODULUS;
    high %= MODULUS;
  }
  return high * 65_536 + low;
}

/** The checksum of all rows, from those of the pieces. */
function joinChecksums(pieces: readonly Piece[]): number {
  let low = 1;
  let high = 0;
  for (const {checksum, length} of pieces) {
    // Each piece was added up from 1, and goes on from what is before it.
    const before = low + MODULUS - 1;
    high = (high + Math.floor(checksum / 65_536) + length * before) % MODULUS;
    low = (before + (checksum % 65_536)) % MODULUS;
  }
  return high * 65_536 + low;
}

/** Rows as they are in a PNG: each begins with its filter, which is none. */
function dataOf({width, pixels}: Sheet, {from, to}: Rows): Buffer {
  const data = Buffer.alloc((width + 1) * (to - from));
  for (let row = from; row < to; row += 1) {
    const place = (row - from) * (width + 1) + 1;
    data.set(pixels.subarray(row * width, (row + 1) * width), place);
  }
  return data;
}

/**
 * @param isGround whether the same rows stand in other pictures, below other rows: then
 *   nothing in them may refer to what is above
 */
async function pieceOf(sheet: Sheet, rows: Rows, isGround: boolean): Promise<Piece> {
  const data = dataOf(sheet, rows);
  const above = Math.ceil(WINDOW / (sheet.width + 1));
  const before = {from: Math.max(0, rows.from - above), to: rows.from};
  const deflated = await deflate(data, {
    level: isGround ? LEVELS.ground : LEVELS.changed,
    memLevel: constants.Z_MAX_MEMLEVEL,
    finishFlush: rows.to === sheet.height ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    ...(!isGround && rows.from > 0 && {dictionary: dataOf(sheet, before)}),
  });
  return {deflated, checksum: adler32(data), length: data.length};
}

/** Rows that have changed, in order and without gaps between those that meet. */
function joinRows(changed: readonly Rows[]): Rows[] {
  const joined: Rows[] = [];
  for (const {from, to} of [...changed].sort((a, b) => a.from - b.from)) {
    const last = joined[joined.length - 1];
    if (last && from <= last.to) {
      last.to = Math.max(last.to, to);
    } else if (from < to) {
      joined.push({from, to});
    }
  }
  return joined;
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Deflate with a window of 32 KB, which is all that PNG has. */
const ZLIB_HEADER = Buffer.from([0x78, 0xda]);

/**
 * Writes a sheet as PNG with a palette (PNG, third edition, sections 5 and 11.2).
 *
 * @param changed rows that may not be those of the ground
 */
export type PngEncoder = (sheet: Sheet, changed: readonly Rows[]) => Promise<Buffer>;

/**
 * Prepares to write sheets that were made from one other sheet. Rows that they have from
 * it are compressed once for all of them.
 *
 * @param ground the other sheet, whose colours keep their places in the palettes
 */
export function createPngEncoder(ground: Sheet): PngEncoder {
  const known = new Map<string, Promise<Piece>>();
  const groundPiece = ({from, to}: Rows) => {
    const key = `${String(from)}-${String(to)}`;
    const piece = known.get(key) ?? pieceOf(ground, {from, to}, true);
    known.set(key, piece);
    return piece;
  };
  return async (sheet, changed) => {
    const {width, height, palette} = sheet;
    const pending: Promise<Piece>[] = [];
    let done = 0;
    for (const rows of [...joinRows(changed), {from: height, to: height}]) {
      if (done < rows.from) {
        pending.push(groundPiece({from: done, to: rows.from}));
      }
      if (rows.from < rows.to) {
        pending.push(pieceOf(sheet, rows, false));
      }
      done = rows.to;
    }
    const pieces = await Promise.all(pending);
    const header = Buffer.concat([
      number(width),
      number(height),
      // Eight bits a pixel, each the index of a colour.
      Buffer.from([8, 3, 0, 0, 0]),
    ]);
    const data = Buffer.concat([
      ZLIB_HEADER,
      ...pieces.map(({deflated}) => deflated),
      number(joinChecksums(pieces)),
    ]);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', Uint8Array.from(palette.flat())),
      chunk('IDAT', data),
      chunk('IEND', new Uint8Array()),
    ]);
  };
}
