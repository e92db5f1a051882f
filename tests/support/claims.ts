/** Claims that nobody has checked, as sites of our kind like to make them. */
import type {PageKind, PageText} from './pageText';

interface Claim {
  id: string;
  pattern: RegExp;
  /** Kinds of pages on which the words mean something else. */
  except?: readonly PageKind[];
}

const PEOPLE =
  '(?:customers|companies|businesses|teams|developers|users|senders|startups|brands|organisations|organizations)';

const CLAIMS: readonly Claim[] = [
  {
    id: 'trusted by',
    pattern:
      /\b(?:trusted|loved|used|chosen|preferred) by (?:over|more than|thousands|hundreds|millions|teams|companies|developers|startups|the best|\d)/i,
  },
  {
    id: 'a number of customers',
    pattern: new RegExp(
      `\\b(?:thousands|hundreds|millions|dozens) of (?:\\w+ )?${PEOPLE}\\b|\\b(?:join|serving|powering|over|more than) [\\d.,]+\\s?(?:k|m|million|thousand)?\\+? (?:\\w+ )?${PEOPLE}\\b|\\b\\d[\\d.,]*\\s?(?:k|m)?\\+ (?:\\w+ )?${PEOPLE}\\b`,
      'i',
    ),
  },
  {
    // Calculators and articles reckon with customers; a page that sells must not.
    id: 'a number of customers, plain',
    pattern: new RegExp(`\\b\\d[\\d.,]*\\s?(?:k|m|million|thousand)? ${PEOPLE}\\b`, 'i'),
    except: ['article', 'docs', 'legal', 'template', 'tool'],
  },
  {
    id: 'emails sent so far',
    pattern:
      /\b(?:billion|million|trillion)s of (?:emails|messages)\b|\b\d[\d.,]* (?:billion|million|trillion) (?:emails|messages)\b/i,
    except: ['article'],
  },
  {id: 'uptime', pattern: /\bup-?time\b|\b99[.,]9\d*\s?%/i},
  {id: 'awards', pattern: /\baward(?:s|ed|[- ]winning)?\b/i},
  {
    id: 'first of all',
    pattern:
      /(?<!PKCS )#1\b|\bnumber one\b|\bmarket leader\b|\bindustry[- ]leading\b|\bworld[’']?s (?:best|leading|most)\b|\bbest[- ]in[- ]class\b|\bworld[- ]class\b|\bleading (?:provider|platform|email)\b/i,
  },
  {
    id: 'ratings',
    pattern: /\b\d(?:[.,]\d)? (?:out of|\/) ?5\b|\b\d(?:[.,]\d)?[- ]stars?\b|★/i,
  },
  {
    id: 'certificates',
    pattern: /\bSOC ?2\b|\bISO(?:\/IEC)? ?27\d{3}\b|\bHIPAA\b|\bcertified\b/i,
  },
  {id: 'guarantees', pattern: /\bguarantee[ds]?\b/i},
  {
    id: 'words in a mouth',
    pattern: /[“"][^”"]{24,}[”"]\s*[—–]\s*\p{Lu}\p{Ll}+/u,
  },
];

/** A use of such words that claims nothing. */
export interface Allowed {
  claim: string;
  /** The page, or the folder it is in. */
  path: string;
  /** A part of the text it stands in. */
  text: string;
  why: string;
}

export interface Found {
  claim: string;
  path: string;
  text: string;
}

function matches({claim, path, text}: Allowed, found: Found): boolean {
  return (
    claim === found.claim && found.path.startsWith(path) && found.text.includes(text)
  );
}

/** Every text of a page that makes such a claim. */
export function claimsOf({path, kind, blocks, quotes, types, head}: PageText): Found[] {
  const texts = [...head, ...blocks];
  const said = CLAIMS.filter(({except}) => !except?.includes(kind)).flatMap(
    ({id, pattern}) =>
      texts.filter((text) => pattern.test(text)).map((text) => ({claim: id, path, text})),
  );
  const quoted = ['marketing', 'template', 'tool'].includes(kind)
    ? quotes
        .filter(({sourced}) => !sourced)
        .map(({text}) => ({claim: 'a quote without a source', path, text}))
    : [];
  const rated = types
    .filter((type) => type.endsWith('Rating'))
    .map((text) => ({claim: 'ratings in structured data', path, text}));
  return [...said, ...quoted, ...rated];
}

/** What is left of the claims when the allowed uses are taken out, a line each. */
export function notAllowed(
  found: readonly Found[],
  allowed: readonly Allowed[],
): string[] {
  return found
    .filter((one) => !allowed.some((use) => matches(use, one)))
    .map(({claim, path, text}) => `${path}: ${claim}: ${text.slice(0, 160)}`);
}

/** Allowed uses that are not there any more. */
export function unused(found: readonly Found[], allowed: readonly Allowed[]): string[] {
  return allowed
    .filter((use) => !found.some((one) => matches(use, one)))
    .map(({claim, path, text}) => `${path}: ${claim}: ${text}`);
}
