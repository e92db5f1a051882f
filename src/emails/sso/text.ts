import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';
import type {SsoProps} from './Sso';

/** The plain-text twin, with the date and the name of the administrator in sight. */
export function text(
  {
    name: givenName,
    email,
    organization,
    provider,
    enforcedFrom,
    ssoUrl,
    adminName,
    adminEmail,
  }: SsoProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  return `${organization} is switching to ${provider}

Hello ${name}, from ${enforcedFrom}, your organization signs in
to ${theme.name} with ${provider}. You use your work account,
so there is one less password to remember.

Changes: You sign in through ${provider}
Ends:    Your ${theme.name} password, on ${enforcedFrom}
Stays:   ${email}, your role and all your work

Try it today, while your password still works. That leaves time to
fix anything that goes wrong.

Sign in with ${provider}:
${ssoUrl}

On the day of the switch, everyone is signed out once on every
device. Saved work is not affected.

Not sure whether this email is real?
${adminName}, who set this up, has announced it
inside ${organization}. Ask in person, by phone or in your
company chat, and not by replying to this email. When you sign in,
look at the address bar: enter the password of your work account
only at ${provider}, and never on a page
of ${theme.name}.

Sent to all members of ${organization} on ${theme.name}.
If you don't have access to ${provider} yet or your address
has changed, ${adminName} can help:
${adminEmail}.
`;
}
