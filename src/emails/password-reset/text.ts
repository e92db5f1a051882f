import {orElse} from '../kit/orElse';
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

Someone asked to reset the password of the ${theme.name} account
${email}. If it was you, choose a new one:

${resetUrl}

The link works once and expires in ${expiresIn}.

Asked for: ${requestedAt}
With:      ${device}
Near:      ${place} (from the IP address)

Not you?
Ignore this email: your password stays as it is. Don't forward it,
because anyone with the link can choose the new password.

Questions? Write to ${supportEmail}.
${theme.name} never asks for your password by email.
`;
}
