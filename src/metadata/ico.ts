/** A PNG of an icon, and its width in pixels: 255 at most. */
export interface IcoPicture {
  width: number;
  png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Packs square PNGs into one Windows icon file, for browsers that ask for `/favicon.ico`. */
export function writeIco(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let start = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({width, png}) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(width, 0);
    entry.writeUInt8(width, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(start, 12);
    start += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({png}) => png)]);
}
