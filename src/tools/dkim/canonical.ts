import type {HeaderField} from './message';
import type {Canonicalization, DkimSignature} from './signature';

/** Runs of blanks as one space (RFC 6376, 3.4.2 and 3.4.4). */
function oneSpace(text: string): string {
  return text.replace(/[ \t]+/g, ' ');
}

/** Without blanks at the end, in one go. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && (text.charAt(end - 1) === ' ' || text.charAt(end - 1) === '\t')) {
    end -= 1;
  }
  return text.slice(0, end);
}

/**
 * A body in its canonical form (RFC 6376, 3.4.3 and 3.4.4).
 *
 * @param body with CRLF line ends, one character per octet
 */
export function canonicalBody(body: string, form: Canonicalization): string {
  const lines = body.split('\r\n');
  const plain =
    form === 'relaxed' ? lines.map((line) => withoutTail(oneSpace(line))) : lines;
  let count = plain.length;
  while (count > 0 && plain[count - 1] === '') {
    count -= 1;
  }
  if (count === 0) {
    // An empty body is one empty line in the simple form, and nothing in the relaxed one.
    return form === 'simple' ? '\r\n' : '';
  }
  return `${plain.slice(0, count).join('\r\n')}\r\n`;
}

/** A header field in its canonical form, without a line end (RFC 6376, 3.4.1 and 3.4.2). */
export function canonicalField(raw: string, form: Canonicalization): string {
  if (form === 'simple') {
    return raw;
  }
  const colon = raw.indexOf(':');
  const name = withoutTail(raw.slice(0, colon)).toLowerCase();
  const value = oneSpace(raw.slice(colon + 1).replaceAll('\r\n', ''));
  return `${name}:${withoutTail(value).replace(/^ /, '')}`;
}

/**
 * The fields that `h` names, in its order. A name that stands there again takes the next
 * field above; where there is none left it stands for nothing (RFC 6376, 5.4.2).
 *
 * @param own the signature's own field, which is never among them
 */
export function signedFields(
  names: readonly string[],
  fields: readonly HeaderField[],
  own: HeaderField,
): {name: string; field?: HeaderField}[] {
  const waiting = new Map<string, HeaderField[]>();
  for (const field of fields) {
    if (field !== own) {
      const same = waiting.get(field.name) ?? [];
      same.push(field);
      waiting.set(field.name, same);
    }
  }
  return names.map((name) => {
    const field = waiting.get(name)?.pop();
    return {name, ...(field && {field})};
  });
}

/** The signature's own field with an empty `b=` (RFC 6376, 3.5 and 3.7). */
export function withoutSignature(field: HeaderField, {list}: DkimSignature): string {
  const tag = list.find(({name}) => name === 'b');
  if (!tag) {
    return field.raw;
  }
  const offset = field.raw.length - field.value.length;
  const [start, end] = tag.span;
  return field.raw.slice(0, offset + start) + field.raw.slice(offset + end);
}

/**
 * What is signed of the header (RFC 6376, 3.7): the fields, each with CRLF, and the
 * signature's own field without one.
 *
 * @param raws the signed fields as they stand in the message
 * @param own the signature's own field with an empty `b=`
 */
export function headerData(
  raws: readonly string[],
  own: string,
  form: Canonicalization,
): string {
  return [...raws, own].map((raw) => canonicalField(raw, form)).join('\r\n');
}
