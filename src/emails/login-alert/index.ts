import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {LoginAlert, preheader, type LoginAlertProps} from './LoginAlert';
import {text} from './text';

const SHEETS = 'https://cheatsheetseries.owasp.org/cheatsheets';

export const loginAlert = defineTemplate<LoginAlertProps>({
  slug: 'login-alert',
  title: 'Login alert email',
  lead: 'Most alerts are caused by the reader’s own new laptop. So the facts come first, most readers can stop after two lines, and everyone else learns how to secure the account.',
  description:
    'Login alert email template for a sign-in from a new device: time, device and place first, a calm answer for both cases. HTML, React, plain text, API call.',
  moment: 'security',
  sender: 'security@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'New sign-in to your gap__name account',
      advice: 'States a fact. It works for the nine readers who did it and the tenth.',
    },
    {
      text: 'gap__name: signed in on {{device}}',
      advice:
        'Most people recognize their own device here and need not open the email at all.',
    },
    {
      text: 'Was this you? New device on your gap__name account',
      advice:
        'For sign-ins that your own rules find odd. If every alert asks like this, people stop answering.',
    },
  ],
  preheader,
  preheaderAdvice:
    'Device and place, which is what the reader compares with memory. Together with the subject it is the whole message; a good share of readers is finished in the inbox.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'From the account, never from the sign-in that you report.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'Says which account, where one person has two.',
      example: 'ana@customer.example',
    },
    {
      name: 'signedInAt',
      type: 'string',
      required: true,
      description: 'In the reader’s time zone if you know it; name the zone in any case.',
      example: '21 November 2026, 22:17 CET',
    },
    {
      name: 'device',
      type: 'string',
      required: true,
      description: 'Two or three words. A raw user agent tells no one anything.',
      example: 'Safari on iPhone',
    },
    {
      name: 'place',
      type: 'string',
      required: true,
      description: 'Town and country, or the country alone where the town is a guess.',
      example: 'Ghent, Belgium',
    },
    {
      name: 'method',
      type: 'string',
      required: false,
      description: 'What was used to get in. It tells which secret has to be changed.',
      example: 'Password and app code',
    },
    {
      name: 'sessionsUrl',
      type: 'url',
      required: true,
      description:
        'The page with all sessions. No token in it: the page asks who is there.',
      example: 'https://app.acme.example/settings/security/devices',
    },
    {
      name: 'sessionsPath',
      type: 'string',
      required: false,
      fallback: 'Settings, Security, Devices',
      description: 'The same page in words, as the menu of your product calls it.',
      example: 'Settings, Security, Devices',
    },
    {
      name: 'securityEmail',
      type: 'email',
      required: true,
      description: 'An address that is read on Sundays.',
      example: 'security@acme.example',
    },
  ],
  html: (props, theme) => createElement(LoginAlert, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'A fact in the subject',
      note: 'No “warning”, no “urgent”, no capitals. That is how the false ones sound.',
    },
    {
      part: 'preheader',
      title: 'Device and place',
      note: 'Enough to decide in the inbox. The rest of the letter is for those who hesitate.',
    },
    {
      part: 'name',
      title: 'The usual sender',
      note: 'The same name as on every other email of yours. A special security look is easy to imitate and hard to verify.',
    },
    {
      part: 'heading',
      title: 'What happened',
      note: 'In the past tense, since it has. Four words without a verdict.',
    },
    {
      part: 'details',
      title: 'Five facts',
      note: 'Above everything else, because the reader has a question and these are the answer. “Going by the network” keeps the place from sounding like a photograph.',
    },
    {
      part: 'text',
      title: 'If you know it',
      note: 'The common case comes first and takes one line. There is nothing to press, so no one learns to press.',
    },
    {
      part: 'text',
      title: 'If you don’t',
      note: 'Two steps in the right order: first throw the stranger out, then change the lock.',
    },
    {
      part: 'button',
      title: 'To the list, not to a switch',
      note: 'It opens a page that asks for a sign-in. So a scanner ends no session, and a forwarded email gives nothing away.',
    },
    {
      part: 'aside',
      title: 'The way without the email',
      note: 'For careful readers, and for everybody else a lesson: a true alert can always be checked from inside the product.',
    },
    {
      part: 'footer',
      title: 'A person, and why it cannot be turned off',
      note: 'Someone who is locked out cannot use a settings page. The first thing an intruder would do with a switch is to use it.',
    },
  ],
  rules: {
    do: [
      'Send one for each new device, and remember the device afterwards.',
      'Say how someone got in, if you know: a password, a code, a link.',
      'Send it to the backup address as well. The intruder may be reading the first.',
      'Report a right password with a wrong second factor. Someone knows that password.',
      'Show the same list inside the product, with dates and a way to end each entry.',
    ],
    avoid: [
      'Report each wrong password. People get used to it, and that is the harm.',
      'Put a link in it that signs someone in.',
      'Print a full IP address as if readers knew theirs.',
      'Ask the reader to confirm that it was them. A machine may press yes.',
      'Hold it back for the nightly batch.',
    ],
  },
  security: {
    lead: 'The email is only the last part of an alert. How useful it is depends on decisions you make before: which sign-ins it reports, to how many addresses, and what a reader can do within a minute.',
    checkedOn: '2026-11-21',
    sources:
      'OWASP is its cheat sheets on credential stuffing, multifactor authentication and sessions; ASVS is its standard 5.0; NIST is SP 800-63B-4.',
    notes: [
      {
        title: 'Report what is odd, leave out what is not',
        note: 'An unusual place or client, a first factor without the second, a return after a long absence, a success after many failures.',
        source: {
          label: 'ASVS 5.0, requirement 6.3.5',
          href: 'https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/0x15-V6-Authentication.md',
        },
      },
      {
        title: 'Mind how often',
        note: 'People who are warned too often delete unread. A mistyped password is no news; a correct one that stopped at the second factor is.',
        source: {
          label: 'OWASP, on telling users of odd events',
          href: `${SHEETS}/Credential_Stuffing_Prevention_Cheat_Sheet.html#notify-users-about-unusual-security-events`,
        },
      },
      {
        title: 'Write to more than one address',
        note: 'Many use one password for their inbox and for you. NIST has services keep at least two addresses for such notes and write to all of them.',
        source: {
          label: 'NIST, on account notifications',
          href: 'https://pages.nist.gov/800-63-4/sp800-63b/events/#notification',
        },
      },
      {
        title: 'Say what to do, and whom to ask',
        note: 'A note that someone can only read is half a note. NIST wants clear instructions and a contact in it, for the case that the reader says “not me”.',
        source: {
          label: 'NIST, on account notifications',
          href: 'https://pages.nist.gov/800-63-4/sp800-63b/events/#notification',
        },
      },
      {
        title: 'Time, browser, place',
        note: 'These three belong into the note about a failed second factor, by OWASP. They serve just as well here, and none of them is a secret.',
        source: {
          label: 'OWASP, on failed attempts',
          href: `${SHEETS}/Multifactor_Authentication_Cheat_Sheet.html#failed-login-attempts`,
        },
      },
      {
        title: 'Let people end a session from afar',
        note: 'A list of what is open, since when and from where, with a way to close each. Ending a session must take effect on the server at once.',
        source: {
          label: 'OWASP, on simultaneous sessions',
          href: `${SHEETS}/Session_Management_Cheat_Sheet.html#simultaneous-session-logons`,
        },
      },
      {
        title: 'Treat the place as an area',
        note: 'The makers of such databases give a radius of kilometres with each answer. Print the town where the radius is small, the country where it is not.',
        source: {
          label: 'MaxMind, on the accuracy radius',
          href: 'https://blog.maxmind.com/2022/06/using-maxminds-accuracy-radius/',
        },
      },
    ],
  },
  related: [
    {
      label: 'Password reset email',
      href: '/transactional-email-templates/password-reset/',
      hint: 'Where a reader goes who says “not me”.',
    },
    {
      label: 'SSO announcement email',
      href: '/transactional-email-templates/sso/',
      hint: 'When a customer takes sign-ins into its own hands.',
    },
    {
      label: 'The email API',
      href: '/docs/api/email/',
      hint: 'Send to two addresses, repeat without doubles.',
    },
    {
      label: 'What is DKIM?',
      href: '/articles/what-is-dkim/',
      hint: 'The signature that sets yours apart from a copy.',
    },
  ],
  faq: [
    {
      question: 'What counts as a new device?',
      answer:
        'A browser without the long-lived cookie you set after the first sign-in. Some add the system and the country, so that cleared cookies at home do not raise an alarm each week. Keep the rule simple enough to explain to a customer who asks why.',
    },
    {
      question: 'Should the email have a “this was not me” button?',
      answer:
        'A button that ends a session at once is tempting, and mail scanners press it for people who never read the mail. Lead to a page instead. If you want the one-press kind, let the page it opens do the work after a second press.',
    },
    {
      question: 'May people unsubscribe from login alerts?',
      answer:
        'They need not be able to: it is a message about their account, not a subscription. If you do offer a switch, ask for the password before it moves, and report the change to the address itself.',
    },
    {
      question: 'Is it all right to send an IP address and a place?',
      answer:
        'In the EU, treat both as personal data: they are about the person who signed in, who is usually the reader. Sending them to the account’s owner to keep the account safe is a purpose you can name in your privacy policy. Round the place, leave the number out, and do not keep either longer than the list of sessions needs it. This is no legal advice.',
    },
    {
      question: 'What if the alert arrives an hour late?',
      answer:
        'Then an intruder has had the hour. Send it outside the queue that carries newsletters, watch how long delivery takes, and write the time of the sign-in into the email, so that a late one still makes sense.',
    },
    {
      question: 'How can readers tell ours from a false one?',
      answer:
        'By not having to. Everything in the email is also in the product, and the letter says so. Beyond that, sign with DKIM, publish a DMARC policy of reject, and always write from the same address.',
    },
  ],
});
