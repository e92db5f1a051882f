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
  lead: 'For people who cannot sign in and need one link. Change the values, then copy the email as HTML, React or plain text, together with the API call that sends it.',
  description:
    'A password reset email to copy: HTML, React and plain text with dark mode, subject lines, security notes after OWASP and the API call that sends it.',
  moment: 'account',
  sender: 'security@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Reset your gap__name password',
      advice: 'Says what it is and whose. Start with this one.',
    },
    {
      text: 'Your link to choose a new gap__name password',
      advice: 'Says what is inside. Good where people search their inbox for a link.',
    },
    {
      text: 'Someone asked to reset your gap__name password',
      advice:
        'For accounts that strangers try: it asks a question before it offers a link.',
    },
  ],
  preheader,
  preheaderAdvice:
    'The subject says what this is. The preheader says the two things that make people stop worrying: how long there is, and that nothing happens by itself. Without one, inboxes show the first words they find.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name. Leave it out where you have none: “Hello there,”.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'Address of the account. People have more than one.',
      example: 'ana@customer.example',
    },
    {
      name: 'resetUrl',
      type: 'url',
      required: true,
      description: 'Address with the token, on your own domain.',
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
      description: 'When it was asked for, with the time zone.',
      example: '21 November 2026, 10:04 UTC',
    },
    {
      name: 'device',
      type: 'string',
      required: true,
      description: 'Browser and system that asked.',
      example: 'Firefox on Windows',
    },
    {
      name: 'place',
      type: 'string',
      required: true,
      description: 'Town and country of the IP address.',
      example: 'Lisbon, Portugal',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Where a person answers.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(PasswordReset, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Subject',
      note: 'Your name and the word “password”. The reader is waiting for it and looks for both.',
    },
    {
      part: 'preheader',
      title: 'Preheader',
      note: 'In the HTML, not in sight. The inbox shows it after the subject.',
    },
    {
      part: 'name',
      title: 'Who writes',
      note: 'Your name in text or your logo with its name as alternative text, so it is there with pictures off.',
    },
    {
      part: 'heading',
      title: 'What to do',
      note: 'One line, in the words of the button.',
    },
    {
      part: 'text',
      title: 'Why, and for which account',
      note: '“Someone asked”, because you don’t know who. The address tells people with two accounts which one this is.',
    },
    {
      part: 'button',
      title: 'One button',
      note: 'It names what happens. More than 50 pixels high, readable on any brand color, whole in Outlook on Windows.',
    },
    {
      part: 'text',
      title: 'The life of the link',
      note: 'Once, and until when. No one wonders why yesterday’s email does nothing.',
    },
    {
      part: 'details',
      title: 'When, with what, from where',
      note: 'Three facts to compare with memory. A place worked out from an IP address is rough, so the email says where it comes from.',
    },
    {
      part: 'aside',
      title: 'The way out',
      note: 'Not you? Then there is nothing to do, and a reason not to pass it on.',
    },
    {
      part: 'aside',
      title: 'The plain address',
      note: 'For buttons that don’t work, and for people who look before they press.',
    },
    {
      part: 'footer',
      title: 'A person, and a promise',
      note: 'Where to ask, and that you never ask for a password by email.',
    },
  ],
  rules: {
    do: [
      'Send it at once. Someone is looking at an empty inbox.',
      'Name the account, the time, the device and the place.',
      'Say that the link works once, and for how long.',
      'Say what happens if the reader does nothing: nothing.',
      'Send from the name and domain your other email comes from.',
    ],
    avoid: [
      'Send a password, old or new. No one should be able to.',
      'Add news, offers or a second button.',
      'Follow who opens and clicks: a rewritten link hands the token to one more server.',
      'Use a no-reply address. Some of the answers are warnings.',
      'Raise an alarm. Most people asked for this themselves.',
    ],
  },
  security: {
    lead: 'A reset link is like a spare key in the mail. The email can say so plainly, and keeping the key safe is up to the system behind it.',
    checkedOn: '2026-11-21',
    sources: 'OWASP is its Forgot Password Cheat Sheet.',
    notes: [
      {
        title: 'Answer every request alike',
        note: 'The same words and the same time, whether the account exists or not. Else the form tells strangers who your customers are.',
        source: {
          label: 'OWASP, on the request',
          href: `${OWASP}#forgot-password-request`,
        },
      },
      {
        title: 'Make the token like a password',
        note: 'From a cryptographically secure generator, long, tied to one user, and stored as you store passwords: as a hash.',
        source: {label: 'OWASP, on tokens', href: `${OWASP}#general-security-practices`},
      },
      {
        title: 'Once, and not for long',
        note: 'A used token is dead. So is an old one, and the one before the newest.',
        source: {label: 'OWASP, on tokens', href: `${OWASP}#general-security-practices`},
      },
      {
        title: 'Spend it on the form, not on the visit',
        note: 'Mail scanners open links before people do. Opening the page must change nothing; sending the new password uses up the token.',
        source: {
          label: 'IBM on Safe Links, 2025',
          href: 'https://community.ibm.com/community/user/blogs/akshat-rastogi/2025/06/20/safe-links-and-one-time-tokens-in-v10010',
        },
      },
      {
        title: 'Write the address yourself',
        note: 'Build the link from your settings, over HTTPS, never from the request’s Host header: that one is the asker’s to choose.',
        source: {label: 'OWASP, on tokens in addresses', href: `${OWASP}#url-tokens`},
      },
      {
        title: 'Keep the token to yourself',
        note: 'No referrer on the reset page, no scripts of others on it, no link in your logs, no click tracking on this email.',
        source: {label: 'OWASP, on the referrer', href: `${OWASP}#url-tokens`},
      },
      {
        title: 'Limit requests, lock no one out',
        note: 'A few an hour for each account are enough. Change nothing about the account until a valid token comes back.',
        source: {label: 'OWASP, on lockout', href: `${OWASP}#account-lockout`},
      },
      {
        title: 'Write again when it is done',
        note: '“Your password was changed”, without the password, and an end to the sessions that were open.',
        source: {label: 'OWASP, on the reset', href: `${OWASP}#user-resets-password`},
      },
    ],
  },
  related: [
    {
      label: 'Send your first email',
      href: '/docs/email-sending-quickstart/',
      hint: 'A domain, a key and one call.',
    },
    {
      label: 'The email API',
      href: '/docs/api/email/',
      hint: 'Every field, answer and error.',
    },
    {
      label: 'What is DKIM?',
      href: '/articles/what-is-dkim/',
      hint: 'Why a signed reset email is believed.',
    },
    {
      label: 'Email sending API',
      href: '/email-sending-api/',
      hint: 'One call from your code, one email.',
    },
  ],
  faq: [
    {
      question: 'How long should a password reset link work?',
      answer:
        'Long enough for slow mail and a walk to the other room, short enough that an old inbox is not a key. OWASP asks for “an appropriate period” and names none. The example says 30 minutes. Whatever you choose, say it in the email.',
    },
    {
      question: 'A link or a code?',
      answer:
        'A link is one press, and a long token that cannot be guessed. A code suits people who read email on one device and sign in on another. A code of six digits can be guessed, so it needs a strict limit on tries.',
    },
    {
      question: 'What if there is no account with that address?',
      answer:
        'Show the same page as always. You may send an email that says there is no account: only the owner of the inbox reads it, and it spares them an evening. Limit it like the reset itself.',
    },
    {
      question: 'Does it need an unsubscribe link?',
      answer:
        'No. The reader asked for it, one at a time. One-click unsubscribe is asked of marketing and subscribed messages. Keep news and offers out of this email, and it stays that way.',
    },
    {
      question: 'Does dark mode work everywhere?',
      answer:
        'It works where the client reads the media query: Apple Mail, Outlook on the Mac, Outlook.com and the Outlook apps among others, by the tests of Can I email. Gmail and Outlook on Windows don’t read it and recolour in their own way, or not at all. There the light colors hold, and their contrast with them.',
    },
    {
      question: `Can I use it without ${brand.name}?`,
      answer:
        'Yes. The HTML, the React file and the text stand alone. Fill the gaps with whatever sends your email. The React file needs React and no other package.',
    },
  ],
});
