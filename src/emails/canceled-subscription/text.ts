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

We have cancelled the ${plan} plan of ${workspace},
as you asked. Nothing more is to be done, and nothing more
will be charged.

Plan:         ${plan}
Canceled by: ${canceledBy}
Received:     ${receivedAt}
Ends on:      ${endsOn}
Data kept:    until ${keptUntil}

Everything works until ${endsOn}. From then on you can
sign in, read and export. After ${keptUntil} we delete
the workspace with all that is in it.

Export your data:
${exportUrl}

If you want to stay after all
Up to ${endsOn}, at the same price and with everything
in its place, you can take the cancellation back.
${resumeUrl}

If you did not ask for this
Then somebody else with access to your account did.
Tell us, and we look into it with you: ${supportEmail}.

Sent to ${email}, the billing address of ${workspace}.
Keep it as your proof. Thank you for your time with ${theme.name}.
`;
}
