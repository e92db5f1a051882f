import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
import type {Theme} from '../kit/theme';
import type {TrialEndingProps} from './TrialEnding';

/** The plain-text twin: the same words in the same order, links written out. */
export function text(
  {
    name: givenName,
    email,
    endsOn,
    planName,
    amount,
    billed,
    paymentMethod,
    planUrl,
    cancelUrl,
    supportEmail,
  }: TrialEndingProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  return `Your trial ends on ${endsOn}

Hello ${name}, your free trial of ${theme.name} ends on ${endsOn}.
After that, your plan starts automatically and everything you have
set up keeps working.

First payment on ${endsOn}
${amount}

Plan:      ${planName}
Billed:    ${billed}
${rowOf('Paid with: ', paymentMethod)}
Review my plan:
${planUrl}

If you don't want to continue
You can cancel online before ${endsOn}, and you won't
be charged. You can still export your data.
${cancelUrl}

You are receiving this email because ${email}
started the trial.
Questions about the plan? Write to ${supportEmail}.
`;
}
