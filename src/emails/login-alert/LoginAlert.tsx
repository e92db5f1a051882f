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
  /** Date and time of the sign-in, with its time zone. */
  signedInAt: string;
  /** Browser and system. */
  device: string;
  /** Town and country of the IP address. */
  place: string;
  /** How the person signed in, in words: "Password and passkey". */
  method?: string;
  /** List of the account's sessions; it asks for a sign-in first. */
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
  return `${device}, near ${place}. If that was you, you are done.`;
}

/** The email that tells of a sign-in from a device the account has not seen before. */
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
      title={`New sign-in to your ${theme.name} account`}
      preheader={preheader({device, place})}
      heading="A new device signed in"
      footer={
        <>
          {'Locked out, or unsure? Write to '}
          <TextLink theme={theme} href={`mailto:${securityEmail}`}>
            {securityEmail}
          </TextLink>
          {`. This note comes once for each new device. It is part of your ${theme.name} account and cannot be turned off.`}
        </>
      }
    >
      <Text>{`Hi ${name}, this sign-in to your ${theme.name} account came from a device we had not seen there before:`}</Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Account', value: email},
          {label: 'Time', value: signedInAt},
          {label: 'Device', value: device},
          {label: 'Place', value: `${place}, going by the network`},
          {label: 'With', value: method},
        ]}
      />
      <Text>
        <b>You know it?</b> Then all is well, and this email can go.
      </Text>
      <Text>
        <b>You don’t?</b> End that session, then change your password. The list of your
        devices has a button for each.
      </Text>
      <Button theme={theme} href={sessionsUrl}>
        See my devices
      </Button>
      <Text quiet>
        {`You can get there without this email too: open ${theme.name} the way you always do and go to ${sessionsPath}. A town next to yours is no cause for alarm. The network’s address often points there.`}
      </Text>
    </Layout>
  );
}
