import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface OrganizationInviteProps {
  /** Who invites, as the account says; cut to a name's length before it comes here. */
  inviterName: string;
  inviterEmail: string;
  /** The team's name, cut likewise. */
  organization: string;
  role: string;
  /** What the role may do, in one line. */
  roleMeans: string;
  /** The invited address: the invitation works for no other. */
  email: string;
  /** Page that shows the invitation and asks; opening it changes nothing. */
  inviteUrl: string;
  /** Page that turns the invitation down; it needs no account. */
  declineUrl: string;
  /** Last day on which it can be accepted. */
  expiresOn: string;
  /** Your privacy notice. */
  privacyUrl: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  role,
  expiresOn,
}: Pick<OrganizationInviteProps, 'role' | 'expiresOn'>): string {
  return `Your role would be ${role}. The invitation expires on ${expiresOn}.`;
}

/** The email that asks someone to join a team. */
export function OrganizationInvite({
  theme,
  inviterName,
  inviterEmail,
  organization,
  role,
  roleMeans,
  email,
  inviteUrl,
  declineUrl,
  expiresOn,
  privacyUrl,
  supportEmail,
}: OrganizationInviteProps & {theme: Theme}) {
  return (
    <Layout
      theme={theme}
      title={`You are invited to a team on ${theme.name}`}
      preheader={preheader({role, expiresOn})}
      heading="You are invited to a team"
      footer={
        <>
          <Text quiet>
            {`${inviterName} gave us your address for this invitation, and we have not added it to any list. How we use it is described in our `}
            <TextLink theme={theme} href={privacyUrl}>
              privacy notice
            </TextLink>
            .
          </Text>
          <Text quiet>
            {'Questions? Write to '}
            <TextLink theme={theme} href={`mailto:${supportEmail}`}>
              {supportEmail}
            </TextLink>
            .
          </Text>
        </>
      }
    >
      <Text>
        <b>{inviterName}</b>
        {` (${inviterEmail}) would like you to join `}
        <b>{organization}</b>
        {` on ${theme.name}.`}
      </Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Team', value: organization},
          {label: 'Your role', value: role},
          {label: 'That means', value: roleMeans},
          {label: 'Sent to', value: email},
          {label: 'Expires on', value: expiresOn},
        ]}
      />
      <Button theme={theme} href={inviteUrl}>
        View the invitation
      </Button>
      <Text>
        {`You can look at the page before you decide, because opening it does not accept the invitation. If it expires, ask ${inviterName} for a new one.`}
      </Text>
      <Heading theme={theme}>Don’t know this person?</Heading>
      <Text>
        {
          'You can ignore this email. If you don’t want to hear from this team again, you can '
        }
        <TextLink theme={theme} href={declineUrl}>
          decline the invitation
        </TextLink>
        .
      </Text>
      <Text quiet>
        {'If the button doesn’t work, copy this address into your browser: '}
        <TextLink theme={theme} href={inviteUrl} />
      </Text>
    </Layout>
  );
}
