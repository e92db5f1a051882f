/** Octets in which an encoding shows: the byte order mark and the XML declaration. */
const HEAD = 200;

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // '<' without a mark.
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];

/** The encoding by its mark, or as the XML declaration names it (XML 1.0, appendix F). */
function encodingOf(head: Uint8Array): string {
  const marked = marks.find(([, octets]) =>
    octets.every((octet, index) => head[index] === octet),
  )?.[0];
  if (marked !== undefined) {
    return marked;
  }
  const ascii = String.fromCharCode(...head.subarray(0, HEAD));
  const named = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(
    ascii,
  )?.[1];
  // A document whose declaration can be read as ASCII is not UTF-16, whatever it says.
  return named === undefined || /^(utf-?16|ucs)/i.test(named) ? 'utf-8' : named;
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}

/**
 * The text of a document, piece by piece. Octets that are not of its encoding become
 * replacement characters, and NULs are left out; nothing throws.
 */
export class Decoder {
  #decoder: TextDecoder | undefined;

  decode(octets: Uint8Array): string {
    this.#decoder ??= decoderOf(encodingOf(octets));
    return this.#decoder.decode(octets, {stream: true}).replaceAll('\0', '');
  }

  end(): string {
    return this.#decoder?.decode().replaceAll('\0', '') ?? '';
  }
}
