import {figureOf, isExpired} from '../../figures';
import {platforms} from '../best-transactional-email-platform/platforms';
import * as offers from '../cost-by-volume/offers';
import {quoteOffer, quotePlan} from '../cost-by-volume/quote';
import {rank} from '../cost-by-volume/rank';
import {isKept, KEEPERS} from '../postmark-alternatives/retention';

/** A claim of an article that can be worked out from dated figures. */
export interface Claim {
  /** As the article has it. */
  says: string;
  /** How it is tested, in a sentence. */
  test: string;
  /** Ids of the figures it rests on. */
  figures: readonly string[];
  /** @param today ISO date */
  holds: (today: string) => boolean;
}

/** `old`: a figure is past its date, so the claim is not made until it is read again. */
export type ClaimState = 'holds' | 'old' | 'fails';

export function stateOf({figures, holds}: Claim, today: string): ClaimState {
  return figures.some((id) => isExpired(figureOf(id), today))
    ? 'old'
    : holds(today)
      ? 'holds'
      : 'fails';
}

/** @throws {RangeError} when the figure has no amount, which stops the build */
function amount(id: string): number {
  const {amount: found} = figureOf(id);
  if (found === undefined) {
    throw new RangeError(`The figure "${id}" has no amount.`);
  }
  return found;
}

const VOLUMES = [10_000, 50_000, 100_000];
const PRICED = [
  offers.ses,
  offers.postmark,
  offers.mailgun,
  offers.sendgrid,
  offers.resend,
  offers.mandrill,
];

const sesIsCheapest: Claim = {
  says: 'Amazon SES is the cheapest.',
  test: 'Its sum is below that of each provider whose prices are current, at 10,000, 50,000 and 100,000 emails a month.',
  figures: ['ses-essentials-per-1000'],
  holds: (today) =>
    VOLUMES.every(
      (volume) => rank(PRICED, volume, today).ranked[0]?.offer === offers.ses,
    ),
};

const brevoKeepsLonger: Claim = {
  says: 'Brevo keeps its log longer than Postmark, Mailgun or SendGrid.',
  test: 'Even the longest limit that you can set there is above the longest one of Postmark, Mailgun and SendGrid.',
  figures: [
    'brevo-log-months',
    'postmark-retention-days-most',
    'mailgun-scale-log-days',
    'sendgrid-email-logs-days',
  ],
  holds: () =>
    KEEPERS.every(({figure}) => amount('brevo-log-months') * 30 > amount(figure)),
};

const platformOf = (name: string) => platforms.find(({id}) => id === name);

export const claimsOf = {
  best: [
    sesIsCheapest,
    brevoKeepsLonger,
    {
      says: 'Postmark, Mailgun, Resend and Brevo have a permanent free plan.',
      test: 'Their cells in the table say so, and each has a figure for what is free.',
      figures: [
        'postmark-free-per-month',
        'mailgun-free-per-day',
        'resend-free-per-month',
        'brevo-free-per-day',
      ],
      holds: () =>
        ['postmark', 'mailgun', 'resend', 'brevo'].every(
          (id) => platformOf(id)?.answers.free[0] === 'yes',
        ),
    },
    {
      says: 'The table rules out our own product by the same rules.',
      test: 'Our row has a “no” for incoming email and for a free plan, and a “no” rules out our row as it does any other.',
      figures: [],
      holds: () =>
        platformOf('ours')?.answers.inbound[0] === 'no' &&
        platformOf('ours')?.answers.free[0] === 'no',
    },
  ],
  postmark: [
    {
      says: 'Postmark has no plan between 100 and 10,000 emails a month.',
      test: 'Every paid plan in the price chart begins with what the figure says is included.',
      figures: ['postmark-free-per-month', 'postmark-included'],
      holds: () =>
        amount('postmark-free-per-month') === 100 &&
        offers.postmark.plans.every(
          ({included}) => included === amount('postmark-included'),
        ),
    },
    {
      says: 'After 40 days, Postmark still has the email, and Mailgun and SendGrid do not.',
      test: 'Day 40 is compared with how long each plan keeps its log.',
      figures: [
        'postmark-retention-days',
        'mailgun-scale-log-days',
        'sendgrid-email-logs-days',
      ],
      holds: () =>
        KEEPERS.every(
          (keeper) => isKept(keeper, 40) === (keeper.provider === 'Postmark'),
        ),
    },
    {
      says: 'Which Postmark plan is cheapest depends on your volume.',
      test: 'The cheapest plan for 10,000 emails a month is not the cheapest for 300,000.',
      figures: [
        'postmark-basic-month',
        'postmark-basic-per-1000',
        'postmark-platform-month',
        'postmark-platform-per-1000',
      ],
      holds: () =>
        quoteOffer(offers.postmark, 10_000)?.plan !==
        quoteOffer(offers.postmark, 300_000)?.plan,
    },
    sesIsCheapest,
  ],
  mailgun: [
    {
      says: 'Above 7,500 emails a month, the Basic plan is cheaper than Flex.',
      test: 'The price of 7,501 emails on Flex is compared with the Basic plan.',
      figures: ['mailgun-flex-per-1000', 'mailgun-basic-month'],
      holds: () =>
        7.501 * amount('mailgun-flex-per-1000') > amount('mailgun-basic-month'),
    },
    {
      says: 'On the two smaller plans, nothing from last week is left in the log.',
      test: 'Day 7 is compared with how long Free and Foundation keep events.',
      figures: ['mailgun-free-log-days', 'mailgun-foundation-log-days'],
      holds: () =>
        amount('mailgun-free-log-days') < 7 && amount('mailgun-foundation-log-days') < 7,
    },
    sesIsCheapest,
  ],
  ses: [
    sesIsCheapest,
    {
      says: 'A new account pays 60% more than an existing one.',
      test: 'The Essentials price is divided by the price without a plan.',
      figures: ['ses-essentials-per-1000', 'ses-a-la-carte-per-1000'],
      holds: () =>
        Math.round(
          (amount('ses-essentials-per-1000') / amount('ses-a-la-carte-per-1000') - 1) *
            100,
        ) === 60,
    },
    {
      says: 'One million emails a month cost $160 on Essentials.',
      test: 'The sum of the price chart for one million.',
      figures: ['ses-essentials-per-1000'],
      holds: () =>
        offers.ses.plans.some(
          (plan) => quotePlan(plan, 1_000_000)?.amount.toFixed(2) === '160.00',
        ),
    },
    {
      says: 'SES accepts larger messages than Postmark.',
      test: 'The two limits are compared.',
      figures: ['ses-message-size-v2', 'postmark-message-size'],
      holds: () => amount('ses-message-size-v2') > amount('postmark-message-size'),
    },
  ],
  brevo: [
    brevoKeepsLonger,
    {
      says: 'You cannot schedule a reminder for the end of a 14-day trial on the day of signup.',
      test: 'The farthest time that Brevo takes is compared with 14 days.',
      figures: ['brevo-schedule-hours'],
      holds: () => amount('brevo-schedule-hours') < 14 * 24,
    },
    {
      says: 'Brevo’s pages disagree on how long an idempotency key is remembered.',
      test: 'The value of the changelog is compared with that of the guide.',
      figures: ['brevo-idempotency-minutes', 'brevo-idempotency-minutes-guide'],
      holds: () =>
        amount('brevo-idempotency-minutes') !== amount('brevo-idempotency-minutes-guide'),
    },
    sesIsCheapest,
  ],
} as const satisfies Readonly<Record<string, readonly Claim[]>>;
