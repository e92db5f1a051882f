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
This happens often and is quick to fix.

Amount due for ${planName}
${amount}

Update your card:
${updateUrl}

If you would rather not follow a link in an email about money,
log in to ${theme.name} as you always do and open ${billingPath}.

What happens next
Nothing changes today, and your account works as before.

${steps.join('')}
Need help?
As soon as you add a new card, we'll charge it and send you a
receipt. If you need another way to pay or more time,
write to ${supportEmail}.

You are receiving this email because ${email}
is the billing contact of an account at ${theme.name}.
`;
}
