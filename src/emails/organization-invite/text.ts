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
Sent to:    ${email}
Expires on: ${expiresOn}

View the invitation:
${inviteUrl}

You can look at the page before you decide, because opening it does
not accept the invitation. If it expires, ask
${inviterName} for a new one.

Don't know this person?
You can ignore this email. If you don't want to hear from this team
again, you can decline the invitation.
${declineUrl}

${inviterName} gave us your address for this invitation,
and we have not added it to any list. How we use it is described
in our privacy notice.
${privacyUrl}

Questions? Write to ${supportEmail}.
`;
}
