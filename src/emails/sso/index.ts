import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {preheader, Sso, type SsoProps} from './Sso';
import {text} from './text';

const ASVS = 'https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/0x15-V6-Authentication.md';

export const sso = defineTemplate<SsoProps>({
  slug: 'sso',
  title: 'SSO announcement email',
  lead: 'Your customer’s administrator has decided on single sign-on, and you tell everyone else. The email gives them the date, a chance to try it beforehand, and a colleague to ask.',
  description:
    'Single sign-on email template: tells members that SSO becomes the only way in, from which day, what changes, whom to ask. HTML, React and plain text.',
  moment: 'security',
  sender: 'accounts@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: '{{organization}} moves gap__name to single sign-on',
      advice:
        'It starts with the name that readers trust most, their employer’s. Your product is the sender.',
    },
    {
      text: 'How you sign in to gap__name changes on {{enforcedFrom}}',
      advice: 'The date is visible in the inbox, where people find it again on the day.',
    },
    {
      text: 'Try your new gap__name sign-in before the switch',
      advice: 'For the reminder to people who have not tried it yet. Send only one.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It names the date and the provider, and answers the question of whether any work will be lost. Many people read nothing but this line.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'The member’s first name, as in their profile.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The address that the provider’s account is matched with.',
      example: 'ana@customer.example',
    },
    {
      name: 'organization',
      type: 'string',
      required: true,
      description: 'Name of the customer’s organization, as its members write it.',
      example: 'Linden Press',
    },
    {
      name: 'provider',
      type: 'string',
      required: true,
      description:
        'The identity provider, with the name on its login page, in one or two words.',
      example: 'Linden ID',
    },
    {
      name: 'enforcedFrom',
      type: 'string',
      required: true,
      description:
        'The day passwords stop working, with the weekday, because people plan in weeks.',
      example: 'Monday, 7 December',
    },
    {
      name: 'ssoUrl',
      type: 'url',
      required: true,
      description:
        'Starts the login on your domain, which then redirects to the provider.',
      example: 'https://app.acme.example/sso/linden-press',
    },
    {
      name: 'adminName',
      type: 'string',
      required: true,
      description:
        'The person who turned it on. Name a colleague instead of a department, if you can.',
      example: 'Ruth Okafor',
    },
    {
      name: 'adminEmail',
      type: 'email',
      required: true,
      description: 'That person’s address at the customer, not at your company.',
      example: 'ruth@customer.example',
    },
  ],
  html: (props, theme) => createElement(Sso, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Whose decision it is',
      note: 'The employer is named first, so that readers know it was not your decision.',
    },
    {
      part: 'preheader',
      title: 'Date, provider and reassurance',
      note: 'The three things that members want to know first.',
    },
    {
      part: 'name',
      title: 'Sent in your own name',
      note: 'Use your own name and domain. An email in the customer’s name would fail DMARC, and would teach people to trust the wrong sender.',
    },
    {
      part: 'heading',
      title: 'Written as news',
      note: 'One sentence that still makes sense when it is forwarded to a colleague.',
    },
    {
      part: 'text',
      title: 'The change in two sentences',
      note: 'The date, the provider, and the advantage for readers, who did not ask for the change.',
    },
    {
      part: 'details',
      title: 'What changes, ends and stays',
      note: 'The third row reassures readers about the first two. Each row is short enough for a phone.',
    },
    {
      part: 'text',
      title: 'A rehearsal',
      note: 'A wrong address in the directory is noticed today instead of on Monday morning, when everyone needs help.',
    },
    {
      part: 'button',
      title: 'One button with the provider’s name',
      note: 'The link starts on your domain and ends at the login page that readers know from other tools.',
    },
    {
      part: 'text',
      title: 'What happens on the day',
      note: 'Being logged out without notice looks like an error, so announce it.',
    },
    {
      part: 'aside',
      title: 'How to check that it is real',
      note: 'An email that announces a new login page looks exactly like phishing, and a fake can name anyone as the person to ask. This one therefore refers to an announcement at work, and says where it is safe to enter a password.',
    },
    {
      part: 'aside',
      title: 'The URL, to copy',
      note: 'For people who use a separate browser for work.',
    },
    {
      part: 'footer',
      title: 'Who received it, and who can help',
      note: 'Access is granted by the customer, and your support team could only refer people to them.',
    },
  ],
  rules: {
    do: [
      'Write to the administrators a week earlier, with a list of members who will not match.',
      'Allow both ways to log in for at least a week.',
      'Send a reminder the day before, to people who have not tried it.',
      'Name the person who decided, with an address at the customer.',
      'Show the same message in a banner inside the product until the day.',
    ],
    avoid: [
      'Ask for the work password on a page of your own.',
      'Explain SAML, OpenID Connect or SCIM, which members do not need to know.',
      'Require SSO immediately when an administrator turns it on.',
      'Blame members for weak passwords.',
      'Forget guests and contractors, who have no account with the provider.',
    ],
  },
  security: {
    lead: 'Once SSO is required, the customer’s directory decides who gets in. Find and close every other way in, except for one that you keep on purpose.',
    checkedOn: '2026-11-21',
    sources:
      'ASVS is the OWASP standard 5.0, and the SAML sheet is by OWASP as well. GitHub, Slack and Microsoft refer to their own documentation.',
    notes: [
      {
        title: 'Identify people by issuer and subject',
        note: 'According to OpenID Connect, only these two claims together are a reliable identifier. An email address can be reassigned, and a second provider can claim it.',
        source: {
          label: 'OpenID Connect Core, 5.7',
          href: 'https://openid.net/specs/openid-connect-core-1_0.html#ClaimStability',
        },
      },
      {
        title: 'Keep the providers of your customers apart',
        note: 'One organization’s provider must not be able to log in a member of another. Store which provider a user belongs to, and check it at every login.',
        source: {label: 'ASVS, V6.8', href: ASVS},
      },
      {
        title: 'Verify every signature, and accept each response once',
        note: 'Reject unsigned responses, read only what the signature covers, and store the IDs of responses until they expire.',
        source: {
          label: 'The SAML sheet, on signatures',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/SAML_Security_Cheat_Sheet.html#validate-signatures',
        },
      },
      {
        title: 'Close the other ways in on the same day',
        note: 'These are passwords, password resets, codes by email, and open sessions. If a reset link still works, it bypasses SSO.',
        source: {label: 'ASVS, V6.3, on equal strength', href: ASVS},
      },
      {
        title: 'Decide about API keys',
        note: 'An API key created by a member works longer than the password. GitHub rejects tokens in such an organization until their owner has authorized them for it. At the least, list the keys for the administrator.',
        source: {
          label: 'GitHub, on tokens and SSO',
          href: 'https://docs.github.com/en/github/authenticating-to-github/authenticating-with-saml-single-sign-on/authorizing-a-personal-access-token-for-use-with-saml-single-sign-on',
        },
      },
      {
        title: 'Keep emergency access for an owner',
        note: 'A provider can be down, and a certificate can expire. Slack lets owners log in with email and password, and Microsoft recommends two or more emergency accounts. Protect this access with a security key, and report every use.',
        source: {
          label: 'Microsoft, on emergency access',
          href: 'https://learn.microsoft.com/en-us/entra/identity/role-based-access-control/security-emergency-access',
        },
      },
      {
        title: 'Verify the domain before you require SSO',
        note: 'Anyone who turns on SSO for an address must prove with a DNS record that they own its domain. Otherwise, a stranger could send your members to a provider of their own.',
      },
    ],
  },
  related: [
    {
      label: 'Login alert email',
      href: '/transactional-email-templates/login-alert/',
      hint: 'For accounts that still log in with you.',
    },
    {
      label: 'Schedule an email',
      href: '/docs/scheduled-email-delivery/',
      hint: 'Send the reminder the day before, at nine in each time zone.',
    },
    {
      label: 'Send in batches',
      href: '/docs/batch-email-sending/',
      hint: 'One API call for all members of an organization.',
    },
    {
      label: 'DMARC checker',
      href: '/tools/dmarc-checker/',
      hint: 'See whether anyone else can send this in your name.',
    },
  ],
  faq: [
    {
      question: 'Who should send it, the customer or us?',
      answer:
        'Both. The administrator writes first, in a place that outsiders cannot write to, such as the company chat. This email says that the announcement has been made, so send it only afterwards. An unexpected message about logging in is one that careful people report, and they are right.',
    },
    {
      question: 'How much notice do members need?',
      answer:
        'A week covers most vacations and part-time schedules, and two weeks are better. Slack’s invitation to connect an account expires after 72 hours, with a new one on request. What matters more is that both ways work in the meantime, so that mistakes show up while they are harmless.',
    },
    {
      question: 'Should the link carry a token?',
      answer:
        'No. It opens the organization’s normal login page, and the provider identifies the person. That way, the email can be forwarded to a whole department without harm.',
    },
    {
      question: 'What about members whose address differs at the provider?',
      answer:
        'Show the administrator both lists before the date: members without a match, and people at the provider who are not members yet. At the first login, ask for the old password once to link the two accounts. After the switch, only the administrator can do that.',
    },
    {
      question: 'Do guests have to use single sign-on too?',
      answer:
        'Most of them cannot, because they have no account with the provider. Let the administrator choose between exempting and removing them, and send them a different email.',
    },
    {
      question: 'What should we send when SSO is turned off again?',
      answer:
        'The same email in reverse, with a date. People who no longer have a password can request a link to choose one. Do not send hundreds of reset links at the same time.',
    },
  ],
});
