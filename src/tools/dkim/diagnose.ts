/**
 * Why a signature does not fit. A hash only says that something differs; what it was is
 * found by trying the changes that mail goes through on its way, a bounded number of them.
 */
import type {Problem} from '../kit';
import {octetsOf, sameOctets} from './bytes';
import {
  canonicalBody,
  canonicalField,
  headerData,
  signedFields,
  withoutSignature,
} from './canonical';
import type {HeaderField} from './message';
import {copiedHeaders, type DkimSignature} from './signature';
import {foundInMessage} from './foundInMessage';

/** Changes of the header that are tried. */
const MAX_HEADER_TRIES = 80;
/** Places where text may have been added to the body. */
const MAX_CUTS = 120;
/** Octets hashed in all to find one. */
const MAX_HASHED = 20_000_000;
/** Places in the subject where what stands in front may end. */
const MAX_PREFIXES = 12;

type Digest = (octets: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * What became of the body.
 *
 * @param body with CRLF line ends, one character per octet
 */
export async function diagnoseBody(
  body: string,
  {canonicalization, bodyHash, bodyLength}: DkimSignature,
  digest: Digest,
): Promise<Problem> {
  const form = canonicalization.body;
  const fits = async (text: string): Promise<boolean> =>
    sameOctets(await digest(octetsOf(text.slice(0, bodyLength))), bodyHash);
  const canonical = canonicalBody(body, form);
  if ((await fits('')) || (await fits('\r\n'))) {
    return foundInMessage('body-empty-signed', 'The signature covers an empty body.');
  }
  if (form === 'simple' && (await fits(canonicalBody(body, 'relaxed')))) {
    return foundInMessage(
      'body-blanks',
      'Only spaces or empty lines in the body have changed.',
    );
  }
  if (await fits(canonical.replaceAll('\r\n', '\n'))) {
    return foundInMessage(
      'body-line-ends',
      'The signer hashed the body with bare LF line endings.',
    );
  }
  const unquoted = canonical.replace(/^>(>*From )/gm, '$1');
  if (unquoted !== canonical && (await fits(unquoted))) {
    return foundInMessage(
      'body-quoted-from',
      'A > was added before lines that begin with From.',
    );
  }
  const added = await addedLines(canonical, form, fits);
  return added === undefined
    ? foundInMessage('body-changed', 'The body was changed after signing.')
    : foundInMessage(
        'body-appended',
        `The last ${added === 1 ? 'line was' : `${added} lines were`} added to the body after signing.`,
      );
}

/** How many lines at the end have to go until the hash fits. */
async function addedLines(
  canonical: string,
  form: DkimSignature['canonicalization']['body'],
  fits: (text: string) => Promise<boolean>,
): Promise<number | undefined> {
  const lines = canonical.split('\r\n').slice(0, -1);
  let hashed = 0;
  for (let cut = 1; cut < lines.length && cut <= MAX_CUTS; cut += 1) {
    const rest = canonicalBody(lines.slice(0, -cut).join('\r\n'), form);
    hashed += rest.length;
    if (hashed > MAX_HASHED) {
      return undefined;
    }
    if (await fits(rest)) {
      return cut;
    }
  }
  return undefined;
}

/** A change that would explain the mismatch. */
interface Guess {
  raws: readonly string[];
  form: DkimSignature['canonicalization']['header'];
  problem: () => Problem;
}

/**
 * What became of the header.
 *
 * @param fits true for the data that was signed
 */
export async function diagnoseHeader(
  fields: readonly HeaderField[],
  own: HeaderField,
  signature: DkimSignature,
  fits: (data: Uint8Array<ArrayBuffer>) => Promise<boolean>,
): Promise<Problem> {
  const ownData = withoutSignature(own, signature);
  let tries = 0;
  for (const {raws, form, problem} of guesses(fields, own, signature)) {
    tries += 1;
    if (tries > MAX_HEADER_TRIES) {
      break;
    }
    if (await fits(octetsOf(headerData(raws, ownData, form)))) {
      return problem();
    }
  }
  const changed = changedCopies(fields, own, signature);
  return changed.length > 0
    ? foundInMessage(
        'header-copied',
        `According to the copies in the signature, this was changed: ${changed.join(', ')}.`,
      )
    : foundInMessage(
        'headers-changed',
        'A signed header field was changed, added or removed.',
      );
}

function* guesses(
  fields: readonly HeaderField[],
  own: HeaderField,
  signature: DkimSignature,
): Generator<Guess> {
  const {header: form} = signature.canonicalization;
  const signed = signedFields(signature.headers, fields, own);
  const present = signed.flatMap(({field}) => (field ? [field] : []));
  const raws = present.map(({raw}) => raw);
  for (const tidy of form === 'simple' ? [unfolded, evenlySpaced] : []) {
    yield {
      raws: raws.map(tidy),
      form,
      problem: () =>
        foundInMessage(
          'header-blanks',
          'Only spaces or line breaks in the header have changed.',
        ),
    };
  }
  for (const [index, {name}] of present.entries()) {
    yield {
      raws: raws.filter((_, other) => other !== index),
      form,
      problem: () =>
        foundInMessage(
          'header-added',
          `“${title(name)}” did not exist when the message was signed.`,
        ),
    };
  }
  for (const [index, field] of present.entries()) {
    for (const prefix of field.name === 'subject' ? prefixes(field.value) : []) {
      const shortened = `${field.raw.slice(0, field.raw.length - field.value.length)} ${field.value.slice(prefix.length)}`;
      yield {
        raws: raws.map((raw, other) => (other === index ? shortened : raw)),
        form,
        problem: () =>
          foundInMessage(
            'header-edited',
            `“${prefix.trim()}” was added before ${title(field.name)} after signing.`,
          ),
      };
    }
  }
}

/** On one line, as a server may write a field that came in folded. */
function unfolded(raw: string): string {
  return raw.replace(/\r\n[ \t]+/g, ' ');
}

/** With one space after the colon and between words. */
function evenlySpaced(raw: string): string {
  const name = raw.slice(0, raw.indexOf(':'));
  return `${name}: ${canonicalField(raw, 'relaxed').slice(name.trimEnd().length + 1)}`;
}

/** What may have been put before a subject: up to each closing bracket, colon or blank. */
function prefixes(value: string): string[] {
  const ends = [...value.slice(0, 120).matchAll(/[\]:*)] ?|(?<=\S) /g)]
    .map(({0: end, index}) => index + end.length)
    .slice(0, MAX_PREFIXES);
  return ends.map((end) => value.slice(0, end));
}

/** The names of the fields whose value differs from the signer's copy (RFC 6376, 3.5). */
function changedCopies(
  fields: readonly HeaderField[],
  own: HeaderField,
  signature: DkimSignature,
): string[] {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const copies = copiedHeaders(signature);
  const signed = signedFields(
    copies.map(({name}) => name),
    fields,
    own,
  );
  return copies.flatMap(({name, value}, index) => {
    const field = signed[index]?.field;
    return field && plain(field.value) === plain(value) ? [] : [title(name)];
  });
}

/** A field's name as it is usually written: 'message-id' becomes 'Message-Id'. */
export function title(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
