/** What the reader says sets the email off. */
export const CAUSES = [
  {value: 'person', label: 'The recipient, or someone they work with, did something'},
  {value: 'account', label: 'Something changes in their account or contract'},
  {value: 'calendar', label: 'Our own plans: a campaign, a weekday, a reminder'},
] as const;

export type Cause = (typeof CAUSES)[number]['value'];

export interface Draft {
  subject: string;
  body: string;
  cause: Cause;
}

/** `unclear`: no words were found that speak for either kind. */
export type Kind = 'transactional' | 'marketing' | 'mixed' | 'unclear';

export interface Judgment {
  kind: Kind;
  /** What speaks for it, the weightiest first, with the rule that says so. */
  reasons: readonly {text: string; rule: string}[];
  /** What to do with an email of that kind. */
  advice: string;
}

/** Longer texts are cut: mail clients clip emails that are longer. */
export const MAX_BODY = 100_000;

const SELLS =
  /\b\d{1,3}\s?(?:%|percent)\s(?:off|discount)\b|\b(?:half (?:the )?price|discounts?|coupons?|promo codes?|vouchers?|(?:special|exclusive|limited|new|our|this|an?|\d+|two|three|four|five) offers?|last chance|limited[- ]time|on sale|buy now|shop now|upgrade (?:now|today|this week|to)|free shipping|black friday|cyber monday|recommended for you|you (?:may|might) also like|new arrivals)\b/gi;
const ASKS =
  /\b(?:rate (?:us|your)|how did we do|leave (?:us )?a review|review us|(?:five|5)[- ]stars?|satisfaction survey|take (?:our|this) survey|how likely are you to recommend)\b/gi;
const DRAWS =
  /\b(?:newsletter|product news|what['’]s new|new features|your week (?:at|in)|(?:weekly|monthly|daily) (?:digest|summary|roundup|tips)|articles for you|webinar|we(?:['’]ve)? miss(?:ed)? you|come back|haven['’]t (?:logged in|seen you)|(?:you )?left (?:something|your setup|items?)|half done|finish (?:setting up|your setup)|still interested)\b/gi;
const SERVES =
  /\b(?:passwords?|verification codes?|(?:sign|log)-?in (?:code|link)|one-time code|is your \w+ code|receipts?|invoices?|orders?|payments?|refunds?|(?:charge|charged) your card|your card|trial ends|trial expires|subscription (?:ends|has ended|renews)|new (?:device|sign-?in|login)|invited you|mentioned you|commented on|assigned (?:to )?you|has shipped|tracking number|our terms|privacy policy|price change|security (?:alert|notice)|data export|confirm your (?:email|address|account))\b/gi;

const US_SUBJECT = '16 CFR 316.3: a subject line that reads as commercial decides.';
const US_BEGINNING =
  '16 CFR 316.3: the transactional part has to come mainly at the beginning.';
const EU_RATING =
  'German Federal Court of Justice, VI ZR 225/17: a request for a rating is advertising, even below an invoice.';
const EU_AD = 'Directive 2002/58/EC, Article 13: an ad inside a receipt is still an ad.';
const LIST =
  'Gmail: email to a list that people can unsubscribe from is a subscription message.';
const CAUSED = 'The first of the three questions: did this one person cause it?';
const NEEDED = '15 U.S.C. 7702(17): it concerns a transaction, an account or a contract.';

const ADVICE: Readonly<Record<Kind, string>> = {
  transactional:
    'It needs no separate consent and no unsubscribe link. Keep it free of offers, and send it from the stream for product email.',
  marketing:
    'It needs consent, or the exception for your own customers, and one-click unsubscribe. Send it from a subdomain of its own.',
  mixed:
    'Split it: send the transactional part now, and the rest later to people who have agreed to it.',
  unclear:
    'Ask the three questions yourself. If in doubt, treat it as marketing, unless people would lose money, data or a right by not getting it.',
};

const judgment = (kind: Kind, ...reasons: Judgment['reasons']): Judgment => ({
  kind,
  reasons,
  advice: ADVICE[kind],
});

interface Words {
  found: readonly string[];
  /** Where the first of them stands; `Infinity` without any. */
  at: number;
}

function words(pattern: RegExp, text: string): Words {
  const matches = [...text.matchAll(pattern)];
  return {
    found: [...new Set(matches.map(([word]) => word.toLowerCase()))].slice(0, 4),
    at: matches[0]?.index ?? Infinity,
  };
}

const quoted = ({found}: Words): string => found.map((word) => `“${word}”`).join(', ');

/**
 * Which kind an email is by the rules of the article, as far as its English words and its
 * cause tell.
 *
 * @returns nothing for an empty draft
 */
export function judge({subject, body, cause}: Draft): Judgment | undefined {
  const [head, text] = [subject, body].map((one) => one.slice(0, MAX_BODY)) as [
    string,
    string,
  ];
  if (!(head + text).trim()) {
    return undefined;
  }
  const [sellsInSubject, asksInSubject] = [words(SELLS, head), words(ASKS, head)];
  if (sellsInSubject.found.length > 0) {
    return judgment('marketing', {
      text: `The subject sells: ${quoted(sellsInSubject)}.`,
      rule: US_SUBJECT,
    });
  }
  if (asksInSubject.found.length > 0) {
    return judgment('marketing', {
      text: `The subject asks for a rating: ${quoted(asksInSubject)}.`,
      rule: EU_RATING,
    });
  }
  if (cause === 'calendar') {
    return judgment('marketing', {
      text: 'Your own plans set it off, and nothing that the recipient did or has.',
      rule: CAUSED,
    });
  }
  return judgeBody(head, text);
}

function judgeBody(subject: string, body: string): Judgment {
  const all = `${subject}\n${body}`;
  const serves = words(SERVES, all);
  const draws = words(DRAWS, all);
  const [sells, asks] = [words(SELLS, body), words(ASKS, body)];
  const ads = [
    ...(sells.found.length > 0
      ? [{text: `The body sells: ${quoted(sells)}.`, rule: EU_AD}]
      : []),
    ...(asks.found.length > 0
      ? [{text: `The body asks for a rating: ${quoted(asks)}.`, rule: EU_RATING}]
      : []),
  ];
  if (serves.found.length === 0) {
    const pulls =
      draws.found.length > 0
        ? [{text: `It draws people back: ${quoted(draws)}.`, rule: LIST}]
        : [];
    return ads.length + pulls.length > 0
      ? judgment('marketing', ...ads, ...pulls)
      : judgment('unclear', {
          text: 'No words in it point to a transaction, an account or an offer.',
          rule: CAUSED,
        });
  }
  const about = {text: `It is about ${quoted(serves)}.`, rule: NEEDED};
  if (ads.length === 0) {
    return judgment('transactional', about);
  }
  const isAdFirst = Math.min(sells.at, asks.at) < words(SERVES, body).at;
  return isAdFirst
    ? judgment(
        'marketing',
        {
          text: 'In the body, the advertising comes before what the email is about.',
          rule: US_BEGINNING,
        },
        ...ads,
      )
    : judgment('mixed', about, ...ads);
}
