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
    'Verification code email template: one large code, no links, device and place of the request. HTML, React, plain text, and what NIST says about email codes.',
  moment: 'account',
  sender: 'codes@acme.example',
  recipient: 'ana@customer.example',
  subjects: [
    {
      text: 'Your gap__name code',
      advice:
        'Keeps the digits out of notifications, so only the owner of a locked phone can see them.',
    },
    {
      text: '{{code}} is your gap__name code',
      advice:
        'Readers can type the code from the notification without opening the email. Use it if it does little harm when someone else sees the phone.',
    },
    {
      text: 'Your gap__name code to {{action}}',
      advice:
        'Names the purpose, for products that send codes for several actions, such as logging in, changing an address or requesting a payout.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It does not contain the code, because inbox lists and notifications would show it even if the subject does not. Instead it says how long the code works, and that readers should not share it.',
  props: [
    {
      name: 'code',
      type: 'string',
      required: true,
      description:
        'Send it as a string. As a number, 048190 would lose its leading zero.',
      example: '481902',
    },
    {
      name: 'action',
      type: 'string',
      required: false,
      fallback: 'log in',
      description: 'What the code is for, completing “Your code to …”.',
      example: 'log in',
    },
    {
      name: 'expiresIn',
      type: 'string',
      required: false,
      fallback: '10 minutes',
      description:
        'How long the code works, in words. It has to match what your server enforces.',
      example: '10 minutes',
    },
    {
      name: 'requestedAt',
      type: 'string',
      required: false,
      fallback: 'Just before this email was sent',
      description: 'When the code was requested, because an email can be delayed.',
      example: '21 November 2026, 16:42 UTC',
    },
    {
      name: 'device',
      type: 'string',
      required: false,
      description: 'Browser and system from the user agent, without version numbers.',
      example: 'Chrome on Android',
    },
    {
      name: 'place',
      type: 'string',
      required: false,
      description:
        'Town and country of the IP address. Leave it out rather than print a wrong town.',
      example: 'Graz, Austria',
    },
  ],
  html: (props, theme) => createElement(VerificationCode, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'A subject for a hurried reader',
      note: 'Readers are switching between two windows, and look only for “code” and your product name.',
    },
    {
      part: 'preheader',
      title: 'A warning in the inbox',
      note: 'Readers may not scroll to the warning in the email, but this one is visible in the inbox.',
    },
    {
      part: 'name',
      title: 'Your product name, once',
      note: 'There is no slogan, no image and no menu, because the code has to fit on the first screen of a phone.',
    },
    {
      part: 'heading',
      title: 'The purpose',
      note: '“To log in” or “to change your address”. People who are talked into reading out a code may notice that the purpose is not theirs.',
    },
    {
      part: 'text',
      title: 'Where to enter it',
      note: 'Readers enter the code in the window that is still open. There is no link, so a copy of this email cannot lead anyone to a fake page.',
    },
    {
      part: 'button',
      title: 'The code',
      note: 'It is text rather than an image, so people can copy it, screen readers can read it out, and phones can detect it. It runs from left to right in every language.',
    },
    {
      part: 'text',
      title: 'How often and how long it works',
      note: 'It also says that a new code replaces this one, which saves you support requests from people who enter the oldest of three codes.',
    },
    {
      part: 'details',
      title: 'Who requested it',
      note: 'If it is not their browser, readers notice before anyone uses the code.',
    },
    {
      part: 'aside',
      title: 'No one will ask for it',
      note: 'It names phone, chat and email, because people are tricked into giving away codes there.',
    },
    {
      part: 'aside',
      title: 'If it was someone else',
      note: 'The harmless reason comes first. But if the code follows a password, the person who requested it may know that password, so readers who have one should change it.',
    },
    {
      part: 'footer',
      title: 'It says that there are no links',
      note: 'Readers who know that your codes come without links will be suspicious of a fake that has one.',
    },
  ],
  rules: {
    do: [
      'Put the code on the first screen of a phone, in one piece, as text.',
      'Let people paste it. Under WCAG 2.2, a code that must be retyped is a cognitive function test.',
      'Give the field inputmode="numeric" and autocomplete="one-time-code".',
      'Offer a new code after 30 seconds, and say which address the first one was sent to.',
      'Measure the time from request to inbox. Ten minutes are short if delivery is slow.',
    ],
    avoid: [
      'Add a link or a button, which would teach readers to click in emails like this.',
      'Mix letters and digits that look alike, such as O and 0.',
      'Split the code with spaces or dashes that end up in the clipboard.',
      'Keep more than one code valid at the same time.',
      'Write the code into logs, analytics or webhook events.',
    ],
  },
  security: {
    lead: 'A code by email shows that someone can read an inbox. That is enough to confirm an address, but for logging in it is a compromise, as the standards point out.',
    checkedOn: '2026-11-21',
    sources:
      'NIST is SP 800-63B-4 of August 2025, ASVS is the OWASP standard 5.0, and the MFA sheet is OWASP’s cheat sheet on multifactor authentication.',
    notes: [
      {
        title: 'Know what it does not prove',
        note: 'NIST does not accept email for out-of-band authentication, because the inbox may be protected by nothing but a password. Codes that confirm an address or recover an account are explicitly allowed.',
        source: {
          label: 'NIST, on out-of-band authentication',
          href: `${NIST}/authenticators/`,
        },
      },
      {
        title: 'Expire after ten minutes',
        note: 'OWASP ASVS sets this limit for codes that are sent over a second channel. For a recovery code by email, NIST allows up to 24 hours.',
        source: {label: 'OWASP ASVS, V6.5', href: ASVS},
      },
      {
        title: 'Limit the number of attempts',
        note: 'There are only a million six-digit codes. With five attempts per code, one attack in 200,000 succeeds, and without a limit, a script tries all of them. Count attempts by account and not by IP address.',
        source: {label: 'OWASP ASVS, V6.6', href: ASVS},
      },
      {
        title: 'Tie it to the request',
        note: 'A code is valid for the request that created it and for its purpose. One that was created for a login must not confirm a new address.',
        source: {label: 'OWASP ASVS, V6.6', href: ASVS},
      },
      {
        title: 'Use a secure generator',
        note: 'Do not derive the code from the time, a counter or a general-purpose random function. Store only a salted hash of it, and delete that when the code is used or expires.',
        source: {label: 'OWASP ASVS, V6.5', href: ASVS},
      },
      {
        title: 'Offer something stronger',
        note: 'People can be talked into reading out a code or entering it on a fake page. That does not work with a passkey or a security key, so use email for people who have neither, and for recovery.',
        source: {
          label: 'The MFA sheet, on email',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Multifactor_Authentication_Cheat_Sheet.html#email',
        },
      },
      {
        title: 'Allow pasting',
        note: 'A field that blocks pasting, or one box per digit, shuts out people who cannot remember six digits.',
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
      hint: 'The email to send after a login from a new device.',
    },
    {
      label: 'Plain text emails',
      href: '/docs/plain-text-emails/',
      hint: 'Why a code may not need HTML at all.',
    },
    {
      label: 'Webhooks',
      href: '/docs/webhooks/',
      hint: 'Find out that a code bounced while the reader is waiting.',
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
        'Ten minutes at most, according to OWASP ASVS 5.0. A shorter limit looks safer, but a receiver that delays unknown senders can use up minutes before the reader sees anything. Start with ten, measure how long delivery takes, and then shorten it.',
    },
    {
      question: 'Should a code have six digits, eight, or letters?',
      answer:
        'People expect six digits, and can type them on a number pad. ASVS asks for at least 20 bits and accepts six random digits, which come to 19.9. It also requires you to limit the attempts if a code is this short. Letters add strength, but also typing errors, so use eight digits if you want more.',
    },
    {
      question: 'Should the code be in the subject line?',
      answer:
        'It saves readers from opening the email, and many products do it. On the other hand, the code is then visible in notifications, in inbox lists and in every log that stores subjects. That may be fine for a forum login, but not for a payout.',
    },
    {
      question: 'Is a code by email two-factor authentication?',
      answer:
        'It is better than a password alone, and OWASP lists it as a factor while noting that this is debated. NIST does not accept it. If the password can be reset through the same inbox, both factors are the same one. Call it “a code by email”, and keep “two-factor” for an app, a passkey or a security key.',
    },
    {
      question: 'Can phones fill in the code automatically?',
      answer:
        'Apple’s systems can since iOS 17 and macOS Sonoma: they suggest a code that arrives in Mail above the keyboard, and can delete it after use. The field needs autocomplete="one-time-code". It helps if the word and the digits are close together, so this email says “code” in its heading, just above the digits.',
    },
    {
      question: 'Why does the email have no logo and no link?',
      answer:
        'You can add a logo with the brand settings. There is no link because this is the email that scammers like to copy most. If yours never has one, a fake with a link is easier to spot.',
    },
  ],
});
