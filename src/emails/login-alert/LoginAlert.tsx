import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface LoginAlertProps {
  /** First name, as the account has it. */
  name?: string;
  /** Address of the account. */
  email: string;
  /** Date and time of the login, with its time zone. */
  signedInAt: string;
  /** Browser and system. */
  device: string;
  /** Town and country of the IP address. */
  place: string;
  /** How the person logged in, in words: "Password and passkey". */
  method?: string;
  /** List of the account's sessions; it asks for a login first. */
  sessionsUrl: string;
  /** Where that list is, for readers who go there by themselves. */
  sessionsPath?: string;
  /** Where a person answers, at any hour if you can. */
  securityEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  device,
  place,
}: Pick<LoginAlertProps, 'device' | 'place'>): string {
  return `${device}, ${place}. If this was you, there is nothing to do.`;
}

/** The email that tells of a login from a device the account has not seen before. */
export function LoginAlert({
  theme,
  name: givenName,
  email,
  signedInAt,
  device,
  place,
  method,
  sessionsUrl,
  sessionsPath: givenSessionsPath,
  securityEmail,
}: LoginAlertProps & {theme: Theme}) {
  const sessionsPath = orElse(givenSessionsPath, 'Settings, Security, Devices');
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`New login to your ${theme.name} account`}
      preheader={preheader({device, place})}
      heading="New login to your account"
      footer={
        <>
          {'Locked out or unsure? Write to '}
          <TextLink theme={theme} href={`mailto:${securityEmail}`}>
            {securityEmail}
          </TextLink>
          {`. We send this alert once for each new device that logs in to your ${theme.name} account, and it can’t be turned off.`}
        </>
      }
    >
      <Text>{`Hello ${name}, someone logged in to your ${theme.name} account from a device that we haven’t seen before:`}</Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Account', value: email},
          {label: 'Time', value: signedInAt},
          {label: 'Device', value: device},
          {label: 'Place', value: `${place} (based on the IP address)`},
          {label: 'Method', value: method},
        ]}
      />
      <Text>
        <b>If this was you,</b> you can ignore this email.
      </Text>
      <Text>
        <b>If it wasn’t,</b> end that session in the list of your devices, and then change
        your password.
      </Text>
      <Button theme={theme} href={sessionsUrl}>
        Review my devices
      </Button>
      <Text quiet>
        {`You can also get there without this email: open ${theme.name} as you always do and go to ${sessionsPath}. The place is approximate, so a nearby town is no cause for alarm.`}
      </Text>
    </Layout>
  );
}
