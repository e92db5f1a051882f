import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';
import type {WelcomeProps} from './Welcome';

/** The plain-text twin, fit to be the email on its own. */
export function text(
  {
    name: givenName,
    email,
    firstStep,
    firstStepUrl,
    takes,
    outcome,
    signInUrl,
    plan,
    trialEndsOn,
    guideUrl,
  }: WelcomeProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  return `Good to have you

Hello ${name}, your account is open. The quickest way to see
what ${theme.name} does for you takes ${takes}:

${firstStep}
${firstStepUrl}

Afterwards you have ${outcome}.

To keep
Sign in as: ${email}
Plan:       ${plan}
Until:      ${trialEndsOn}

Your sign-in page, to bookmark: ${signInUrl}

Stuck, or only curious?
Reply to this email. A person reads it and writes back. If you like
to read first, the guide goes through it all in order.
${guideUrl}

You have an account at ${theme.name} since today, and this is the
one email that says so. Tips and news come only if you asked for them.
`;
}
