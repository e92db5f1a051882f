import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';
import type {CanceledSubscriptionProps} from './CanceledSubscription';

/** The plain-text twin: the same words in the same order, links written out. */
export function text(
  {
    name: givenName,
    email,
    plan,
    workspace,
    canceledBy,
    receivedAt,
    endsOn,
    keptUntil,
    exportUrl,
    resumeUrl,
    supportEmail,
  }: CanceledSubscriptionProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  return `Your cancellation is confirmed

Hello ${name},

We have canceled the ${plan} plan of ${workspace}.
There is nothing else to do, and your plan won't renew.

Plan:        ${plan}
Canceled by: ${canceledBy}
Received:    ${receivedAt}
Ends on:     ${endsOn}
Data kept:   until ${keptUntil}

Everything works until ${endsOn}. From then on, you can
still log in to read and export your data. After ${keptUntil},
we delete the workspace and everything in it.

Export your data:
${exportUrl}

Changed your mind?
Until ${endsOn}, you can keep everything as it is, at the
same price: resume your subscription.
${resumeUrl}

Didn't ask for this?
Someone else with access to your account may have canceled it.
Tell us, and we will look into it with you: ${supportEmail}.

Sent to ${email} because the subscription of
${workspace} was canceled. Please keep this email as your
confirmation. Thank you for using ${theme.name}.
`;
}
