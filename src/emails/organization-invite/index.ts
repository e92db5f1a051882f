import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {
  OrganizationInvite,
  preheader,
  type OrganizationInviteProps,
} from './OrganizationInvite';
import {text} from './text';

const AUTHORIZATION =
  'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html';
const RESET_TOKENS =
  'https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html#general-security-practices';

export const organizationInvite = defineTemplate<OrganizationInviteProps>({
  slug: 'organization-invite',
  title: 'Organization invite email',
  lead: 'The recipient may never have heard of your product, and you may not know the person who invites them. So the email says who is asking, for what and until when, and how to decline.',
  description:
    'A team invitation email to copy: who invites, which role, until when, and a way to decline. HTML, React and plain text, dark mode and the API call.',
  moment: 'team',
  sender: 'invites@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: '{{inviterName}} invited you to a team on gap__name',
      advice:
        'Readers open the email because they know the name. Your product name next to it shows what kind of email it is.',
    },
    {
      text: 'Your invitation to {{organization}} on gap__name',
      advice: 'For colleagues who expect the invitation and search for the team.',
    },
    {
      text: 'An invitation on gap__name, open until {{expiresOn}}',
      advice:
        'For products where anyone can sign up and invite others: it contains no words that a stranger has chosen. It also suits the one reminder.',
    },
  ],
  preheader,
  preheaderAdvice:
    'The subject has named the person, so the preheader adds the role and the time left. Both come from your system, so no one can use them for an advertisement.',
  props: [
    {
      name: 'inviterName',
      type: 'string',
      required: true,
      description:
        'Name of the inviter. Limit it to 40 characters, and reject URLs in it.',
      example: 'Maya Lindqvist',
    },
    {
      name: 'inviterEmail',
      type: 'email',
      required: true,
      description: 'The inviter’s address, verified by you.',
      example: 'maya@customer.example',
    },
    {
      name: 'organization',
      type: 'string',
      required: true,
      description: 'Name of the team, limited like the inviter’s name.',
      example: 'Harbour Studio',
    },
    {
      name: 'role',
      type: 'string',
      required: true,
      description: 'The role they would have, as in your settings.',
      example: 'Editor',
    },
    {
      name: 'roleMeans',
      type: 'string',
      required: true,
      description: 'What the role can do, and what it cannot.',
      example: 'You can write and publish, but not see invoices',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The invited address. Only its owner can accept.',
      example: 'tom@customer.example',
    },
    {
      name: 'inviteUrl',
      type: 'url',
      required: true,
      description: 'The page that shows the invitation, with its token.',
      example: 'https://app.acme.example/invitations?token=c41f07be92da',
    },
    {
      name: 'declineUrl',
      type: 'url',
      required: true,
      description: 'The page to decline on, without an account.',
      example: 'https://app.acme.example/invitations/decline?token=c41f07be92da',
    },
    {
      name: 'expiresOn',
      type: 'string',
      required: true,
      description: 'The last day as a date, because invitations are often read late.',
      example: '28 November 2026',
    },
    {
      name: 'privacyUrl',
      type: 'url',
      required: true,
      description: 'Your privacy notice, with a section on invited people.',
      example: 'https://acme.example/privacy',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'For questions such as “who is this?”.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(OrganizationInvite, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The person, then the product',
      note: 'People open email from people they know. Keep your product name in the line, so that readers can tell where the invitation comes from.',
    },
    {
      part: 'preheader',
      title: 'Role and last day',
      note: 'The inviter cannot edit either of them.',
    },
    {
      part: 'heading',
      title: 'A heading in your own words',
      note: 'Scammers would like to put their message in large type. The heading therefore contains no name of a person or a team.',
    },
    {
      part: 'text',
      title: 'Who invites whom',
      note: 'It shows the full name and the address, because there may be two Mayas.',
    },
    {
      part: 'details',
      title: 'The terms',
      note: 'The team, the role and what it can do, the invited address, and the last day. The name of a role means nothing to newcomers, so it is explained.',
    },
    {
      part: 'button',
      title: 'View the invitation, not accept it',
      note: 'The button opens a page where the reader accepts. A mail scanner that follows the link has joined nothing.',
    },
    {
      part: 'text',
      title: 'What happens after the last day',
      note: 'Late readers are told to ask the person who invited them, rather than your support team.',
    },
    {
      part: 'aside',
      title: 'A way to decline',
      note: 'Readers can ignore the invitation. If they want no reminders, there is a link to decline that needs no account.',
    },
    {
      part: 'aside',
      title: 'The address in full',
      note: 'For readers who check where a link leads, as they should with an email like this.',
    },
    {
      part: 'footer',
      title: 'Where the address came from',
      note: 'Someone else entered it. The GDPR requires you to say so, and readers want to know as well.',
    },
  ],
  rules: {
    do: [
      'Show the inviter’s address next to the name.',
      'Print the last day as a date. Seven days are a common choice.',
      'Explain the role in one line, especially what it cannot see.',
      'Let people decline permanently, without signing up first.',
      'Send one reminder halfway, and none after someone has declined.',
      'Tell the inviter when the invitation has expired.',
    ],
    avoid: [
      'Create an account before the person has accepted.',
      'Let inviters write free text, because your domain’s reputation would carry it past spam filters.',
      'Put a team’s name into the heading or anywhere in large type.',
      'Accept the invitation as soon as the page is opened, because mail scanners open it first.',
      'Describe your product at length. People join because of the inviter.',
    ],
  },
  security: {
    isLegal: true,
    lead: 'An invitation gives access to a company, and it is also an email that a stranger can make you send to anyone. Protect it in both respects.',
    checkedOn: '2026-11-21',
    sources:
      'OWASP means its cheat sheets on authorization and on forgotten passwords, and GDPR is Regulation (EU) 2016/679. This is not legal advice.',
    notes: [
      {
        title: 'A token that cannot be guessed',
        note: 'Make the token long and random, store only its hash, and accept it once. The rules for reset tokens apply, except that an invitation is valid for longer.',
        source: {label: 'OWASP, on tokens for resets', href: RESET_TOKENS},
      },
      {
        title: 'Valid for one address only',
        note: 'Anyone who accepts has to prove that they own the invited address. A forwarded invitation then opens nothing, and the role cannot be passed on.',
      },
      {
        title: 'Accept only on a POST request',
        note: 'Opening the page is a GET request and must not change anything. Joining takes a POST request from a button on that page.',
        source: {
          label: 'RFC 9110, 9.2.1, on safe methods',
          href: 'https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1',
        },
      },
      {
        title: 'Restrict names',
        note: 'In January 2026, more than 12,000 real Microsoft Teams invitations carried fake bills: the team’s name contained the bill and a phone number. Limit the length of names, and reject URLs, long runs of digits and lookalike characters.',
        source: {
          label: 'ITPro on Check Point’s findings, 2026',
          href: 'https://www.itpro.com/security/microsoft-teams-phishing-scam-fake-billing-check-point',
        },
      },
      {
        title: 'Check permissions twice',
        note: 'Check whether this person can invite others to this role, when the invitation is created and again when it is accepted, because the inviter may have left in between.',
        source: {
          label: 'OWASP, on every request',
          href: `${AUTHORIZATION}#validate-the-permissions-on-every-request`,
        },
      },
      {
        title: 'Start with the lowest role',
        note: 'Preselect the role with the fewest permissions. It is easy to grant more later, but excessive permissions are rarely taken away.',
        source: {
          label: 'OWASP, on least privileges',
          href: `${AUTHORIZATION}#enforce-least-privileges`,
        },
      },
      {
        title: 'Limit the number of invitations',
        note: 'A new team that invites two hundred strangers in its first hour is probably abusing your product. Set limits by age and plan, and monitor how many invitations are declined.',
      },
      {
        title: 'Say who gave you the address',
        note: 'You got the address from someone else. Article 14 of the GDPR requires you to tell its owner where it came from, at the latest with your first message.',
        source: {
          label: 'GDPR, Article 14',
          href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
        },
      },
    ],
  },
  related: [
    {
      label: 'New organization member email',
      href: '/transactional-email-templates/new-organization-member/',
      hint: 'What admins get when the invitation is accepted.',
    },
    {
      label: 'Fill template props',
      href: '/docs/template-props/',
      hint: 'Why a value cannot add markup, a link or a line break.',
    },
    {
      label: 'Email validator',
      href: '/tools/email-validator/',
      hint: 'Find typos in an address before the invitation bounces.',
    },
    {
      label: 'Sending identities',
      href: '/docs/sending-identities/',
      hint: 'Use a separate sender for invitations.',
    },
  ],
  faq: [
    {
      question: 'How many days should a team invitation stay open?',
      answer:
        'It should last through a long weekend, but not so long that an old inbox still gives access. The example uses a week. No standard sets a number, so choose fewer days for roles with access to money or customer data.',
    },
    {
      question: 'May the inviter add a personal message?',
      answer:
        'It is better not to allow it, because free text in an email from your domain is what scammers look for. If your customers insist, allow it for paid teams only, as plain text of about a hundred characters without URLs.',
    },
    {
      question: 'The person has an account under another address. What then?',
      answer:
        'Let them log in, show both addresses, and ask the inviter to send the invitation to the right one. If you moved it automatically, the role would go to an address that no one has chosen.',
    },
    {
      question: 'Is an invitation marketing?',
      answer:
        'A single email that one member requests for one colleague, about access to their own work, is hardly marketing. It becomes marketing when it advertises, when it is repeated, or when a whole address book is invited. This is our opinion, not legal advice.',
    },
    {
      question: 'Should it greet the reader by name?',
      answer:
        'No. You only have what the inviter typed, which may be a nickname or a mistake. The address is certain, and it is listed in the details.',
    },
  ],
});
