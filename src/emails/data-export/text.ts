import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
import type {Theme} from '../kit/theme';
import type {DataExportProps} from './DataExport';

/** The plain-text twin: the same words in the same order, links written out. */
export function text(
  {
    name: givenName,
    email,
    requestedAt,
    contents,
    format,
    fileSize,
    downloadUrl,
    availableUntil,
    supportEmail,
  }: DataExportProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  return `Your data export is ready

Hello ${name}, the copy of your ${theme.name} data that you
requested is ready to download. You'll need to log in first, so that
only you can open it.

Download my data:
${downloadUrl}

Contents:  ${contents}
Format:    ${format}
${rowOf('Size:      ', fileSize)}Requested: ${requestedAt}
Available: until ${availableUntil}

We delete the file after ${availableUntil}, but you can request
a new export whenever you need one.

Didn't request this?
Someone else may have access to your account. Don't download the
file. Change your password, and write to
${supportEmail} so that we can delete the file.

Sent to ${email} because an export was requested.
Is something missing from the file? Write to ${supportEmail}.
`;
}
