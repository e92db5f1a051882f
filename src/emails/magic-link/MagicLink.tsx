import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface MagicLinkProps {
  /** Address of the account. */
  email: string;
  /** Address with the token; the page it opens asks for one more click. */
  loginUrl: string;
  /** How long the link works, in words: "10 minutes". */
  expiresIn?: string;
  /** Date and time of the request, with its time zone. */
  requestedAt?: string;
  /** Browser and system that asked. */
  device?: string;
  /** Town and country of the IP address. */
  place?: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  expiresIn: givenExpiresIn,
}: Pick<MagicLinkProps, 'expiresIn'>): string {
  const expiresIn = orElse(givenExpiresIn, '10 minutes');
  return `The link works once and expires after ${expiresIn}. You do not need a password.`;
}

/** The email that logs its reader in: one link, and what it is for. */
export function MagicLink({
  theme,
  email,
  loginUrl,
  expiresIn: givenExpiresIn,
  requestedAt: givenRequestedAt,
  device,
  place,
  supportEmail,
}: MagicLinkProps & {theme: Theme}) {
  const expiresIn = orElse(givenExpiresIn, '10 minutes');
  const requestedAt = orElse(givenRequestedAt, 'Just before this email was sent');
  return (
    <Layout
      theme={theme}
      title={`Log in to ${theme.name}`}
      preheader={preheader({expiresIn})}
      heading={`Log in to ${theme.name}`}
      footer={
        <>
          {'If you keep getting these emails without asking for them, write to '}
          <TextLink theme={theme} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </TextLink>
          .
        </>
      }
    >
      <Text>
        {'Someone asked for a link to log in as '}
        <b>{email}</b>
        {`. If that was you, use it now. It works once and expires after ${expiresIn}.`}
      </Text>
      <Button theme={theme} href={loginUrl}>
        Log in
      </Button>
      <Details
        theme={theme}
        rows={[
          {label: 'Requested', value: requestedAt},
          {label: 'Device', value: device},
          {label: 'Near', value: place},
        ]}
      />
      <Heading theme={theme}>Didn’t ask for this?</Heading>
      <Text>
        You can ignore this email. Your address alone is not enough to log in, so your
        account is safe as long as you don’t open or forward the link.
      </Text>
      <Text quiet>
        {'If the button doesn’t work, copy this address into your browser: '}
        <TextLink theme={theme} href={loginUrl} />
      </Text>
    </Layout>
  );
}
