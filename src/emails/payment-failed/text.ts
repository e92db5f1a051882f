import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';
import type {PaymentFailedProps} from './PaymentFailed';

/** The plain-text twin. */
export function text(
  {
    name: givenName,
    email,
    amount,
    planName,
    failedOn,
    cardBrand,
    cardLast4,
    reason,
    updateUrl,
    billingPath,
    schedule,
    supportEmail,
  }: PaymentFailedProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  const steps = schedule.map(({day, step}) => `${day}: ${step}\n`);
  return `Your payment did not go through

Hello ${name},

On ${failedOn} we tried to charge your ${cardBrand} card
ending in ${cardLast4}. ${reason}
It happens, and is soon mended.

Still open, for ${planName}
${amount}

Update your card:
${updateUrl}

You would rather not follow a link in an email about money? Good.
Sign in to ${theme.name} as you always do and open ${billingPath}.

What happens next
Today, nothing: your account works as before.

${steps.join('')}
Already done, or stuck?
With a new card in place we charge it once, and you get a receipt.
For another way to pay, or more time, write to ${supportEmail}.

You get this because ${email} looks after the payments
of an account at ${theme.name}.
`;
}
