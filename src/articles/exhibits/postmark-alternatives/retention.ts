import {figureOf} from '../../figures';

/** How long one plan keeps what happened to an email. */
export interface Keeper {
  provider: string;
  plan: string;
  /** Id of the figure, in days. */
  figure: string;
}

/** Shortest first within each provider. */
export const KEEPERS: readonly Keeper[] = [
  {provider: 'Postmark', plan: 'any plan', figure: 'postmark-retention-days'},
  {provider: 'Postmark', plan: 'with the add-on', figure: 'postmark-retention-days-most'},
  {provider: 'Mailgun', plan: 'Free', figure: 'mailgun-free-log-days'},
  {provider: 'Mailgun', plan: 'Foundation', figure: 'mailgun-foundation-log-days'},
  {provider: 'Mailgun', plan: 'Scale', figure: 'mailgun-scale-log-days'},
  {provider: 'SendGrid', plan: 'any plan', figure: 'sendgrid-email-logs-days'},
];

/** When a customer writes in, in days after the email. */
export const QUESTIONS: readonly {days: number; label: string; asks: string}[] = [
  {days: 1, label: 'Next day', asks: '“I never got yesterday’s sign-in code.”'},
  {days: 4, label: '4 days', asks: '“Was the invitation sent before the weekend?”'},
  {days: 14, label: '2 weeks', asks: '“The first reminder did not reach us.”'},
  {days: 40, label: '40 days', asks: '“We never received last month’s invoice.”'},
  {
    days: 120,
    label: '4 months',
    asks: '“Can you prove that you told us about the new terms?”',
  },
];

/**
 * Whether the log still has the email.
 *
 * @throws {RangeError} when the figure is missing or has no amount
 */
export function isKept({figure}: Keeper, days: number): boolean {
  const {amount} = figureOf(figure);
  if (amount === undefined) {
    throw new RangeError(`The figure "${figure}" has no amount.`);
  }
  return days <= amount;
}
