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
You have paid nothing, and without a plan you never will.
Here is how things stand:

Still there: ${contents}
Still works: ${stillWorks}
Paused:      ${paused}
Kept until:  ${keptUntil}

With a plan, everything goes on where it stopped.

See the plans:
${plansUrl}

Not what you were looking for?
That is fine, and you need not tell us.
After ${keptUntil} we delete the workspace; a week before,
we remind you once. Until then you can take a copy of your work.
${exportUrl}

You get this because ${email} started the trial.
If something is unclear, or you need a few days more,
write to ${supportEmail}.
`;
}
