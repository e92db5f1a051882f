/** A file in a ZIP archive, before it is unpacked. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflate. */
  method: number;
  /** Octets when unpacked, as the archive says. */
  size: number;
  packed: Uint8Array;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
/** The end record and the longest comment there can be behind it. */
const TAIL = 22 + 65_535;
/** Far more than a workbook has; an archive that claims more is not one. */
const MAX_ENTRIES = 10_000;

/** The archive unpacks to more than was allowed. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/**
 * The directory of a ZIP archive (PKWARE APPNOTE 4.3). ZIP64 and encrypted archives are
 * not read.
 *
 * @returns nothing where the archive is broken, or none
 */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const lowest = Math.max(0, bytes.length - TAIL);
  while (end >= lowest && view.getUint32(end, true) !== END_OF_DIRECTORY) {
    end -= 1;
  }
  if (end < lowest) {
    return undefined;
  }
  const count = Math.min(view.getUint16(end + 10, true), MAX_ENTRIES);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      return undefined;
    }
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL_HEADER) {
      return undefined;
    }
    const start =
      local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const size = view.getUint32(at + 20, true);
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 24, true),
      packed: bytes.subarray(start, start + size),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Unpacks an entry. An archive that says too much is believed at once; one that says too
 * little is stopped as soon as there is more than `limit`.
 *
 * @param limit octets
 * @throws {TooLarge} where the entry unpacks to more
 * @throws {TypeError} where its octets are broken
 */
export async function unpack(
  {method, size, packed}: ZipEntry,
  limit: number,
): Promise<string> {
  if (size > limit || packed.length > limit) {
    throw new TooLarge();
  }
  if (method === 0) {
    return new TextDecoder().decode(packed);
  }
  // A copy: the stream takes octets of an ArrayBuffer of their own only.
  const source = new Blob([new Uint8Array(packed)]).stream();
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return pieces.join('') + decoder.decode();
    }
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new TooLarge();
    }
    pieces.push(decoder.decode(value, {stream: true}));
  }
}
