import type {Problem} from '../kit';
import {fromBase64, fromHex, fromUrlSafe, type Octets} from './bytes';
import {cut, found} from './found';
import type {RequestHeader} from './readRequest';

/** The headers that a request is verified by. */
export const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

type Name = (typeof NAMES)[number];

export interface Found {
  values: Partial<Record<Name, string>>;
  problems: Problem[];
}

/** The header of a name: itself, or one whose name only ends with it. */
export function pick(headers: readonly RequestHeader[], name: Name): Found {
  const problems: Problem[] = [];
  const own = headers.filter((header) => header.name === name && header.value !== '');
  const [, last = ''] = name.split('-');
  const renamed = headers.find(
    (header) =>
      header.value !== '' &&
      new RegExp(`(?:^|-)(?:webhook|svix)-?${last}$`).test(header.name),
  );
  const header = own[0] ?? renamed;
  if (!header) {
    return {
      values: {},
      problems: [found('header-missing', `There is no header ${name}.`)],
    };
  }
  if (!own[0]) {
    problems.push(
      found(
        'header-renamed',
        `${name} arrived as ${header.written}, so code that reads ${name} finds nothing.`,
      ),
    );
  } else if (header.written.includes('_')) {
    problems.push(found('header-cgi', `${header.written} is the header ${name}.`));
  }
  if (header.isFolded) {
    problems.push(
      found('header-folded', `${header.written} continues on the next line.`),
    );
  }
  if (header.isQuoted && header.value !== '') {
    problems.push(found('header-quoted', `The value of ${header.written} is in quotes.`));
  }
  const other = own.find(({value}) => value !== header.value);
  if (other) {
    problems.push(
      found(
        'header-repeated',
        `${name} is there twice, as ${cut(header.value)} and as ${cut(other.value)}.`,
      ),
    );
  }
  return {values: {[name]: header.value}, problems};
}

/** The signatures of the header, with what is wrong with their form. */
export function readSignatures(header: string): {
  signatures: Octets[];
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const commas = header.replace(/,\s*(?=v\d+[a-z]?,)/g, ' ');
  if (commas !== header) {
    problems.push(
      found('signature-comma', 'The signatures in the header are separated by commas.'),
    );
  }
  const pluses = commas.replace(/ (?!v\d+[a-z]?,)(?=\S)/g, '+');
  if (pluses !== commas && fromBase64(pluses.replace(/^v\d+,/, ''))?.length === 32) {
    problems.push(
      found(
        'signature-plus',
        'There is a space inside the signature, where base64 has a plus sign.',
      ),
    );
  }
  const tokens = (problems.some(({code}) => code === 'signature-plus') ? pluses : commas)
    .split(/\s+/)
    .filter((token) => token !== '');
  const signatures = tokens.flatMap((token) => {
    const [, version, value = ''] = /^(?:(v\d+[a-z]?)[,=])?(.*)$/.exec(token) ?? [];
    if (version !== undefined && version !== 'v1') {
      return [];
    }
    if (version === undefined) {
      problems.push(
        found('signature-version', `${cut(token)} has no version before it.`),
      );
    }
    const hex = value.length === 64 ? fromHex(value) : undefined;
    const octets = hex ?? fromBase64(fromUrlSafe(value));
    if (hex || (octets && fromUrlSafe(value) !== value)) {
      problems.push(
        found(
          'signature-encoding',
          `The signature is in ${hex ? 'hexadecimal' : 'base64url'}.`,
        ),
      );
    }
    if (octets?.length !== 32) {
      problems.push(
        found(
          'signature-form',
          `${cut(token)} is not a signature: it ${octets ? `holds ${String(octets.length)} bytes instead of 32` : 'is not base64'}.`,
        ),
      );
    }
    return octets ? [octets] : [];
  });
  if (signatures.length === 0 && problems.length === 0) {
    problems.push(found('signature-form', 'The header has no signature of version v1.'));
  }
  return {signatures, problems};
}

/** What the reader's code has computed, as octets. */
export function readComputed(given: string): {octets?: Octets; isHex: boolean} {
  const bare = given
    .trim()
    .replace(/^['"]|['"]$/g, '')
    .replace(/^v1[,=]/, '');
  const hex = /^[\da-f]{40}$|^[\da-f]{64}$|^[\da-f]{128}$/i.test(bare)
    ? fromHex(bare)
    : undefined;
  const octets = hex ?? fromBase64(fromUrlSafe(bare));
  return {...(octets && {octets}), isHex: hex !== undefined};
}
