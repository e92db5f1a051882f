import {createElement} from 'react';
import {brand} from '../../site';
import {defineTemplate} from '../defineTemplate';
import {PasswordReset, preheader, type PasswordResetProps} from './PasswordReset';
import {text} from './text';

const OWASP =
  'https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html';

export const passwordReset = defineTemplate<PasswordResetProps>({
  slug: 'password-reset',
  title: 'Password reset email',
  lead: 'For people who cannot log in and need one link. Change the values, then copy the email as HTML, React or plain text, together with the API call that sends it.',
  description:
    'A password reset email to copy: HTML, React and plain text with dark mode, subject lines, security notes based on OWASP and the API call that sends it.',
  moment: 'account',
  sender: 'security@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Reset your gap__name password',
      advice: 'Says what it is and for which product. Start with this one.',
    },
    {
      text: 'Your link to choose a new gap__name password',
      advice: 'Says what is inside, for people who search their inbox for a link.',
    },
    {
      text: 'Someone asked to reset your gap__name password',
      advice:
        'For accounts that are attacked often, because it raises the question of who asked.',
    },
  ],
  preheader,
  preheaderAdvice:
    'The subject says what this is. The preheader adds what makes people stop worrying: how much time they have, and that nothing changes unless they act. Without one, inboxes show the first words they find.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name of the account’s owner.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The address of the account, because people have more than one.',
      example: 'ana@customer.example',
    },
    {
      name: 'resetUrl',
      type: 'url',
      required: true,
      description: 'URL with the token, on your own domain.',
      example: 'https://app.acme.example/reset?token=9f2c41d7e85b',
    },
    {
      name: 'expiresIn',
      type: 'string',
      required: true,
      description: 'How long the link works, in words.',
      example: '30 minutes',
    },
    {
      name: 'requestedAt',
      type: 'string',
      required: true,
      description: 'When the reset was requested, with the time zone.',
      example: '21 November 2026, 10:04 UTC',
    },
    {
      name: 'device',
      type: 'string',
      required: false,
      description: 'Browser and system that requested it.',
      example: 'Firefox on Windows',
    },
    {
      name: 'place',
      type: 'string',
      required: false,
      description: 'Town and country of the IP address, if you look them up.',
      example: 'Lisbon, Portugal',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'An address where a person responds.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(PasswordReset, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Subject',
      note: 'Your product name and the word “password”, because readers are waiting for this email and look for both.',
    },
    {
      part: 'preheader',
      title: 'Preheader',
      note: 'It is hidden in the email, but inboxes show it after the subject.',
    },
    {
      part: 'name',
      title: 'Who writes',
      note: 'Your name as text, or your logo with the name as alternative text, so that it is visible when images are blocked.',
    },
    {
      part: 'heading',
      title: 'What to do',
      note: 'One line, with the same words as the button.',
    },
    {
      part: 'text',
      title: 'Why, and for which account',
      note: 'It says “someone asked” because you do not know who did. The address tells people with two accounts which one this is.',
    },
    {
      part: 'button',
      title: 'One button',
      note: 'The label says what happens. The button is at least 48 pixels high, readable in any brand color, and intact in Outlook on Windows.',
    },
    {
      part: 'text',
      title: 'How long the link works',
      note: 'It says that the link works once and when it expires, so no one wonders why yesterday’s email no longer works.',
    },
    {
      part: 'details',
      title: 'When, with what, from where',
      note: 'Three facts that readers compare with what they did. A place derived from an IP address is approximate, so the email says where it comes from.',
    },
    {
      part: 'aside',
      title: 'If it was someone else',
      note: 'Readers who did not ask for a reset have nothing to do, and learn why they should not forward the email.',
    },
    {
      part: 'aside',
      title: 'The URL in full',
      note: 'For clients that do not show the button, and for people who check a link before they click.',
    },
    {
      part: 'footer',
      title: 'A contact, and a promise',
      note: 'Says where to get help, and that you never ask for a password by email.',
    },
  ],
  rules: {
    do: [
      'Send it immediately, because someone is looking at an empty inbox.',
      'Name the account, the time, the device and the place.',
      'Say that the link works once, and for how long.',
      'Say that nothing changes if the reader does nothing.',
      'Use the same sender name and domain as in your other emails.',
    ],
    avoid: [
      'Send a password, old or new. Your system should not be able to.',
      'Add news, offers or a second button.',
      'Track opens and clicks. A rewritten link passes the token to another server.',
      'Use a no-reply address. Some replies are warnings.',
      'Sound alarming. Most people requested this themselves.',
    ],
  },
  security: {
    lead: 'A reset link is like a spare key in the mail. The email can say so plainly, but the system behind it has to keep the key safe.',
    checkedOn: '2026-11-21',
    sources: 'OWASP is its Forgot Password Cheat Sheet.',
    notes: [
      {
        title: 'Respond to every request in the same way',
        note: 'Use the same message and take the same time, whether or not the account exists. Otherwise, the form tells strangers who your customers are.',
        source: {
          label: 'OWASP, on the request',
          href: `${OWASP}#forgot-password-request`,
        },
      },
      {
        title: 'Treat the token like a password',
        note: 'Create it with a cryptographically secure generator, make it long, tie it to one user, and store only its hash.',
        source: {label: 'OWASP, on tokens', href: `${OWASP}#general-security-practices`},
      },
      {
        title: 'Valid once, and not for long',
        note: 'Invalidate a token when it is used, when it expires, and when a newer one is sent.',
        source: {label: 'OWASP, on tokens', href: `${OWASP}#general-security-practices`},
      },
      {
        title: 'Use up the token on submit',
        note: 'Mail scanners open links before people do. Opening the page must not change anything, and only submitting the new password uses up the token.',
        source: {
          label: 'IBM on Safe Links, 2025',
          href: 'https://community.ibm.com/community/user/blogs/akshat-rastogi/2025/06/20/safe-links-and-one-time-tokens-in-v10010',
        },
      },
      {
        title: 'Build the URL yourself',
        note: 'Build the link from your settings, with HTTPS, and never from the Host header of the request, which the sender can choose.',
        source: {label: 'OWASP, on URL tokens', href: `${OWASP}#url-tokens`},
      },
      {
        title: 'Keep the token to yourself',
        note: 'Send no referrer from the reset page, load no third-party scripts on it, keep the link out of your logs, and do not track clicks in this email.',
        source: {label: 'OWASP, on the referrer', href: `${OWASP}#url-tokens`},
      },
      {
        title: 'Limit requests without locking accounts',
        note: 'A few requests per hour are enough for each account. Change nothing about the account until a valid token is used.',
        source: {label: 'OWASP, on lockout', href: `${OWASP}#account-lockout`},
      },
      {
        title: 'Confirm the change',
        note: 'Send “your password was changed”, without the password, and end the sessions that were open.',
        source: {label: 'OWASP, on the reset', href: `${OWASP}#user-resets-password`},
      },
    ],
  },
  related: [
    {
      label: 'Send your first email',
      href: '/docs/email-sending-quickstart/',
      hint: 'A domain, an API key and one call.',
    },
    {
      label: 'The email API',
      href: '/docs/api/email/',
      hint: 'Every field, response and error.',
    },
    {
      label: 'What is DKIM?',
      href: '/articles/what-is-dkim/',
      hint: 'Why signed emails are trusted.',
    },
    {
      label: 'Email sending API',
      href: '/email-sending-api/',
      hint: 'One email with one API call.',
    },
  ],
  faq: [
    {
      question: 'How long should a password reset link work?',
      answer:
        'Long enough for slow delivery, but short enough that an old inbox does not give access. OWASP asks for “an appropriate period” without naming one, and the example uses 30 minutes. Whatever you choose, say it in the email.',
    },
    {
      question: 'Should I send a link or a code?',
      answer:
        'A link takes one click and contains a long token that cannot be guessed. A code suits people who read email on one device and log in on another, but six digits can be guessed, so it needs a strict limit on attempts.',
    },
    {
      question: 'What if there is no account with that address?',
      answer:
        'Show the same page as always. You can send an email that says there is no account, because only the owner of the inbox reads it, and it saves them from waiting. Limit it like the reset itself.',
    },
    {
      question: 'Does it need an unsubscribe link?',
      answer:
        'No, because the reader requested this one email. One-click unsubscribe is required for marketing and subscription messages, so keep news and offers out of this email.',
    },
    {
      question: 'Does dark mode work everywhere?',
      answer:
        'It works in clients that support the media query, which according to Can I email include Apple Mail, Outlook on the Mac, Outlook.com and the Outlook apps. Gmail and classic Outlook on Windows do not support it. They either show the light colors or change them in their own way.',
    },
    {
      question: `Can I use it without ${brand.name}?`,
      answer:
        'Yes. The HTML, the React file and the plain text work without it, and you can fill in the placeholders with whatever sends your email. The React file needs React and no other package.',
    },
  ],
});
