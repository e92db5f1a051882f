import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
import type {Theme} from '../kit/theme';
import type {NewOrganizationMemberProps} from './NewOrganizationMember';

/** The plain-text twin: the same words in the same order, links written out. */
export function text(
  {
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
  }: NewOrganizationMemberProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  return `Your team has a new member

Hello ${name},

${memberName} now has access to ${organization}
on ${theme.name}. If you were expecting this, there is nothing to do.

Email:        ${memberEmail}
Role:         ${role}
Added by:     ${addedBy}
Joined:       ${joinedAt}
${rowOf('Near:         ', place?.trim() && `${place} (based on the IP address)`)}Seats in use: ${seats}

Open the member list:
${membersUrl}

Weren't expecting this?
Remove this person in the member list, or give them a more limited
role. Both take effect immediately. Then find out, by phone or in
person, whether the person named under “Added by” really added this
member.

If a rule such as single sign-on did, ask the person who manages it.
If no one can explain it, someone's account may have been taken over:
write to ${securityEmail}.

Sent to ${email} because you are an admin
of ${organization}. Notices about access go to every
admin and can't be turned off.
`;
}
