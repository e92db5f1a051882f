import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface SsoProps {
  /** First name; "there" where you have none. */
  name?: string;
  /** Address of the member's account. */
  email: string;
  /** The customer that has switched. */
  organization: string;
  /** What people there call the place where they sign in to everything. */
  provider: string;
  /** Day on which passwords stop working, in words. */
  enforcedFrom: string;
  /** Starts a sign-in by SSO for this organization. */
  ssoUrl: string;
  /** The administrator who made the change. */
  adminName: string;
  adminEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  enforcedFrom,
  provider,
}: Pick<SsoProps, 'enforcedFrom' | 'provider'>): string {
  return `From ${enforcedFrom}, you sign in with ${provider}. Your work stays as it is, and you can try it today.`;
}

/** The email to each member when an organization begins to enforce single sign-on. */
export function Sso({
  theme,
  name: givenName,
  email,
  organization,
  provider,
  enforcedFrom,
  ssoUrl,
  adminName,
  adminEmail,
}: SsoProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  const admin = (
    <TextLink theme={theme} href={`mailto:${adminEmail}`}>
      {adminEmail}
    </TextLink>
  );
  return (
    <Layout
      theme={theme}
      title={`${organization} moves ${theme.name} to single sign-on`}
      preheader={preheader({enforcedFrom, provider})}
      heading={`${organization} is switching to ${provider}`}
      footer={
        <>
          {`Sent to all members of ${organization} on ${theme.name}. If you don’t have access to ${provider} yet or your address has changed, ${adminName} can help: `}
          {admin}.
        </>
      }
    >
      <Text>
        {`Hello ${name}, from ${enforcedFrom}, your organization signs in to ${theme.name} with ${provider}. You use your work account, so there is one less password to remember.`}
      </Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Changes', value: `You sign in through ${provider}`},
          {label: 'Ends', value: `Your ${theme.name} password, on ${enforcedFrom}`},
          {label: 'Stays', value: `${email}, your role and all your work`},
        ]}
      />
      <Text>
        Try it today, while your password still works. That leaves time to fix anything
        that goes wrong.
      </Text>
      <Button theme={theme} href={ssoUrl}>
        {`Sign in with ${provider}`}
      </Button>
      <Text>
        {`On the day of the switch, everyone is signed out once on every device. Saved work is not affected.`}
      </Text>
      <Heading theme={theme}>Not sure whether this email is real?</Heading>
      <Text>
        {`${adminName}, who set this up, has announced it inside ${organization}. Ask in person, by phone or in your company chat, and not by replying to this email. When you sign in, look at the address bar: enter the password of your work account only at ${provider}, and never on a page of ${theme.name}.`}
      </Text>
      <Text quiet>
        {'If the button doesn’t work, copy this address into your browser: '}
        <TextLink theme={theme} href={ssoUrl} />
      </Text>
    </Layout>
  );
}
