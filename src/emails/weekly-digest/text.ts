import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';
import type {WeeklyDigestProps} from './WeeklyDigest';

/** The plain-text twin: numbers one below the other, each update with its address. */
export function text(
  {
    name: givenName,
    email,
    workspace,
    week,
    figures,
    updates,
    dashboardUrl,
    settingsUrl,
    unsubscribeUrl,
  }: WeeklyDigestProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  const numbers = figures.map(
    ({figure, value, change}) => `${figure}: ${value}, ${change}\n`,
  );
  const links = updates.map(
    ({headline, detail, updateUrl}) => `${headline}\n${detail}\n${updateUrl}\n\n`,
  );
  return `Your week in ${workspace}

Hello ${name}, here is what happened
from ${week}.

${numbers.join('')}
What to look at first

${links.join('')}Open the dashboard:
${dashboardUrl}

Sent to ${email} because you turned on
the digest of ${workspace} in ${theme.name}.

Change how often it is sent:
${settingsUrl}

Unsubscribe from the digest:
${unsubscribeUrl}
`;
}
