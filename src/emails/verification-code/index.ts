import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {text} from './text';
import {
  preheader,
  VerificationCode,
  type VerificationCodeProps,
} from './VerificationCode';

const ASVS = 'https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/0x15-V6-Authentication.md';
const NIST = 'https://pages.nist.gov/800-63-4/sp800-63b';

export const verificationCode = defineTemplate<VerificationCodeProps>({
  slug: 'verification-code',
  title: 'Verification code email',
  lead: 'Six large digits and nothing to click. Only the code is required, and the other five props help readers recognize a request that is not theirs.',
  description:
    'Verification code email template: one large code, no links, device and place of the request. HTML, React, plain text, and what NIST says of codes by email.',
  moment: 'account',
  sender: 'codes@acme.example',
  recipient: 'ana@customer.example',
  subjects: [
    {
      text: 'Your gap__name code',
      advice:
        'Keeps the digits inside. On a locked phone no one but its owner gets to see them.',
    },
    {
      text: '{{code}} is your gap__name code',
      advice:
        'Read in the notification, typed without opening anything. Choose it where a glance at someone’s phone does little harm.',
    },
    {
      text: 'Your code to {{action}} at gap__name',
      advice:
        'Names the purpose. Right when one product sends codes for several things: signing in, a new address, a payout.',
    },
  ],
  preheader,
  preheaderAdvice:
    'The digits stay out of it, or every inbox list and every notification would show them even where the subject does not. What it says instead: how often, how long, and that no one asks.',
  props: [
    {
      name: 'code',
      type: 'string',
      required: true,
      description: 'Send it as a string. As a number, 048190 would lose its zero.',
      example: '481902',
    },
    {
      name: 'action',
      type: 'string',
      required: false,
      fallback: 'sign in',
      description: 'Purpose of the code; it follows the word “to”.',
      example: 'sign in',
    },
    {
      name: 'expiresIn',
      type: 'string',
      required: false,
      fallback: '10 minutes',
      description: 'Lifetime in words. It has to be what your server really does.',
      example: '10 minutes',
    },
    {
      name: 'requestedAt',
      type: 'string',
      required: false,
      fallback: 'Just before this email was sent',
      description: 'Moment of the request. Email can be late, a time cannot.',
      example: '21 November 2026, 16:42 UTC',
    },
    {
      name: 'device',
      type: 'string',
      required: false,
      description: 'From the user agent: browser and system, without version numbers.',
      example: 'Chrome on Android',
    },
    {
      name: 'place',
      type: 'string',
      required: false,
      description: 'Looked up from the IP address. A wrong town is worse than none.',
      example: 'Graz, Austria',
    },
  ],
  html: (props, theme) => createElement(VerificationCode, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'A subject for a hurried reader',
      note: 'Someone is switching between two windows. “Code” and your name are all they look for.',
    },
    {
      part: 'preheader',
      title: 'A line that warns in passing',
      note: 'Most people never scroll to the warning in the letter. This one they read in the list.',
    },
    {
      part: 'name',
      title: 'Your name, once',
      note: 'No slogan, no picture, no menu. What comes next has to be on the first screen of a phone.',
    },
    {
      part: 'heading',
      title: 'The purpose',
      note: '“To sign in” or “to change your address”. A person who is being talked into reading out a code may notice that the purpose is not theirs.',
    },
    {
      part: 'text',
      title: 'Where to put it',
      note: 'The window that is still open. No address to go to, so a copy of this email has nowhere to lead anybody.',
    },
    {
      part: 'button',
      title: 'The code',
      note: 'Text, not a picture: it can be copied in one go, read aloud by a screen reader and picked up by a phone. It runs from left to right in every language.',
    },
    {
      part: 'text',
      title: 'Once, and how long',
      note: 'And that a second request ends the first. That spares your support the people who type the oldest of three codes.',
    },
    {
      part: 'details',
      title: 'Who asked',
      note: 'If the browser is not theirs, the reader learns it before the code is used and not after.',
    },
    {
      part: 'aside',
      title: 'No one asks for it',
      note: 'Says “by phone” and “in a chat” in so many words, since that is how codes are lost.',
    },
    {
      part: 'aside',
      title: 'If it was someone else',
      note: 'An innocent reason comes first. Nothing happened, nothing has to be done.',
    },
    {
      part: 'footer',
      title: 'No links, said out loud',
      note: 'A reader who knows that your codes come without links will stop at a fake that has one.',
    },
  ],
  rules: {
    do: [
      'Put the code on the first screen of a phone, in one piece, as text.',
      'Let people paste it. WCAG 2.2 counts a code that must be retyped as a memory test.',
      'Give the field inputmode="numeric" and autocomplete="one-time-code".',
      'Offer a new code after half a minute, and say where the first one went.',
      'Measure the seconds from request to inbox. Ten minutes are short when mail is slow.',
    ],
    avoid: [
      'Add a link or a button. It would teach readers to click in mails like this.',
      'Mix letters and digits that look alike, such as O and 0.',
      'Split the code with spaces or dashes that end up in the clipboard.',
      'Send more than one code that works at the same time.',
      'Write the code into logs, analytics or the event stream of your own API.',
    ],
  },
  security: {
    lead: 'A code by email shows that someone can read an inbox. That is enough to confirm an address, but for signing in it is a compromise, and the standards say so.',
    checkedOn: '2026-11-21',
    sources:
      'NIST is SP 800-63B-4 of August 2025, OWASP ASVS is version 5.0, the MFA sheet is OWASP’s on multifactor authentication.',
    notes: [
      {
        title: 'Know what it does not prove',
        note: 'NIST rules email out as a second channel for signing in: a password may be all that guards the inbox. Codes that confirm an address or recover an account are expressly left in.',
        source: {
          label: 'NIST, on out-of-band authentication',
          href: `${NIST}/authenticators/`,
        },
      },
      {
        title: 'Ten minutes are the ceiling',
        note: 'OWASP ASVS sets that limit for codes sent on a second channel. For a recovery code by email, NIST allows up to 24 hours.',
        source: {label: 'OWASP ASVS, V6.5', href: ASVS},
      },
      {
        title: 'Six digits need a counter',
        note: 'There are a million of them. With five tries for each code, one attack in 200,000 succeeds; without a limit, a script tries them all. Count by account, not by address of the caller.',
        source: {label: 'OWASP ASVS, V6.6', href: ASVS},
      },
      {
        title: 'Tie it to the window that asked',
        note: 'A code is valid for the one request that made it, and for its purpose. One made for signing in must not confirm a change of address.',
        source: {label: 'OWASP ASVS, V6.6', href: ASVS},
      },
      {
        title: 'Draw it from a secure generator',
        note: 'Not from the clock, not from a counter, not from a general random function. Keep only a salted hash of it, and delete that when the code is used or old.',
        source: {label: 'OWASP ASVS, V6.5', href: ASVS},
      },
      {
        title: 'Offer something stronger',
        note: 'A code can be read out over the phone or typed into a false page. A passkey or a security key cannot. Keep email for those who have neither, and for recovery.',
        source: {
          label: 'The MFA sheet, on email',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Multifactor_Authentication_Cheat_Sheet.html#email',
        },
      },
      {
        title: 'Let it be pasted',
        note: 'Blocking paste, or one box for every digit that takes one digit only, shuts out people who cannot hold six figures in mind.',
        source: {
          label: 'WCAG 2.2, 3.3.8 explained',
          href: 'https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum',
        },
      },
    ],
  },
  related: [
    {
      label: 'Login alert email',
      href: '/transactional-email-templates/login-alert/',
      hint: 'The note that follows a sign-in from a new device.',
    },
    {
      label: 'Plain text emails',
      href: '/docs/plain-text-emails/',
      hint: 'A code may not need HTML at all.',
    },
    {
      label: 'Webhooks',
      href: '/docs/webhooks/',
      hint: 'Learn that a code bounced while its reader still waits.',
    },
    {
      label: 'Send your first email',
      href: '/docs/email-sending-quickstart/',
      hint: 'From a new domain to a code in your inbox.',
    },
  ],
  faq: [
    {
      question: 'How long should a verification code be valid?',
      answer:
        'Ten minutes at most, by OWASP ASVS 5.0. Shorter looks safer, but a receiver that puts off unknown senders can use up minutes before the reader sees anything. Begin with ten, watch how long delivery takes, and shorten it when you know.',
    },
    {
      question: 'Six digits, eight, or letters?',
      answer:
        'Six digits are what people expect and what a number pad can type. ASVS asks for 20 bits, which six digits just reach, together with a limit on tries. Letters add strength and typing errors. If you want more, take eight digits.',
    },
    {
      question: 'Should the code be in the subject line?',
      answer:
        'It saves opening the email, and many products do it. The price is that it stands in notifications, in inbox lists and in every log that keeps subjects. For signing in to a forum that may be fine. For a payout it is not.',
    },
    {
      question: 'Is a code by email two-factor authentication?',
      answer:
        'It is better than a password alone, and OWASP lists it among the factors, with a remark that this is debated. NIST does not accept it. If the password can be reset through the same inbox, both factors are one. Say “a code by email” to your users and keep “two-factor” for an app, a passkey or a key.',
    },
    {
      question: 'Can phones fill the code in by themselves?',
      answer:
        'Apple’s systems do since iOS 17 and macOS Sonoma: a code that arrives in Mail is offered above the keyboard, and can be deleted after use. It takes a field with autocomplete="one-time-code". It helps when word and number stand close together: this email says “code” in its heading, right above the digits.',
    },
    {
      question: 'Why does the letter have no logo and no link?',
      answer:
        'You can add a logo through the theme. A link is left out because this is the email that impostors copy most gladly. If yours never has one, a false one looks false.',
    },
  ],
});
