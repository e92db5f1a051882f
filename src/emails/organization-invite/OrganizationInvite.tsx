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
  return `Your role would be ${role}. You decide until ${expiresOn}.`;
}

/** The email that asks somebody to join a team. */
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
            {`${inviterName} gave us your address for this invitation. You are on no list of ours. What we do with it: `}
            <TextLink theme={theme} href={privacyUrl}>
              privacy notice
            </TextLink>
            .
          </Text>
          <Text quiet>
            {'A person answers at '}
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
          {label: 'For', value: email},
          {label: 'Open until', value: expiresOn},
        ]}
      />
      <Button theme={theme} href={inviteUrl}>
        See the invitation
      </Button>
      <Text>
        You accept on the page, not by opening it. If the last day goes by, the invitation
        ends on its own and you can ask for a new one.
      </Text>
      <Heading theme={theme}>You don’t know them?</Heading>
      <Text>
        {
          'Then you need do nothing. If you would rather not hear from this team again, you can '
        }
        <TextLink theme={theme} href={declineUrl}>
          turn the invitation down
        </TextLink>
        .
      </Text>
      <Text quiet>
        {'No button to be seen? The invitation is at '}
        <TextLink theme={theme} href={inviteUrl} />
      </Text>
    </Layout>
  );
}
