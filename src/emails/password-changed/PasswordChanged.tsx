import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface PasswordChangedProps {
  /** First name, as the account has it. */
  name?: string;
  /** Address of the account. */
  email: string;
  /** Date and time of the change, with its time zone. */
  changedAt: string;
  /** Browser and system that made the change. */
  device?: string;
  /** Town and country of the IP address. */
  place?: string;
  /** Page where a reset is requested; it holds no token. */
  resetUrl: string;
  /** Where your security team reads email. */
  securityEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({email}: Pick<PasswordChangedProps, 'email'>): string {
  return `The account is ${email}. If you made this change, there is nothing to do.`;
}

/** The email that reports a new password to the owner of the account. */
export function PasswordChanged({
  theme,
  name: givenName,
  email,
  changedAt,
  device,
  place,
  resetUrl,
  securityEmail,
}: PasswordChangedProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} password was changed`}
      preheader={preheader({email})}
      heading="Your password was changed"
      footer={`We report every password change to the owner of the account, so this email can’t be turned off.`}
    >
      <Text>{`Hello ${name}, the password for your ${theme.name} account was changed. On your other devices, you may have to log in again with the new password.`}</Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Account', value: email},
          {label: 'Time', value: changedAt},
          {label: 'Device', value: device},
          {label: 'Near', value: place},
        ]}
      />
      <Text>
        <b>If this was you,</b> you don’t have to do anything.
      </Text>
      <Heading theme={theme}>If this wasn’t you</Heading>
      <Text>
        {
          'Someone else may have access to your account. Reset your password now, and then write to '
        }
        <TextLink theme={theme} href={`mailto:${securityEmail}`}>
          {securityEmail}
        </TextLink>
        {' so that we can find out what happened.'}
      </Text>
      <Button theme={theme} href={resetUrl}>
        Reset my password
      </Button>
      <Text quiet>
        {`You can also get there without this email: open ${theme.name} as you always do and choose “Forgot password” on the login page.`}
      </Text>
    </Layout>
  );
}
