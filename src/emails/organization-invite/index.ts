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
        'A name the reader knows is the best reason to open it. Yours stands beside it, so it looks like what it is.',
    },
    {
      text: 'Your invitation to {{organization}} on gap__name',
      advice: 'Where colleagues have been told to expect it and search for the team.',
    },
    {
      text: 'An invitation on gap__name, open until {{expiresOn}}',
      advice:
        'Where anybody can sign up and invite: not a word in it that a stranger has chosen. Also right for the one reminder.',
    },
  ],
  preheader,
  preheaderAdvice:
    'The subject has named the person. What is left to decide by is the role and the time there is, and both are facts of yours: no one can write an advertisement into them.',
  props: [
    {
      name: 'inviterName',
      type: 'string',
      required: true,
      description: 'Who invites. Cut it at 40 characters and refuse addresses in it.',
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
      description: 'Name of the team, kept as short as the inviter’s.',
      example: 'Harbour Studio',
    },
    {
      name: 'role',
      type: 'string',
      required: true,
      description: 'The role that is offered, as your settings call it.',
      example: 'Editor',
    },
    {
      name: 'roleMeans',
      type: 'string',
      required: true,
      description: 'What the role may do, and what it may not.',
      example: 'Write and publish; sees no invoices',
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
      description: 'Page with the invitation, with its token.',
      example: 'https://app.acme.example/invitations?token=c41f07be92da',
    },
    {
      name: 'declineUrl',
      type: 'url',
      required: true,
      description: 'Page to decline on, without an account.',
      example: 'https://app.acme.example/invitations/decline?token=c41f07be92da',
    },
    {
      name: 'expiresOn',
      type: 'string',
      required: true,
      description: 'The last day, as a date: an invitation is often read late.',
      example: '28 November 2026',
    },
    {
      name: 'privacyUrl',
      type: 'url',
      required: true,
      description: 'Your privacy notice, with a passage on invited people.',
      example: 'https://acme.example/privacy',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'For “who is this?”, which is a fair question here.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(OrganizationInvite, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Person, then product',
      note: 'People open email from people. Your own name stays in the line, or it could be anybody’s.',
    },
    {
      part: 'preheader',
      title: 'The offer in one line',
      note: 'Role and last day. Neither can be written by the sender of the invitation.',
    },
    {
      part: 'heading',
      title: 'A heading of your own words',
      note: 'Large type is where a fraud would put its message. No name of a person or a team stands here.',
    },
    {
      part: 'text',
      title: 'Who asks whom to what',
      note: 'The full name and the address, because there may be two Mayas.',
    },
    {
      part: 'details',
      title: 'The terms',
      note: 'Which team, which role and what it may do, for which address, and the last day. A role’s name alone explains nothing to a newcomer.',
    },
    {
      part: 'button',
      title: 'To see, not to accept',
      note: 'It promises a page, and the page asks. So a mail scanner that presses it has joined nothing.',
    },
    {
      part: 'text',
      title: 'What time does to it',
      note: 'Late readers learn what to do next: ask the person, not your support.',
    },
    {
      part: 'aside',
      title: 'A way to say no',
      note: 'Silence is an answer. For those who want quiet there is a link, and it needs no account.',
    },
    {
      part: 'aside',
      title: 'The address in full',
      note: 'For readers who look where a link goes, as they should with an email like this.',
    },
    {
      part: 'footer',
      title: 'Where the address comes from',
      note: 'Someone else typed it in. The GDPR wants that said, and a curious reader does too.',
    },
  ],
  rules: {
    do: [
      'Show the inviter’s address beside the name.',
      'Print the last day as a date, seven days being a common choice.',
      'Explain the role in a line, above all what it can’t see.',
      'Let people decline for good, without signing up first.',
      'Remind once, halfway, and never after a no.',
      'Tell the inviter when the invitation has lapsed.',
    ],
    avoid: [
      'Create the account before the person has agreed to it.',
      'Let inviters write free text. Your good name carries it past every filter.',
      'Put a team’s name into the heading or into large type.',
      'Accept on the first visit. Machines visit first.',
      'Describe your product at length. The inviter is the reason to join.',
    ],
  },
  security: {
    lead: 'An invitation is a key to a company, and it is also an email that a stranger can make you send to anyone. Both need protection.',
    checkedOn: '2026-11-21',
    sources:
      'OWASP stands for its cheat sheets on authorization and on forgotten passwords, GDPR for Regulation (EU) 2016/679. Nothing here is legal advice.',
    notes: [
      {
        title: 'A token no one can guess',
        note: 'Random, long, kept as a hash, good for one acceptance. What holds for reset tokens holds here, but for the longer life.',
        source: {label: 'OWASP, on tokens for resets', href: RESET_TOKENS},
      },
      {
        title: 'For one address only',
        note: 'Whoever accepts has to prove that the invited address is theirs. A forwarded invitation then opens nothing, and a role does not wander.',
      },
      {
        title: 'Reading is safe, writing is asked',
        note: 'Fetching the page is a GET request and must leave everything as it was. Joining takes a POST, from a button on that page.',
        source: {
          label: 'RFC 9110, 9.2.1, on safe methods',
          href: 'https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1',
        },
      },
      {
        title: 'Names are bait',
        note: 'In January 2026 more than 12,000 real Microsoft Teams invitations carried false bills: the team’s name was the bill, with a number to call. Limit length, refuse links, digits in a row and signs that imitate letters.',
        source: {
          label: 'ITPro on Check Point’s findings, 2026',
          href: 'https://www.itpro.com/security/microsoft-teams-phishing-scam-fake-billing-check-point',
        },
      },
      {
        title: 'Ask twice whether they may',
        note: 'May this person invite, and into this role? Check when the invitation is made and again when it is accepted: the inviter may have left in between.',
        source: {
          label: 'OWASP, on every request',
          href: `${AUTHORIZATION}#validate-the-permissions-on-every-request`,
        },
      },
      {
        title: 'Start with the smallest role',
        note: 'Let the form begin with the role that can do least. More is given in a second; too much is rarely taken back.',
        source: {
          label: 'OWASP, on least privileges',
          href: `${AUTHORIZATION}#enforce-least-privileges`,
        },
      },
      {
        title: 'Count them',
        note: 'A new team that invites two hundred strangers in its first hour is not a team. Set limits by age and plan, and look at how many are declined.',
      },
      {
        title: 'Tell whose idea it was',
        note: 'You got the address from someone else. Article 14 of the GDPR wants its owner told, source included, with your first message at the latest.',
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
      hint: 'What the admins get when the invitation is accepted.',
    },
    {
      label: 'Fill template props',
      href: '/docs/template-props/',
      hint: 'Why a value can’t bring markup, a link or a line of its own.',
    },
    {
      label: 'Email validator',
      href: '/tools/email-validator/',
      hint: 'Find the slip in an address before the invitation bounces.',
    },
    {
      label: 'Sending identities',
      href: '/docs/sending-identities/',
      hint: 'A sender of their own for invitations.',
    },
  ],
  faq: [
    {
      question: 'How many days should a team invitation stay open?',
      answer:
        'Long enough for a holiday weekend, short enough that an old inbox holds no open doors. The example has a week. No standard sets a number; a role with access to money or to customers deserves fewer days.',
    },
    {
      question: 'May the inviter add a personal message?',
      answer:
        'Better not. Free text in an email from your domain is what fraudsters look for. If your customers insist, allow it for paid teams only, as plain text of a hundred characters or so, with links refused.',
    },
    {
      question: 'The person has an account under another address. What then?',
      answer:
        'Let them sign in, show both addresses, and ask the inviter to send the invitation to the right one. Moving it over by yourself would give the role to an address no one has chosen.',
    },
    {
      question: 'Is an invitation marketing?',
      answer:
        'One email, asked for by one member for one colleague, about access to their own work: hardly. It turns into marketing when it advertises, when it is repeated, or when a whole address book is invited. This is a view, not legal advice.',
    },
    {
      question: 'Should it greet the reader by name?',
      answer:
        'No. All you have is what the inviter typed in, which may be a nickname or a mistake. The address is certain, and it stands among the terms.',
    },
  ],
});
