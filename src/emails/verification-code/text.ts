import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
import type {Theme} from '../kit/theme';
import type {VerificationCodeProps} from './VerificationCode';

/** The plain-text twin. The code stands alone in its line, to be copied with a double click. */
export function text(
  {
    code,
    action: givenAction,
    expiresIn: givenExpiresIn,
    requestedAt: givenRequestedAt,
    device,
    place,
  }: VerificationCodeProps,
  theme: Theme,
): string {
  const requestedAt = orElse(givenRequestedAt, 'Just before this email was sent');
  const expiresIn = orElse(givenExpiresIn, '10 minutes');
  const action = orElse(givenAction, 'log in');
  return `Your code to ${action}

Enter it in the window where you requested it.

${code}

The code works once and expires in ${expiresIn}. If you request
another one, this one stops working.

Requested: ${requestedAt}
${rowOf('Browser:   ', device)}${rowOf('Near:      ', place)}
Keep it to yourself
No one at ${theme.name} will ever ask you for this code, whether by
phone, in a chat or by email. Anyone who does is trying to get into
your account.

Didn't request it?
Someone may have entered your address by mistake, and they can't
continue without the code. If your account has a password, change it
anyway, because someone may know it.

There is no link in this email, because you don't need one to use
the code. To reach a person at ${theme.name}, reply to this email.
`;
}
