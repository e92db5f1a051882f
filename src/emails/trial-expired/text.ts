import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';
import type {TrialExpiredProps} from './TrialExpired';

/** The plain-text twin: the same words in the same order, links written out. */
export function text(
  {
    name: givenName,
    email,
    workspace,
    endedOn,
    contents,
    stillWorks,
    paused,
    keptUntil,
    plansUrl,
    exportUrl,
    supportEmail,
  }: TrialExpiredProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  return `Your trial has ended

Hello ${name},

The trial of ${workspace} on ${theme.name}
ended on ${endedOn}.
You have not been charged, and you won't be unless you choose
a plan. Here is what happens to your work:

Your work:   ${contents}
Still works: ${stillWorks}
Paused:      ${paused}
Kept until:  ${keptUntil}

Choose a plan to keep working.

See plans:
${plansUrl}

Not what you were looking for?
That's fine, and you don't need to do anything. We'll remind you
a week before ${keptUntil}, and delete the workspace after that day.
Until then, you can export your work.
${exportUrl}

You are receiving this email because ${email}
started the trial. If you have questions or need a few more days,
write to ${supportEmail}.
`;
}
