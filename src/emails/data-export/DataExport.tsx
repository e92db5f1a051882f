import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface DataExportProps {
  /** First name, as the account has it. */
  name?: string;
  email: string;
  /** Date and time of the request, with its time zone. */
  requestedAt: string;
  /** What is in the export, in words. */
  contents: string;
  /** Format of the files: "ZIP with JSON and CSV files". */
  format: string;
  /** Size of the download. */
  fileSize?: string;
  /** Page that asks for a login and then starts the download. */
  downloadUrl: string;
  /** Last day on which the file can be downloaded. */
  availableUntil: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  availableUntil,
}: Pick<DataExportProps, 'availableUntil'>): string {
  return `You can download it until ${availableUntil}, after you have logged in.`;
}

/** The email that says that a requested export can be downloaded. */
export function DataExport({
  theme,
  name: givenName,
  email,
  requestedAt,
  contents,
  format,
  fileSize,
  downloadUrl,
  availableUntil,
  supportEmail,
}: DataExportProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} data export is ready`}
      preheader={preheader({availableUntil})}
      heading="Your data export is ready"
      footer={
        <>
          {`Sent to ${email} because an export was requested. Is something missing from the file? Write to `}
          <TextLink theme={theme} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </TextLink>
          .
        </>
      }
    >
      <Text>{`Hello ${name}, the copy of your ${theme.name} data that you requested is ready to download. You’ll need to log in first, so that only you can open it.`}</Text>
      <Button theme={theme} href={downloadUrl}>
        Download my data
      </Button>
      <Details
        theme={theme}
        rows={[
          {label: 'Contents', value: contents},
          {label: 'Format', value: format},
          {label: 'Size', value: fileSize},
          {label: 'Requested', value: requestedAt},
          {label: 'Available', value: `until ${availableUntil}`},
        ]}
      />
      <Text>
        {`We delete the file after ${availableUntil}, but you can request a new export whenever you need one.`}
      </Text>
      <Heading theme={theme}>Didn’t request this?</Heading>
      <Text>
        {
          'Someone else may have access to your account. Don’t download the file. Change your password, and write to '
        }
        <TextLink theme={theme} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </TextLink>
        {' so that we can delete the file.'}
      </Text>
    </Layout>
  );
}
