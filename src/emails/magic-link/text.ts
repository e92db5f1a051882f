import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
import type {Theme} from '../kit/theme';
import type {MagicLinkProps} from './MagicLink';

/** The plain-text twin: the same words, with the link on a line of its own. */
export function text(
  {
    email,
    loginUrl,
    expiresIn: givenExpiresIn,
    requestedAt: givenRequestedAt,
    device,
    place,
    supportEmail,
  }: MagicLinkProps,
  theme: Theme,
): string {
  const expiresIn = orElse(givenExpiresIn, '10 minutes');
  const requestedAt = orElse(givenRequestedAt, 'Just before this email was sent');
  return `Log in to ${theme.name}

Someone asked for a link to log in as ${email}.
If that was you, use it now. It works once and expires after ${expiresIn}.

Log in:
${loginUrl}

Requested: ${requestedAt}
${rowOf('Device:    ', device)}${rowOf('Near:      ', place)}
Didn't ask for this?
You can ignore this email. Your address alone is not enough to log in,
so your account is safe as long as you don't open or forward the link.

If you keep getting these emails without asking for them,
write to ${supportEmail}.
`;
}
