import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface PasswordResetProps {
  /** First name; "there" where you have none. */
  name?: string;
  /** Address of the account. */
  email: string;
  /** Address with the single-use token, on your own domain. */
  resetUrl: string;
  /** How long the link works, in words: "30 minutes". */
  expiresIn: string;
  /** Date and time of the request, with its time zone. */
  requestedAt: string;
  /** Browser and system that asked. */
  device?: string;
  /** Town and country of the IP address. */
  place?: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({expiresIn}: Pick<PasswordResetProps, 'expiresIn'>): string {
  return `The link works once and expires in ${expiresIn}. Until you use it, your password stays as it is.`;
}

/** The email that lets someone choose a new password. */
export function PasswordReset({
  theme,
  name: givenName,
  email,
  resetUrl,
  expiresIn,
  requestedAt,
  device,
  place,
  supportEmail,
}: PasswordResetProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  const support = (
    <TextLink theme={theme} href={`mailto:${supportEmail}`}>
      {supportEmail}
    </TextLink>
  );
  return (
    <Layout
      theme={theme}
      title={`Reset your ${theme.name} password`}
      preheader={preheader({expiresIn})}
      heading="Choose a new password"
      footer={
        <>
          {'Questions? Write to '}
          {support}
          {`. ${theme.name} never asks for your password by email.`}
        </>
      }
    >
      <Text>{`Hello ${name},`}</Text>
      <Text>
        {`Someone asked to reset the password for the ${theme.name} account `}
        <b>{email}</b>. If that was you, choose a new one:
      </Text>
      <Button theme={theme} href={resetUrl}>
        Choose a new password
      </Button>
      <Text>{`The link works once and expires in ${expiresIn}.`}</Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Requested', value: requestedAt},
          {label: 'Device', value: device},
          {label: 'Near', value: place?.trim() && `${place} (based on the IP address)`},
        ]}
      />
      <Heading theme={theme}>Didn’t request this?</Heading>
      <Text>
        You can ignore this email, and your password stays as it is. Don’t forward it,
        because anyone with the link can choose a new password.
      </Text>
      <Text quiet>
        {'If the button doesn’t work, copy this address into your browser: '}
        <TextLink theme={theme} href={resetUrl} />
      </Text>
    </Layout>
  );
}
