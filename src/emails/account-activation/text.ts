import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';
import type {AccountActivationProps} from './AccountActivation';

/** The plain-text twin: the long address first, as it is what most readers came for. */
export function text(
  {
    email,
    activateUrl,
    expiresIn: givenExpiresIn,
    keptFor: givenKeptFor,
    resendUrl,
    aboutUrl,
  }: AccountActivationProps,
  theme: Theme,
): string {
  const keptFor = orElse(givenKeptFor, '7 days');
  const expiresIn = orElse(givenExpiresIn, '24 hours');
  return `Is this your address?

Someone signed up for ${theme.name} with ${email}.
If that was you, confirm the address to activate the account:

Confirm my address:
${activateUrl}

The link works once and expires in ${expiresIn}. Once your address
is confirmed, you can log in with the password you chose.

Has the link expired?
Request a new email. Only the newest link works.
${resendUrl}

Didn't sign up?
You can ignore this email. No one can use the account until you
confirm the address, we won't email you again, and we delete the
address after ${keptFor}.

You are receiving this email because ${email} was entered
on our sign-up page. We have not added it to any mailing list.
About ${theme.name}
${aboutUrl}
`;
}
