import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {preheader, Sso, type SsoProps} from './Sso';
import {text} from './text';

const ASVS = 'https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/0x15-V6-Authentication.md';

export const sso = defineTemplate<SsoProps>({
  slug: 'sso',
  title: 'SSO announcement email',
  lead: 'Your customer’s administrator has decided on single sign-on, and you tell everyone else. The email gives them the date, a chance to try it before, and a colleague to ask.',
  description:
    'Single sign-on email template: tells members that SSO becomes the only way in, from which day, what changes, whom to ask. HTML, React and plain text.',
  moment: 'security',
  sender: 'accounts@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: '{{organization}} moves gap__name to single sign-on',
      advice:
        'Begins with the name people trust most, their own employer’s. The sender says the rest.',
    },
    {
      text: 'gap__name: new sign-in from {{enforcedFrom}}',
      advice:
        'Puts the date into the list of emails, where it is found again on the day.',
    },
    {
      text: 'Try your new gap__name sign-in before the switch',
      advice: 'For the reminder to those who have not tried it yet. One is enough.',
    },
  ],
  preheader,
  preheaderAdvice:
    'Day, provider, and the fear that everybody has: that their work will be gone. An answer to it belongs up here, where people who open nothing will read it.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'The member’s first name. A stranger’s email has no idea of it.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The address at which this account will be matched.',
      example: 'ana@customer.example',
    },
    {
      name: 'organization',
      type: 'string',
      required: true,
      description: 'Name of the customer, as its members write it.',
      example: 'Linden Press',
    },
    {
      name: 'provider',
      type: 'string',
      required: true,
      description: 'The identity provider by the name on its sign-in page, in two words.',
      example: 'Linden ID',
    },
    {
      name: 'enforcedFrom',
      type: 'string',
      required: true,
      description: 'The day the password ends. With its weekday: people plan in weeks.',
      example: 'Monday, 7 December',
    },
    {
      name: 'ssoUrl',
      type: 'url',
      required: true,
      description: 'Begins the sign-in on your domain, then hands over to the provider.',
      example: 'https://app.acme.example/sso/linden-press',
    },
    {
      name: 'adminName',
      type: 'string',
      required: true,
      description: 'Who turned it on. A colleague, not a department, if there is one.',
      example: 'Ruth Okafor',
    },
    {
      name: 'adminEmail',
      type: 'email',
      required: true,
      description: 'The same person’s address, at the customer and not at yours.',
      example: 'ruth@customer.example',
    },
  ],
  html: (props, theme) => createElement(Sso, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Whose decision it is',
      note: 'The employer comes first. No one likes a supplier who changes the locks on a whim.',
    },
    {
      part: 'preheader',
      title: 'When, with what, and no harm done',
      note: 'The three things a member wants to know between two meetings.',
    },
    {
      part: 'name',
      title: 'Sent by you, not as them',
      note: 'Your own name and domain. Writing in the customer’s name would fail DMARC, and would train people in the wrong habit.',
    },
    {
      part: 'heading',
      title: 'Said as news',
      note: 'One sentence that can be forwarded to a colleague and still makes sense.',
    },
    {
      part: 'text',
      title: 'The change in two sentences',
      note: 'Date, provider, and the advantage for the reader, who did not ask for any of this.',
    },
    {
      part: 'details',
      title: 'Changes, ends, stays',
      note: 'The third row takes the weight off the first two. Each is short enough for a phone.',
    },
    {
      part: 'text',
      title: 'A rehearsal',
      note: 'A wrong address in the directory turns up today and not on Monday morning, at the head of a queue.',
    },
    {
      part: 'button',
      title: 'One button, in the provider’s name',
      note: 'It starts on your domain and ends at the sign-in page they know from every other tool.',
    },
    {
      part: 'text',
      title: 'What the day will be like',
      note: 'Being signed out without notice looks like a fault. With notice it is a step.',
    },
    {
      part: 'aside',
      title: 'Doubt is welcome',
      note: 'An email that announces a new sign-in page looks exactly like phishing. So it names a colleague, and says where a password may be typed.',
    },
    {
      part: 'aside',
      title: 'The address, to copy',
      note: 'People with a separate browser for work paste it there.',
    },
    {
      part: 'footer',
      title: 'Who got this, and who helps',
      note: 'Access is granted at the customer. Your support could only send people there.',
    },
  ],
  rules: {
    do: [
      'Tell the administrators a week earlier, with a list of members who will not match.',
      'Leave at least a week in which both ways work.',
      'Write again, on the day before, to those who never tried.',
      'Name the person who decided, with an address at the customer.',
      'Say in the product what this email says: a banner until the day.',
    ],
    avoid: [
      'Ask for a password, or link to a page that does.',
      'Explain SAML, OpenID Connect or SCIM. Members need none of the words.',
      'Switch at once when an administrator flips the setting.',
      'Write as if it were the members’ fault that passwords are weak.',
      'Forget guests and contractors, who have no account at the provider.',
    ],
  },
  security: {
    lead: 'Once SSO is required, the customer’s directory decides who gets in. Find and close every other way in, except for one that you keep on purpose.',
    checkedOn: '2026-11-21',
    sources:
      'ASVS is OWASP’s standard 5.0; the SAML sheet is OWASP’s too. GitHub, Slack and Microsoft are their own manuals.',
    notes: [
      {
        title: 'Know a person by issuer and subject',
        note: 'OpenID Connect calls these two claims together the only ones to rely on. An email address can be given to someone new, and a second provider can claim it.',
        source: {
          label: 'OpenID Connect Core, 5.7',
          href: 'https://openid.net/specs/openid-connect-core-1_0.html#ClaimStability',
        },
      },
      {
        title: 'Keep customers’ providers apart',
        note: 'One organization’s provider must not be able to name a member of another. Store which provider a user belongs to, and check it at each sign-in.',
        source: {label: 'ASVS, V6.8', href: ASVS},
      },
      {
        title: 'Check each signature, use each answer once',
        note: 'Refuse what is unsigned, look only at what the signature covers, and remember the ids of answers until they are out of date.',
        source: {
          label: 'The SAML sheet, on signatures',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/SAML_Security_Cheat_Sheet.html#validate-signatures',
        },
      },
      {
        title: 'Shut the other doors on the same day',
        note: 'Password, password reset, codes by email, sessions that are still open. A reset link that still works is a way around the whole switch.',
        source: {label: 'ASVS, V6.3, on equal strength', href: ASVS},
      },
      {
        title: 'Decide about API keys',
        note: 'A key made by a member outlives the password. GitHub lets none of its tokens into such an organization until its owner has approved it there. List the keys for the administrator at the least.',
        source: {
          label: 'GitHub, on tokens and SSO',
          href: 'https://docs.github.com/en/github/authenticating-to-github/authenticating-with-saml-single-sign-on/authorizing-a-personal-access-token-for-use-with-saml-single-sign-on',
        },
      },
      {
        title: 'Leave an owner a way in',
        note: 'A provider can fail, and a certificate can run out. Slack lets owners past it with email and password; Microsoft advises two or more emergency accounts. Protect it with a key, and report each use.',
        source: {
          label: 'Microsoft, on emergency access',
          href: 'https://learn.microsoft.com/en-us/entra/identity/role-based-access-control/security-emergency-access',
        },
      },
      {
        title: 'Prove the domain before you enforce',
        note: 'Whoever turns SSO on for an address must own its domain, by a DNS record. Otherwise a stranger could send your members to a provider of his own.',
      },
    ],
  },
  related: [
    {
      label: 'Login alert email',
      href: '/transactional-email-templates/login-alert/',
      hint: 'For the accounts that still sign in with you.',
    },
    {
      label: 'Schedule an email',
      href: '/docs/scheduled-email-delivery/',
      hint: 'The reminder on the day before, at nine in each time zone.',
    },
    {
      label: 'Send in batches',
      href: '/docs/batch-email-sending/',
      hint: 'One call for all members of an organization.',
    },
    {
      label: 'DMARC checker',
      href: '/tools/dmarc-checker/',
      hint: 'See whether anybody else can send this in your name.',
    },
  ],
  faq: [
    {
      question: 'Who should send it: the customer or we?',
      answer:
        'Both. The administrator writes first, in a place that outsiders cannot write to, such as the company chat. Your email follows and refers to it. A message about sign-in that comes out of the blue is one that careful people report, and they are right.',
    },
    {
      question: 'How much notice do members need?',
      answer:
        'A week covers most holidays and part-time weeks; two are kinder. Slack’s invitation to connect an account ends after 72 hours, with a new one on request. What matters more than the length is that both ways work in the meantime, so that mistakes show while they are harmless.',
    },
    {
      question: 'Should the link carry a token?',
      answer:
        'No. It opens the ordinary sign-in of the organization, and the provider finds out who is there. An email that can be forwarded to the whole floor without harm is the better one.',
    },
    {
      question: 'What about members whose address differs at the provider?',
      answer:
        'Show them to the administrator before the date: members without a match, and people at the provider who are not members yet. At the first sign-in, ask for the old password once to tie both accounts together. After the switch only the administrator can do it.',
    },
    {
      question: 'Do guests have to use single sign-on too?',
      answer:
        'They mostly cannot: they have no account at the provider. Let the administrator choose between leaving them out and removing them, and send them an email of their own. This one would puzzle them.',
    },
    {
      question: 'What do we send when SSO is turned off again?',
      answer:
        'The same letter in reverse, with a day. People who have no password any more get a link to choose one, made when they ask for it. Don’t send hundreds of reset links at once.',
    },
  ],
});
