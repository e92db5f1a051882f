/** Claims that nobody has checked, as sites of our kind like to make them. */
import {
  excerpt,
  pagesOf,
  type Finding,
  type Page,
  type PageKind,
  type Rule,
  type ViewPage,
} from '../page';

interface Claim {
  name: string;
  pattern: RegExp;
  /** Kinds of pages on which the words mean something else. */
  except?: readonly PageKind[];
}

const PEOPLE =
  '(?:customers|companies|businesses|teams|developers|users|senders|startups|brands|organisations|organizations)';

const CLAIMS: readonly Claim[] = [
  {
    name: 'trusted by',
    pattern:
      /\b(?:trusted|loved|used|chosen|preferred) by (?:over|more than|thousands|hundreds|millions|teams|companies|developers|startups|the best|\d)/i,
  },
  {
    name: 'a number of customers',
    pattern: new RegExp(
      `\\b(?:thousands|hundreds|millions|dozens) of (?:\\w+ )?${PEOPLE}\\b|\\b(?:join|serving|powering|over|more than) [\\d.,]+\\s?(?:k|m|million|thousand)?\\+? (?:\\w+ )?${PEOPLE}\\b|\\b\\d[\\d.,]*\\s?(?:k|m)?\\+ (?:\\w+ )?${PEOPLE}\\b`,
      'i',
    ),
  },
  {
    // Calculators and articles reckon with customers; a page that sells must not.
    name: 'a number of customers, plain',
    pattern: new RegExp(`\\b\\d[\\d.,]*\\s?(?:k|m|million|thousand)? ${PEOPLE}\\b`, 'i'),
    except: ['article', 'docs', 'legal', 'template', 'tool'],
  },
  {
    name: 'emails sent so far',
    pattern:
      /\b(?:billion|million|trillion)s of (?:emails|messages)\b|\b\d[\d.,]* (?:billion|million|trillion) (?:emails|messages)\b/i,
    except: ['article'],
  },
  {name: 'uptime', pattern: /\bup-?time\b|\b99[.,]9\d*\s?%/i},
  {name: 'awards', pattern: /\baward(?:s|ed|[- ]winning)?\b/i},
  {
    name: 'first of all',
    pattern:
      /(?<!PKCS )#1\b|\bnumber one\b|\bmarket leader\b|\bindustry[- ]leading\b|\bworld[’']?s (?:best|leading|most)\b|\bbest[- ]in[- ]class\b|\bworld[- ]class\b|\bleading (?:provider|platform|email)\b/i,
  },
  {
    name: 'ratings',
    pattern:
      /\b\d(?:[.,]\d)? (?:out of|\/) ?5\b|\b\d(?:[.,]\d)?[- ]stars?\b|★|\b(?:Aggregate)?Rating\b(?=['"])/i,
  },
  {
    name: 'certificates',
    pattern: /\bSOC ?2\b|\bISO(?:\/IEC)? ?27\d{3}\b|\bHIPAA\b|\bcertified\b/i,
  },
  {name: 'guarantees', pattern: /\bguarantee[ds]?\b/i},
  {
    name: 'words in a mouth',
    pattern: /[“"][^”"]{24,}[”"]\s*[—–]\s*\p{Lu}\p{Ll}+/u,
  },
];

/** A use of such words that claims nothing about us. */
interface Allowed {
  claim: string;
  /** The page, or the folder it is in. */
  page: string;
  /** A part of the text it is in. */
  text: string;
  why: string;
}

const ALLOWED: readonly Allowed[] = [
  {
    claim: 'certificates',
    page: 'legal/',
    text: 'EU-US Data Privacy Framework',
    why: 'It is about other companies.',
  },
  {
    claim: 'guarantees',
    page: 'legal/terms-of-service.mdx',
    text: 'for what it has guaranteed',
    why: 'A rule of liability, for both sides.',
  },
  {
    claim: 'a number of customers',
    page: 'src/tools/equity',
    text: 'Carta counted',
    why: 'A study of companies, with its source.',
  },
  {
    claim: 'awards',
    page: 'src/marketing/press',
    text: 'We publish none',
    why: 'It says that there are none to print.',
  },
];

/** Every text of a page that makes such a claim. */
export function claimsOf({name, kind, texts}: Page, allowed = ALLOWED): Finding[] {
  return CLAIMS.filter(({except}) => !except?.includes(kind)).flatMap(
    ({name: claim, pattern}) =>
      texts
        .filter(
          ({text}) =>
            pattern.test(text) &&
            !allowed.some(
              (use) =>
                use.claim === claim &&
                name.startsWith(use.page) &&
                text.includes(use.text),
            ),
        )
        .map(({file, line, text}) => ({
          file,
          line,
          says: `${claim}: “${excerpt(text)}”`,
        })),
  );
}

/** Quotes of a page that name no address they were published at. */
function unsourcedQuotes({unsourcedQuotes: quotes}: ViewPage): Finding[] {
  return quotes.map(({file, line, text}) => ({
    file,
    line,
    says: `a quote without a source: “${excerpt(text)}”`,
  }));
}

export const claimRules: readonly Rule[] = [
  {
    name: 'claim',
    cure: 'Say it only if you can prove it, with the source in the text. If it claims nothing about us, add it to ALLOWED in tests/review/rules/claims.ts.',
    check: (content) => [
      ...pagesOf(content).flatMap((page) => claimsOf(page)),
      ...content.views.flatMap(unsourcedQuotes),
    ],
  },
];
