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
  return `A new device signed in

Hi ${name}, this sign-in to your ${theme.name} account came from
a device we had not seen there before:

Account: ${email}
Time:    ${signedInAt}
Device:  ${device}
Place:   ${place}, going by the network
${rowOf('With:    ', method)}
You know it? Then all is well, and this email can go.

You don't? End that session, then change your password. The list of
your devices has a button for each.

See my devices:
${sessionsUrl}

You can get there without this email too: open ${theme.name} the way
you always do and go to ${sessionsPath}. A town next
to yours is no cause for alarm. The network's address often points
there.

Locked out, or unsure? Write to ${securityEmail}. This note
comes once for each new device. It is part of your ${theme.name}
account and cannot be turned off.
`;
}
