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
  return `Welcome aboard

Hello ${name}, your account is ready. The quickest way to see
what ${theme.name} can do for you takes ${takes}:

${firstStep}
${firstStepUrl}

When you're done, you'll have ${outcome}.

Your account
Log in as:  ${email}
Plan:       ${plan}
Trial ends: ${trialEndsOn}

You can always log in here: ${signInUrl}

Questions?
Reply to this email, and a person will write back. If you prefer to
read first, the guide covers everything step by step.
${guideUrl}

You are receiving this email because you created an account
at ${theme.name} today. We only send tips and news if you sign up
for them.
`;
}
