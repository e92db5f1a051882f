import {crc32, deflateRawSync, gzipSync} from 'node:zlib';

/** A file of a ZIP archive to be made. */
export interface Packed {
  name: string;
  data: string | Uint8Array;
  /** What is written in place of the truth. */
  lie?: {size?: number; packedSize?: number; flags?: number; method?: number};
}

export function bytesOf(data: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(typeof data === 'string' ? Buffer.from(data) : data);
}

export function gz(data: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(bytesOf(data)));
}

/** A ZIP archive, deflated, with whatever lies it is to tell. */
export function zip(files: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const {name, data, lie = {}} of files) {
    const raw = bytesOf(data);
    const packed = deflateRawSync(raw);
    const path = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(lie.flags ?? 0, 8);
    entry.writeUInt16LE(lie.method ?? 8, 10);
    entry.writeUInt32LE(crc32(raw), 16);
    entry.writeUInt32LE(lie.packedSize ?? packed.length, 20);
    entry.writeUInt32LE(lie.size ?? raw.length, 24);
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(local, path, packed);
    directory.push(entry, path);
    at += 30 + path.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, list, end]));
}
