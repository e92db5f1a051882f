/** Octets given to the decompressor at a time. */
const PIECE = 65_536;
/** Octets at the end that the second try gives one by one. */
const TAIL = 512;

type Format = 'gzip' | 'deflate-raw';

/** The octets of an archive are broken, or end too early. */
export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive';
}

async function write(
  stream: DecompressionStream,
  packed: Uint8Array,
  tail: number,
): Promise<void> {
  const writer = stream.writable.getWriter();
  const body = packed.length - tail;
  for (let at = 0; at < packed.length;) {
    const end = at < body ? Math.min(at + PIECE, body) : at + (tail > 0 ? 1 : PIECE);
    // A copy: the stream takes octets of an ArrayBuffer of their own only.
    await writer.write(new Uint8Array(packed.subarray(at, end)));
    at = end;
  }
  await writer.close();
}

async function* unpack(
  packed: Uint8Array,
  format: Format,
  tail: number,
): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream(format);
  const reader = stream.readable.getReader();
  // Its failure is the reader's too, and is told there.
  write(stream, packed, tail).catch(() => undefined);
  // Where reading stops early, the stream waits with the next piece and is forgotten.
  // It is not canceled: Node's then throws past everyone when a piece comes late.
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return;
    }
    yield value;
  }
}

/**
 * Unpacks gzip (RFC 1952) or bare deflate (RFC 1951), piece by piece, so that whoever reads
 * can stop a bomb. The browser refuses octets behind the end of the archive, which mail
 * gateways like to add, and then forgets what it has unpacked: a second try goes over the
 * end octet by octet and saves what there is.
 *
 * @throws {BrokenArchive} behind the last octet that could be unpacked
 */
export async function* inflate(
  packed: Uint8Array,
  format: Format,
): AsyncGenerator<Uint8Array> {
  let given = 0;
  try {
    for await (const piece of unpack(packed, format, 0)) {
      given += piece.length;
      yield piece;
    }
  } catch {
    let passed = 0;
    try {
      for await (const piece of unpack(packed, format, Math.min(TAIL, packed.length))) {
        const known = Math.max(0, Math.min(piece.length, given - passed));
        passed += piece.length;
        if (known < piece.length) {
          yield piece.subarray(known);
        }
      }
    } catch {
      throw new BrokenArchive();
    }
  }
}
