import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface NewOrganizationMemberProps {
  /** The admin's first name; "there" where you have none. */
  name?: string;
  /** The admin's address. */
  email: string;
  memberName: string;
  memberEmail: string;
  organization: string;
  role: string;
  /** Who let them in: a person, or the rule that did. */
  addedBy: string;
  /** Date and time of joining, with its time zone. */
  joinedAt: string;
  /** Town and country of the IP address. */
  place?: string;
  /** Seats in use and paid for: "12 of 15". */
  seats: string;
  /** The list of members; asks for a login. */
  membersUrl: string;
  /** Where alarms are read. */
  securityEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  role,
  addedBy,
}: Pick<NewOrganizationMemberProps, 'role' | 'addedBy'>): string {
  return `Role: ${role}. Added by ${addedBy}. If you expected this, there is nothing to do.`;
}

/** The email that tells an admin who has access now. */
export function NewOrganizationMember({
  theme,
  name: givenName,
  email,
  memberName,
  memberEmail,
  organization,
  role,
  addedBy,
  joinedAt,
  place,
  seats,
  membersUrl,
  securityEmail,
}: NewOrganizationMemberProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`New member in your ${theme.name} team`}
      preheader={preheader({role, addedBy})}
      heading="Your team has a new member"
      footer={`Sent to ${email} because you are an admin of ${organization}. Notices about access go to every admin and can’t be turned off.`}
    >
      <Text>{`Hello ${name},`}</Text>
      <Text>
        <b>{memberName}</b>
        {' now has access to '}
        <b>{organization}</b>
        {` on ${theme.name}. If you were expecting this, there is nothing to do.`}
      </Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Email', value: memberEmail},
          {label: 'Role', value: role},
          {label: 'Added by', value: addedBy},
          {label: 'Joined', value: joinedAt},
          {label: 'Near', value: place?.trim() && `${place} (based on the IP address)`},
          {label: 'Seats in use', value: seats},
        ]}
      />
      <Button theme={theme} href={membersUrl}>
        Open the member list
      </Button>
      <Heading theme={theme}>Weren’t expecting this?</Heading>
      <Text>
        Remove this person in the member list, or give them a more limited role. Both take
        effect immediately. Then find out, by phone or in person, whether the person named
        under “Added by” really added this member.
      </Text>
      <Text>
        {
          'If a rule such as single sign-on did, ask the person who manages it. If no one can explain it, someone’s account may have been taken over: write to '
        }
        <TextLink theme={theme} href={`mailto:${securityEmail}`}>
          {securityEmail}
        </TextLink>
        .
      </Text>
    </Layout>
  );
}
