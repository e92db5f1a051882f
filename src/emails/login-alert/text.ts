import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
import type {Theme} from '../kit/theme';
import type {LoginAlertProps} from './LoginAlert';

/** The plain-text twin; its table is lined up for a font of equal widths. */
export function text(
  {
    name: givenName,
    email,
    signedInAt,
    device,
    place,
    method,
    sessionsUrl,
    sessionsPath: givenSessionsPath,
    securityEmail,
  }: LoginAlertProps,
  theme: Theme,
): string {
  const sessionsPath = orElse(givenSessionsPath, 'Settings, Security, Devices');
  const name = orElse(givenName, 'there');
  return `New login to your account

Hello ${name}, someone logged in to your ${theme.name} account from
a device that we haven't seen before:

Account: ${email}
Time:    ${signedInAt}
Device:  ${device}
Place:   ${place} (based on the IP address)
${rowOf('Method:  ', method)}
If this was you, you can ignore this email.

If it wasn't, end that session in the list of your devices, and
then change your password.

Review my devices:
${sessionsUrl}

You can also get there without this email: open ${theme.name}
as you always do and go to ${sessionsPath}.
The place is approximate, so a nearby town is no cause for alarm.

Locked out or unsure? Write to ${securityEmail}. We send
this alert once for each new device that logs in to your
${theme.name} account, and it can't be turned off.
`;
}
