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
  return `From ${enforcedFrom} with ${provider}. Your work stays as it is; try it before then.`;
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
      heading={`${organization} now uses single sign-on`}
      footer={
        <>
          {`Sent to all members of ${organization} on ${theme.name}. No access yet, or a new address? ${adminName} can help: `}
          {admin}.
        </>
      }
    >
      <Text>
        {`Hello ${name}, your organization signs in to ${theme.name} with ${provider} from ${enforcedFrom}. You use the account you have at work, and there is one password less to remember.`}
      </Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Changes', value: `Sign-in goes through ${provider}`},
          {label: 'Ends', value: `Your ${theme.name} password, on ${enforcedFrom}`},
          {label: 'Stays', value: `${email}, your role and all your work`},
        ]}
      />
      <Text>
        Try it today, while the old way still works. If something is amiss, there is time
        to mend it.
      </Text>
      <Button theme={theme} href={ssoUrl}>
        {`Sign in with ${provider}`}
      </Button>
      <Text>
        {`On the day itself everybody is signed out once, on every device. Saved work is not touched.`}
      </Text>
      <Heading theme={theme}>Rather make sure first?</Heading>
      <Text>
        {`Good. Ask ${adminName}, who set this up: `}
        {admin}
        {`. And look at the address bar: you type the password of your work account at ${provider} only, never on a page of ${theme.name}.`}
      </Text>
      <Text quiet>
        {'The way in, to copy: '}
        <TextLink theme={theme} href={ssoUrl} />
      </Text>
    </Layout>
  );
}
