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
  const requestedAt = orElse(givenRequestedAt, 'A moment before this email');
  const expiresIn = orElse(givenExpiresIn, '10 minutes');
  const action = orElse(givenAction, 'sign in');
  return `Your code to ${action}

Paste or type it in the window where you asked for it.

${code}

It works once, for ${expiresIn}. Ask for another and this one
stops working.

Asked for:  ${requestedAt}
${rowOf('Browser:    ', device)}${rowOf('Roughly in: ', place)}
Keep it to yourself
Nobody at ${theme.name} asks for this code: not by phone, not in a
chat, not by email. Whoever does is trying to get in as you.

You did not ask?
Then somebody entered your address, perhaps by a slip of the keyboard.
Without the code they get no further. You can delete this email.

There is no link in this email, and you need none.
To reach a person at ${theme.name}, reply to it.
`;
}
