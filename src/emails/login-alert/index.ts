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
    'Login alert email template for a login from a new device: time, device and place first, a calm answer for both cases. HTML, React, plain text, API call.',
  moment: 'security',
  sender: 'security@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'New login to your gap__name account',
      advice:
        'States a fact. It works for the many readers who logged in themselves and for the one who did not.',
    },
    {
      text: 'gap__name: new login on {{device}}',
      advice:
        'Most people recognize their own device here and do not need to open the email.',
    },
    {
      text: 'Was this you? New device on your gap__name account',
      advice:
        'For logins that look unusual to your own rules. If every alert asks, people stop paying attention.',
    },
  ],
  preheader,
  preheaderAdvice:
    'Device and place are what readers compare with their memory. Together with the subject they are the whole message, so many readers are done in the inbox.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name from the account, never from the login attempt.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'Shows which account it is, for people who have two.',
      example: 'ana@customer.example',
    },
    {
      name: 'signedInAt',
      type: 'string',
      required: true,
      description:
        'In the reader’s time zone if you know it, and always with the name of the zone.',
      example: '21 November 2026, 22:17 CET',
    },
    {
      name: 'device',
      type: 'string',
      required: true,
      description: 'Browser and system in plain words instead of a raw user agent.',
      example: 'Safari on iPhone',
    },
    {
      name: 'place',
      type: 'string',
      required: true,
      description: 'Town and country, or only the country if the town is a guess.',
      example: 'Ghent, Belgium',
    },
    {
      name: 'method',
      type: 'string',
      required: false,
      description:
        'How the person logged in, which tells the reader which secret to change.',
      example: 'Password and app code',
    },
    {
      name: 'sessionsUrl',
      type: 'url',
      required: true,
      description:
        'The page that lists all sessions. The link has no token, so the page asks for a login.',
      example: 'https://app.acme.example/settings/security/devices',
    },
    {
      name: 'sessionsPath',
      type: 'string',
      required: false,
      fallback: 'Settings, Security, Devices',
      description: 'Path to the same page, in the words of your menus.',
      example: 'Settings, Security, Devices',
    },
    {
      name: 'securityEmail',
      type: 'email',
      required: true,
      description: 'An address that is read on weekends, too.',
      example: 'security@acme.example',
    },
  ],
  html: (props, theme) => createElement(LoginAlert, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'A fact in the subject',
      note: 'No “warning”, no “urgent” and no capitals, because that is how phishing emails sound.',
    },
    {
      part: 'preheader',
      title: 'Device and place',
      note: 'Often enough to decide in the inbox. The rest of the email is for readers who are not sure.',
    },
    {
      part: 'name',
      title: 'The usual sender',
      note: 'The same sender name and domain as in all your emails. A separate name such as “Acme Security Team” is easy to imitate and hard to verify.',
    },
    {
      part: 'heading',
      title: 'What happened',
      note: 'In the past tense, because it has already happened, and without judging it.',
    },
    {
      part: 'details',
      title: 'Five facts',
      note: 'They come before everything else because they answer the reader’s question. “Based on the IP address” keeps the place from sounding more exact than it is.',
    },
    {
      part: 'text',
      title: 'If you know it',
      note: 'The common case comes first and takes one line. There is nothing to click, so readers do not get used to clicking.',
    },
    {
      part: 'text',
      title: 'If you don’t',
      note: 'Two steps in the right order: end the unknown session, then change the password.',
    },
    {
      part: 'button',
      title: 'A link to the list of devices',
      note: 'It opens a page that requires a login. A mail scanner therefore ends no session, and a forwarded email gives no access.',
    },
    {
      part: 'aside',
      title: 'The same page without the link',
      note: 'For careful readers, and a useful lesson for everyone else: a real alert can always be checked inside the product.',
    },
    {
      part: 'footer',
      title: 'A contact, and why it cannot be turned off',
      note: 'People who are locked out cannot use a settings page, so there is an address to write to. If alerts could be turned off, an intruder would do that first.',
    },
  ],
  rules: {
    do: [
      'Send one alert for each new device, and remember the device afterwards.',
      'Say how the person logged in, if you know: with a password, a code or a link.',
      'Send it to the backup address as well, because an intruder may be reading the first one.',
      'Report a correct password with a wrong second factor, because someone knows that password.',
      'Show the same list inside the product, with dates and a way to end each session.',
    ],
    avoid: [
      'Report every wrong password. People get used to alerts and stop reading them.',
      'Include a link that logs someone in.',
      'Print a full IP address, which most readers cannot interpret.',
      'Ask readers to confirm by a link that it was them. A mail scanner may follow it.',
      'Hold it back for a nightly batch.',
    ],
  },
  security: {
    lead: 'How useful an alert is depends on decisions you make before it is sent: which logins it reports, to how many addresses, and what a reader can do about it within a minute.',
    checkedOn: '2026-11-21',
    sources:
      'OWASP means its cheat sheets on credential stuffing, multifactor authentication and sessions. ASVS is the OWASP standard 5.0, and NIST is SP 800-63B-4.',
    notes: [
      {
        title: 'Report only what is unusual',
        note: 'Report an unusual place or client, a first factor without the second, a login after a long absence, or a success after many failures.',
        source: {
          label: 'ASVS 5.0, requirement 6.3.5',
          href: 'https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/0x15-V6-Authentication.md',
        },
      },
      {
        title: 'Do not send too many',
        note: 'People who get too many alerts delete them unread. A mistyped password is not worth an email, but a correct one that stopped at the second factor is.',
        source: {
          label: 'OWASP, on notifying users of unusual events',
          href: `${SHEETS}/Credential_Stuffing_Prevention_Cheat_Sheet.html#notify-users-about-unusual-security-events`,
        },
      },
      {
        title: 'Write to more than one address',
        note: 'Many people use the same password for their inbox and for your product. NIST tells services to support at least two addresses for such notifications and to write to all of them.',
        source: {
          label: 'NIST, on account notifications',
          href: 'https://pages.nist.gov/800-63-4/sp800-63b/events/#notification',
        },
      },
      {
        title: 'Say what to do and whom to contact',
        note: 'NIST wants clear instructions and a contact in each notification, for readers who find that it was not them.',
        source: {
          label: 'NIST, on account notifications',
          href: 'https://pages.nist.gov/800-63-4/sp800-63b/events/#notification',
        },
      },
      {
        title: 'Name the time, browser and place',
        note: 'OWASP asks for these three in notifications about a failed second factor. They are just as useful here, and none of them is secret.',
        source: {
          label: 'OWASP, on failed attempts',
          href: `${SHEETS}/Multifactor_Authentication_Cheat_Sheet.html#failed-login-attempts`,
        },
      },
      {
        title: 'Let people end sessions remotely',
        note: 'Show a list of open sessions, with when and where each one started, and a way to end it. Ending a session must take effect on the server immediately.',
        source: {
          label: 'OWASP, on simultaneous sessions',
          href: `${SHEETS}/Session_Management_Cheat_Sheet.html#simultaneous-session-logons`,
        },
      },
      {
        title: 'Treat the place as approximate',
        note: 'Providers of IP location data return an accuracy radius in kilometers. Print the town if the radius is small, and only the country if it is large.',
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
      hint: 'For readers who did not log in themselves.',
    },
    {
      label: 'SSO announcement email',
      href: '/transactional-email-templates/sso/',
      hint: 'When a customer switches its members to single sign-on.',
    },
    {
      label: 'Send in batches',
      href: '/docs/batch-email-sending/',
      hint: 'Send one email to each address, so that neither shows the other.',
    },
    {
      label: 'What is DKIM?',
      href: '/articles/what-is-dkim/',
      hint: 'The signature that tells your emails from fakes.',
    },
  ],
  faq: [
    {
      question: 'What counts as a new device?',
      answer:
        'A browser without the long-lived cookie that you set after the first login. Some products add the system and the country, so that people who clear their cookies at home do not get an alert every week. Keep the rule simple enough to explain to customers.',
    },
    {
      question: 'Should the email have a “this was not me” button?',
      answer:
        'Not one that ends a session directly, because mail scanners follow links before anyone reads the email. Link to a page instead, and let a button on that page end the session.',
    },
    {
      question: 'May people unsubscribe from login alerts?',
      answer:
        'You do not have to offer it, because the email is about their account and not a subscription. If you do offer a setting, ask for the password before it changes, and report the change by email.',
    },
    {
      question: 'Is it all right to send an IP address and a place?',
      answer:
        'In the EU, treat both as personal data about the person who logged in, who is usually the reader. Keeping an account safe is a purpose that you can name in your privacy policy. Print an approximate place, leave out the IP address, and delete both when the session list no longer needs them. This is not legal advice.',
    },
    {
      question: 'What if the alert arrives an hour late?',
      answer:
        'Then an intruder has had an hour. Do not send it through the queue that carries newsletters, monitor how long delivery takes, and print the time of the login, so that a late alert still makes sense.',
    },
    {
      question: 'How can readers tell a real alert from a fake?',
      answer:
        'Ideally they do not have to, because everything in the email is also in the product, and the email says so. In addition, sign with DKIM, always send from the same domain, and once your DMARC reports show that all your own email passes, publish a policy of reject.',
    },
  ],
});
