import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {MagicLink, preheader, type MagicLinkProps} from './MagicLink';
import {text} from './text';

const ASVS = 'https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/0x15-V6-Authentication.md';

export const magicLink = defineTemplate<MagicLinkProps>({
  slug: 'magic-link',
  title: 'Magic link email',
  lead: 'The reader is waiting in front of a login page and wants one link. Everything else in the email helps them recognize a request that is not theirs.',
  description:
    'A magic link email for login without a password: one link, when it expires and who asked for it. HTML, React and plain text, with notes on scanners.',
  moment: 'account',
  sender: 'login@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Log in to gap__name',
      advice: 'Short, and the verb comes first. It fits on the lock screen of a phone.',
    },
    {
      text: 'Your gap__name login link',
      advice: 'Good if readers search their inbox for the word “login”.',
    },
    {
      text: 'Log in to gap__name as {{email}}',
      advice: 'For readers who have several accounts and need to see which one it is.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It says how long the link works, so that readers do not save it for later, and that no password is needed. Do not put the link or any part of it here.',
  props: [
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The address that the link logs in.',
      example: 'ana@customer.example',
    },
    {
      name: 'loginUrl',
      type: 'url',
      required: true,
      description:
        'Address with the token, on your own domain. The page behind it asks for one more click.',
      example: 'https://app.acme.example/login?token=5ad0c7f14b93',
    },
    {
      name: 'expiresIn',
      type: 'string',
      required: false,
      fallback: '10 minutes',
      description: 'How long the link works. Print what your server enforces.',
      example: '10 minutes',
    },
    {
      name: 'requestedAt',
      type: 'string',
      required: false,
      fallback: 'Just before this email was sent',
      description: 'When the link was requested, with the time zone.',
      example: '21 November 2026, 16:42 UTC',
    },
    {
      name: 'device',
      type: 'string',
      required: false,
      description: 'Browser and system that requested the link.',
      example: 'Chrome on Android',
    },
    {
      name: 'place',
      type: 'string',
      required: false,
      description: 'Town and country of the IP address, if you look them up.',
      example: 'Graz, Austria',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Where a reader reports requests that are not theirs.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(MagicLink, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The reader’s own task',
      note: 'They want to log in, and the subject says exactly that.',
    },
    {
      part: 'preheader',
      title: 'The time limit',
      note: 'A reader who sees ten minutes in the inbox opens the email now.',
    },
    {
      part: 'heading',
      title: 'Where the link leads',
      note: 'Name the product, so that the reader can compare it with the page they came from.',
    },
    {
      part: 'text',
      title: 'Which account, and how long',
      note: 'The address is in bold because many people have a work account and a private one.',
    },
    {
      part: 'button',
      title: 'One link, and no second one',
      note: 'No menu, no social icons and no tips. Every other link is one more way to miss this one.',
    },
    {
      part: 'details',
      title: 'Who asked for it',
      note: 'Time, device and place tell the reader whether the request was theirs. Device and place are left out if you do not have them.',
    },
    {
      part: 'aside',
      title: 'If it was someone else',
      note: 'Ignoring the email is enough, so that is what it says. It also asks the reader not to forward the link.',
    },
    {
      part: 'footer',
      title: 'A way to complain',
      note: 'If one address gets many links it did not ask for, a person should look at it.',
    },
  ],
  rules: {
    do: [
      'Show a page with a button behind the link, and log in only after the click.',
      'Let a new link replace all earlier ones.',
      'Open the link in the browser that asked for it, or ask for a code instead.',
      'Limit how many links an address can receive per hour.',
      'Add a code that can be typed in, for people who read their email on another device.',
    ],
    avoid: [
      'Log the visitor in as soon as the link is opened, because mail scanners open links, too.',
      'Count clicks on this link, which would send the token through a tracking server.',
      'Store the token in plain text, in your database or in your logs.',
      'Say on the login page whether the address has an account.',
      'Use the link as a second factor after a password.',
    ],
  },
  security: {
    lead: 'A magic link is a password that is sent by email and works once. It is as safe as the inbox, the link and the page behind it.',
    checkedOn: '2026-11-23',
    sources:
      'NIST is SP 800-63B-4, ASVS is the OWASP standard 5.0, and RFC 9110 is the specification of HTTP.',
    notes: [
      {
        title: 'Know its limits',
        note: 'NIST does not accept email for out-of-band authentication, because an inbox may be protected by nothing but a password. Offer a passkey to people who have more to lose.',
        source: {
          label: 'NIST, on out-of-band authentication',
          href: 'https://pages.nist.gov/800-63-4/sp800-63b/authenticators/',
        },
      },
      {
        title: 'Expire after ten minutes',
        note: 'ASVS sets ten minutes as the upper limit for codes and links that are sent over a second channel, and allows each of them to be used only once.',
        source: {label: 'ASVS 5.0, V6.5', href: ASVS},
      },
      {
        title: 'Opening the address must change nothing',
        note: 'A GET request is meant to be safe. If it uses up the token, the scanner of a company’s mail server logs in first and the reader gets an error.',
        source: {
          label: 'RFC 9110, section 9.2.1',
          href: 'https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1',
        },
      },
      {
        title: 'Scanners do open links',
        note: 'Microsoft’s Safe Links follows addresses before the reader does. IBM describes how that used up one-time tokens in one of its products.',
        source: {
          label: 'IBM, on Safe Links and tokens',
          href: 'https://community.ibm.com/community/user/blogs/akshat-rastogi/2025/06/20/safe-links-and-one-time-tokens-in-v10010',
        },
      },
      {
        title: 'Tie the link to the request',
        note: 'Set a cookie when the link is requested, and check it when the link is used. A forwarded or intercepted link then fails in any other browser.',
        source: {label: 'ASVS 5.0, V6.6', href: ASVS},
      },
      {
        title: 'Keep the token out of other sites',
        note: 'The page behind the link should load nothing from other domains and set the header Referrer-Policy: no-referrer, so that the token stays in the address bar.',
      },
    ],
  },
  related: [
    {
      label: 'Verification code email',
      href: '/transactional-email-templates/verification-code/',
      hint: 'A code to type instead of a link to open.',
    },
    {
      label: 'Login alert email',
      href: '/transactional-email-templates/login-alert/',
      hint: 'What to send after the login.',
    },
    {
      label: 'Webhooks',
      href: '/docs/webhooks/',
      hint: 'Learn about a bounce while the reader still waits.',
    },
    {
      label: 'Send your first email',
      href: '/docs/email-sending-quickstart/',
      hint: 'From a new domain to a link in your inbox.',
    },
  ],
  faq: [
    {
      question: 'Are magic links secure?',
      answer:
        'They are as secure as the inbox they are sent to. That is often better than a password that is used on many sites, and worse than a passkey. NIST does not accept email as an authentication factor, so do not rely on it where the law or a customer asks for strong authentication.',
    },
    {
      question: 'Why does my magic link say that it was already used?',
      answer:
        'A mail scanner has probably opened it first. Put a page with a button behind the link and use up the token only when the form is submitted, because scanners follow links but rarely submit forms.',
    },
    {
      question: 'How long should a magic link be valid?',
      answer:
        'Ten minutes is the limit that OWASP ASVS 5.0 sets. Measure how long your emails take to arrive, because some receivers delay email from unknown senders, and make it easy to request a new link.',
    },
    {
      question: 'Should I send a link or a code?',
      answer:
        'A link is faster on the device where the email is read. A code works across devices and is not used up by scanners. If you support both, let people choose on the login page, and send either a link or a code. Code emails that never contain a link are harder to fake.',
    },
  ],
});
