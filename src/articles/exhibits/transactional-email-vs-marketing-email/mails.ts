export const BINS = ['transactional', 'marketing'] as const;
export type Bin = (typeof BINS)[number];

/** An email of a SaaS product, and where it belongs. */
export interface Mail {
  id: string;
  subject: string;
  /** What sets it off. */
  cause: string;
  bin: Bin;
  reason: string;
  /** The rule that the reason rests on. */
  rule: string;
  /** The way out that belongs into it. */
  exit: 'none' | 'a setting' | 'one click';
}

export const mails: readonly Mail[] = [
  {
    id: 'reset',
    subject: 'Set a new password',
    cause: 'Ada pressed “Forgot password” a second ago.',
    bin: 'transactional',
    reason: 'She asked for it, and it serves nobody else.',
    rule: 'Gmail names password resets as mail that is not subscribed to.',
    exit: 'none',
  },
  {
    id: 'receipt',
    subject: 'Your receipt for November',
    cause: 'Her card was charged.',
    bin: 'transactional',
    reason: 'It confirms a payment that was agreed.',
    rule: 'CAN-SPAM, 15 U.S.C. 7702(17)(A)(i): completes or confirms a transaction.',
    exit: 'none',
  },
  {
    id: 'receipt-with-offers',
    subject: 'Your receipt, and three offers for you',
    cause: 'Her card was charged. Growth had an idea.',
    bin: 'marketing',
    reason: 'The subject sells, and the offers stand above the sum.',
    rule: '16 CFR 316.3: a subject line that reads as commercial decides.',
    exit: 'one click',
  },
  {
    id: 'declined',
    subject: 'We could not charge your card',
    cause: 'The bank said no.',
    bin: 'transactional',
    reason: 'It is about her account, and she loses it if she does not know.',
    rule: 'CAN-SPAM, 7702(17)(A)(iii): the state of an ongoing account.',
    exit: 'none',
  },
  {
    id: 'trial',
    subject: 'Your trial ends on Friday',
    cause: 'The calendar of her account. It says what happens to her data.',
    bin: 'transactional',
    reason: 'It tells of a change in what she has. No price, no pitch.',
    rule: 'CAN-SPAM, 7702(17)(A)(iii): a change in her standing or status.',
    exit: 'none',
  },
  {
    id: 'trial-with-discount',
    subject: 'Last chance: half price until Friday',
    cause: 'The same calendar.',
    bin: 'marketing',
    reason: 'The same date, but now the email exists to sell.',
    rule: 'Directive 2002/58/EC, Article 13: direct marketing needs consent or the exception.',
    exit: 'one click',
  },
  {
    id: 'mention',
    subject: 'Alan mentioned you in “Launch plan”',
    cause: 'A colleague typed her name.',
    bin: 'transactional',
    reason:
      'One event, one person. But she can live without it, so let her switch it off.',
    rule: 'Gmail counts some notifications as subscribed mail. A one-click header does no harm here.',
    exit: 'a setting',
  },
  {
    id: 'digest',
    subject: 'Your week at Acme',
    cause: 'Monday, 8:00.',
    bin: 'marketing',
    reason: 'Nothing happened but Monday. Useful or not, she never asked for it.',
    rule: 'Gmail: mail to a list that people can leave is subscribed mail.',
    exit: 'one click',
  },
  {
    id: 'newsletter',
    subject: 'Five articles for you today',
    cause: 'She opened a free account.',
    bin: 'marketing',
    reason: 'It is meant to lead her to the paid plan, however good the articles are.',
    rule: 'EU Court of Justice, C-654/23, 13 November 2025.',
    exit: 'one click',
  },
  {
    id: 'terms',
    subject: 'Our terms change on 1 January',
    cause: 'Your lawyers. It goes to everybody at once.',
    bin: 'transactional',
    reason: 'Many readers do not make it marketing. It changes a contract they have.',
    rule: 'CAN-SPAM, 7702(17)(A)(iii): a change in the terms of an account.',
    exit: 'none',
  },
  {
    id: 'nudge',
    subject: 'You left your setup half done',
    cause: 'She has not logged in for four days.',
    bin: 'marketing',
    reason: 'She did nothing, and that is the point: you want her back.',
    rule: 'No exception fits it, in the EU or in the United States.',
    exit: 'one click',
  },
  {
    id: 'survey',
    subject: 'Here is your invoice. How did we do?',
    cause: 'A purchase. A request for stars is below the invoice.',
    bin: 'marketing',
    reason:
      'The invoice alone would be fine. The request for a rating makes it advertising.',
    rule: 'German Federal Court of Justice, VI ZR 225/17, 10 July 2018.',
    exit: 'one click',
  },
];
