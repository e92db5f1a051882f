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

Somebody signed up for ${theme.name} with ${email}.
If that was you, say so, and the account opens:

Yes, confirm my address:
${activateUrl}

You have ${expiresIn}, and the link opens one account once.
Afterwards you sign in as usual, with the password you chose.

Too late, or a typo in the address?
Get a fresh email. The link above then stops working.
${resendUrl}

Never heard of us?
Leave this email unanswered. Nobody can use the account before you
confirm, we send you nothing else, and after ${keptFor} the address
is deleted.

You get this because ${email} was entered on our sign-up page.
It is on no mailing list. What ${theme.name} is
${aboutUrl}
`;
}
