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
  return `${organization} now uses single sign-on

Hello ${name}, your organization signs in to ${theme.name} with
${provider} from ${enforcedFrom}. You use the account you
have at work, and there is one password less to remember.

Changes: Sign-in goes through ${provider}
Ends:    Your ${theme.name} password, on ${enforcedFrom}
Stays:   ${email}, your role and all your work

Try it today, while the old way still works. If something is amiss,
there is time to mend it.

Sign in with ${provider}.
The way in, to copy: ${ssoUrl}

On the day itself everybody is signed out once, on every device.
Saved work is not touched.

Rather make sure first?
Good. Ask ${adminName}, who set this up: ${adminEmail}.
And look at the address bar: you type the password of your work
account at ${provider} only, never on a page of ${theme.name}.

Sent to all members of ${organization} on ${theme.name}.
No access yet, or a new address? ${adminName} can help:
${adminEmail}.
`;
}
