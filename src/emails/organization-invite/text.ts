import type {Theme} from '../kit/theme';
import type {OrganizationInviteProps} from './OrganizationInvite';

/** The plain-text twin: the same words in the same order, links written out. */
export function text(
  {
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
  }: OrganizationInviteProps,
  theme: Theme,
): string {
  return `You are invited to a team

${inviterName} (${inviterEmail})
would like you to join ${organization} on ${theme.name}.

Team:       ${organization}
Your role:  ${role}
That means: ${roleMeans}
For:        ${email}
Open until: ${expiresOn}

See the invitation:
${inviteUrl}

You accept on the page, not by opening it. If the last day goes by,
the invitation ends on its own and you can ask for a new one.

You don't know them?
Then you need do nothing. If you would rather not hear from this team
again, you can turn the invitation down.
${declineUrl}

${inviterName} gave us your address for this invitation.
You are on no list of ours. What we do with it: privacy notice.
${privacyUrl}

A person answers at ${supportEmail}.
`;
}
