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
    cause: 'Ada clicked “Forgot password” a second ago.',
    bin: 'transactional',
    reason: 'Ada asked for it, and it is useful to no one else.',
    rule: 'Gmail names password resets as an example of email that is not a subscription message.',
    exit: 'none',
  },
  {
    id: 'receipt',
    subject: 'Your receipt for November',
    cause: 'Ada’s card was charged.',
    bin: 'transactional',
    reason: 'It confirms a payment that was agreed.',
    rule: 'CAN-SPAM, 15 U.S.C. 7702(17)(A)(i): it completes or confirms a transaction.',
    exit: 'none',
  },
  {
    id: 'receipt-with-offers',
    subject: 'Your receipt, and three offers for you',
    cause: 'Ada’s card was charged, and the growth team had an idea.',
    bin: 'marketing',
    reason: 'The subject line sells, and the offers come before the amount.',
    rule: '16 CFR 316.3: a subject line that reads as commercial decides.',
    exit: 'one click',
  },
  {
    id: 'declined',
    subject: 'We could not charge your card',
    cause: 'The bank declined the payment.',
    bin: 'transactional',
    reason: 'It is about Ada’s account, which could be lost without this email.',
    rule: 'CAN-SPAM, 7702(17)(A)(iii): the status of an ongoing account.',
    exit: 'none',
  },
  {
    id: 'trial',
    subject: 'Your trial ends on Friday',
    cause: 'A date in Ada’s account. The email says what will happen to the data.',
    bin: 'transactional',
    reason: 'It announces a change to the account, without a price or a pitch.',
    rule: 'CAN-SPAM, 7702(17)(A)(iii): a change in the recipient’s standing or status.',
    exit: 'none',
  },
  {
    id: 'trial-with-discount',
    subject: 'Last chance: half price until Friday',
    cause: 'The same date in Ada’s account.',
    bin: 'marketing',
    reason: 'The date is the same, but now the email exists in order to sell.',
    rule: 'Directive 2002/58/EC, Article 13: direct marketing needs consent or the exception.',
    exit: 'one click',
  },
  {
    id: 'mention',
    subject: 'Alan mentioned you in “Launch plan”',
    cause: 'A colleague mentioned Ada by name.',
    bin: 'transactional',
    reason:
      'It is one event for one person. It is not essential, though, so offer a setting to turn it off.',
    rule: 'Gmail counts some notifications as subscription messages, so a one-click header does no harm here.',
    exit: 'a setting',
  },
  {
    id: 'digest',
    subject: 'Your week at Acme',
    cause: 'It is Monday, 8:00.',
    bin: 'marketing',
    reason: 'Your calendar triggers it. It may be useful, but Ada never asked for it.',
    rule: 'Gmail: email to a list that people can unsubscribe from is a subscription message.',
    exit: 'one click',
  },
  {
    id: 'newsletter',
    subject: 'Five articles for you today',
    cause: 'Ada opened a free account.',
    bin: 'marketing',
    reason: 'However good the articles are, they are meant to lead to the paid plan.',
    rule: 'Court of Justice of the EU, C-654/23, 13 November 2025.',
    exit: 'one click',
  },
  {
    id: 'terms',
    subject: 'Our terms change on 1 January',
    cause: 'Your lawyers changed them. Every customer gets this email at the same time.',
    bin: 'transactional',
    reason:
      'A large number of recipients does not make it marketing. It changes a contract they have.',
    rule: 'CAN-SPAM, 7702(17)(A)(iii): a change in the terms of an account.',
    exit: 'none',
  },
  {
    id: 'nudge',
    subject: 'You left your setup half done',
    cause: 'Ada has not logged in for four days.',
    bin: 'marketing',
    reason:
      'Nothing happened except that Ada stayed away, and you would like to change that.',
    rule: 'It is not transactional under US law, and in the EU it needs consent or the exception for existing customers.',
    exit: 'one click',
  },
  {
    id: 'survey',
    subject: 'Here is your invoice. How did we do?',
    cause: 'A purchase, with a request for a rating below the invoice.',
    bin: 'marketing',
    reason:
      'The invoice alone would be fine. The request for a rating makes it advertising.',
    rule: 'German Federal Court of Justice, VI ZR 225/17, 10 July 2018.',
    exit: 'one click',
  },
];
