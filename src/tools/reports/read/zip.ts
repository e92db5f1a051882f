/** A file in a ZIP archive, before it is unpacked. */
export interface ZipEntry {
  /** Without its folders: a path in an archive leads nowhere here. */
  name: string;
  /** 0 stored, 8 deflate; others are not read. */
  method: number;
  encrypted: boolean;
  /** Octets when unpacked, as the archive says. */
  size: number;
  packed: Uint8Array;
}

export type ZipReading =
  | {valid: true; entries: ZipEntry[]; /** Entries beyond the limit. */ more: number}
  | {valid: false; why: 'zip64' | 'broken'};

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
/** The end record and the longest comment there can be behind it. */
const TAIL = 22 + 65_535;
/** What stands in place of a size or a number that only ZIP64 can hold. */
const BEYOND = 0xffffffff;
const BEYOND_SHORT = 0xffff;

function endRecord(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - TAIL);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) {
      return at;
    }
  }
  return undefined;
}

/**
 * The directory of a ZIP archive (PKWARE APPNOTE 4.3.12 and 4.3.16). Folders and the notes
 * that macOS adds are left out.
 *
 * @param limit files that are read at most
 */
export function readZip(bytes: Uint8Array, limit: number): ZipReading {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  if (end === undefined) {
    return {valid: false, why: 'broken'};
  }
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === BEYOND_SHORT || at === BEYOND) {
    return {valid: false, why: 'zip64'};
  }
  const entries: ZipEntry[] = [];
  let more = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      return {valid: false, why: 'broken'};
    }
    const nameLength = view.getUint16(at + 28, true);
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const packedSize = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const local = view.getUint32(at + 42, true);
    if (packedSize === BEYOND || size === BEYOND || local === BEYOND) {
      return {valid: false, why: 'zip64'};
    }
    if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL_HEADER) {
      return {valid: false, why: 'broken'};
    }
    const start =
      local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    const isNote = name.startsWith('.') || /(^|\/)__MACOSX\//.test(path);
    if (name !== '' && !isNote) {
      if (entries.length < limit) {
        entries.push({
          name,
          method: view.getUint16(at + 10, true),
          encrypted: (view.getUint16(at + 8, true) & 1) === 1,
          size,
          packed: bytes.subarray(start, start + packedSize),
        });
      } else {
        more += 1;
      }
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return {valid: true, entries, more};
}
