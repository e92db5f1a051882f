import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
import type {Theme} from '../kit/theme';
import type {PasswordChangedProps} from './PasswordChanged';

/** The plain-text twin: the same words in the same order, links written out. */
export function text(
  {
    name: givenName,
    email,
    changedAt,
    device,
    place,
    resetUrl,
    securityEmail,
  }: PasswordChangedProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  return `Your password was changed

Hello ${name}, the password for your ${theme.name} account
was changed. On your other devices, you may have to log in again with
the new password.

Account: ${email}
Time:    ${changedAt}
${rowOf('Device:  ', device)}${rowOf('Near:    ', place)}
If this was you, you don't have to do anything.

If this wasn't you
Someone else may have access to your account. Reset your password
now, and then write to ${securityEmail}
so that we can find out what happened.

Reset my password:
${resetUrl}

You can also get there without this email: open ${theme.name}
as you always do and choose “Forgot password” on the login page.

We report every password change to the owner of the account, so this
email can't be turned off.
`;
}
