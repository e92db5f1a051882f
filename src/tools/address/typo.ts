import {distance} from './distance';
import {isKnownProvider} from './providers';

/** Why another domain is suggested. */
export interface DomainSlip {
  domain: string;
  code: 'typo-provider' | 'typo-ending';
}

/**
 * Providers whose names are worth mending: long enough that a slip is told from another
 * word, and used by so many that the slip is likelier than the other word. The most
 * common come first: they win where two are equally near.
 */
// cspell:disable -- domains, and slips of the finger
const targets: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'hotmail.de',
  'hotmail.it',
  'hotmail.es',
  'yahoo.fr',
  'yahoo.co.uk',
  'yahoo.de',
  'yahoo.it',
  'yahoo.es',
  'yahoo.co.in',
  'yahoo.com.br',
  'orange.fr',
  'wanadoo.fr',
  'laposte.net',
  'comcast.net',
  'verizon.net',
  'protonmail.com',
  'proton.me',
  'googlemail.com',
  'freenet.de',
  't-online.de',
  'libero.it',
  'btinternet.com',
  'rediffmail.com',
  'sbcglobal.net',
  'bellsouth.net',
  'bluewin.ch',
  'fastmail.com',
  'rocketmail.com',
  'tutanota.com',
  'yandex.ru',
  'telenet.be',
  'skynet.be',
];
/** Short names: only their ending is mended, and two letters that changed places. */
const shortTargets: readonly string[] = [
  'aol.com',
  'live.com',
  'msn.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'mail.com',
  'free.fr',
  'qq.com',
];

/** Endings that do not exist, and what fingers meant by them (IANA's list of TLDs). */
const ENDINGS: Readonly<Record<string, string>> = {
  cim: 'com',
  clm: 'com',
  cmo: 'com',
  coml: 'com',
  comm: 'com',
  comn: 'com',
  con: 'com',
  conm: 'com',
  coom: 'com',
  ccom: 'com',
  cpm: 'com',
  c0m: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  ent: 'net',
  ner: 'net',
  nett: 'net',
  ney: 'net',
  nte: 'net',
  ogr: 'org',
  orgg: 'org',
  irg: 'org',
  prg: 'org',
  rog: 'org',
};
// cspell:enable
/**
 * Two slips from a provider's name, and on the list of disposable domains: chosen to look
 * like it, and not mistyped.
 */
// cspell:disable-next-line -- domains
const lookAlikes: ReadonlySet<string> = new Set(['h0tmaii.com', 'hormails.com']);
/** What may follow 'gmail.' in a slip: one label, or a country's pair such as co.uk. */
const gmailEnding = /^(?:com?\.)?[^.]+$/;
/** Endings that exist, and are a slip after a great provider's name. */
const providerEndings: ReadonlySet<string> = new Set(['cm', 'co', 'om', 'cam', 'come']);

const byFirst = new Map<string, string[]>();
for (const target of targets) {
  byFirst.set(target.charAt(0), [...(byFirst.get(target.charAt(0)) ?? []), target]);
}
const allTargets: ReadonlySet<string> = new Set([...targets, ...shortTargets]);
/** Every target with two neighbours swapped, which also finds the short names. */
const swapped = new Map(
  [...allTargets].flatMap((target) =>
    Array.from(target.slice(1), (second, index) => {
      const before = target.slice(0, index);
      const after = target.slice(index + 2);
      return [`${before}${second}${target.charAt(index)}${after}`, target] as const;
    }),
  ),
);

/**
 * The domain that was probably meant, where the one given looks like a slip: letters
 * left out, doubled, swapped or beside the right key in a great provider's name
 * (gmial.com), or an ending that does not exist (gmail.con, example.con). Never for a
 * provider's own domain, however near it is to another's.
 *
 * @param asciiDomain lower case
 */
export function mendDomain(asciiDomain: string): DomainSlip | undefined {
  if (isKnownProvider(asciiDomain) || lookAlikes.has(asciiDomain)) {
    return undefined;
  }
  const provider = nearProvider(asciiDomain);
  if (provider !== undefined) {
    return {domain: provider, code: 'typo-provider'};
  }
  const dot = asciiDomain.lastIndexOf('.');
  const ending = asciiDomain.slice(dot + 1);
  const meant = dot > 0 && Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  return meant === undefined
    ? undefined
    : {domain: `${asciiDomain.slice(0, dot + 1)}${meant}`, code: 'typo-ending'};
}

function nearProvider(domain: string): string | undefined {
  const mended = mendEnding(domain);
  if (mended !== undefined && allTargets.has(mended)) {
    return mended;
  }
  return swapped.get(mended ?? domain) ?? nearest(mended ?? domain);
}

/** The domain with the ending that a provider's name would have. */
function mendEnding(domain: string): string | undefined {
  const dot = domain.indexOf('.');
  if (dot < 0) {
    // 'gmail' and 'gmailcom'
    const name = domain.replace(/com$/, '');
    return allTargets.has(`${name}.com`) ? `${name}.com` : undefined;
  }
  const name = domain.slice(0, dot);
  const ending = domain.slice(dot + 1);
  if (
    (name === 'gmail' && gmailEnding.test(ending)) ||
    providerEndings.has(ending) ||
    ending === 'com.com'
  ) {
    return `${name}.com`;
  }
  const meant = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  return meant === undefined ? undefined : `${name}.${meant}`;
}

/** People rarely miss the first letter, and other words begin with another one. */
function nearest(domain: string): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of byFirst.get(domain.charAt(0)) ?? []) {
    const limit = target.indexOf('.') >= 7 ? 2 : 1;
    if (Math.abs(target.length - domain.length) <= 1) {
      const steps = distance(domain, target, limit);
      if (
        steps <= limit &&
        steps < least &&
        (steps === 1 || sameEnding(domain, target))
      ) {
        best = target;
        least = steps;
      }
    }
  }
  return best;
}

/** Two slips are believed in the name only. */
function sameEnding(domain: string, target: string): boolean {
  return domain.endsWith(target.slice(target.indexOf('.')));
}
