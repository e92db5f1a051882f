import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
import type {Theme} from '../kit/theme';
import type {PasswordResetProps} from './PasswordReset';

/** The plain-text twin: the same words in the same order, links written out. */
export function text(
  {
    name: givenName,
    email,
    resetUrl,
    expiresIn,
    requestedAt,
    device,
    place,
    supportEmail,
  }: PasswordResetProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  return `Choose a new password

Hello ${name},

Someone asked to reset the password for the ${theme.name} account
${email}. If that was you, choose a new one:

${resetUrl}

The link works once and expires in ${expiresIn}.

Requested: ${requestedAt}
${rowOf('Device:    ', device)}${rowOf('Near:      ', place?.trim() && `${place} (based on the IP address)`)}
Didn't request this?
You can ignore this email, and your password stays as it is. Don't
forward it, because anyone with the link can choose a new password.

Questions? Write to ${supportEmail}.
${theme.name} never asks for your password by email.
`;
}
