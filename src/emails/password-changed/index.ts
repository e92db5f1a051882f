import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {PasswordChanged, preheader, type PasswordChangedProps} from './PasswordChanged';
import {text} from './text';

const ASVS = 'https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/0x15-V6-Authentication.md';
const NIST = 'https://pages.nist.gov/800-63-4/sp800-63b/events/#notification';
const OWASP =
  'https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html';

export const passwordChanged = defineTemplate<PasswordChangedProps>({
  slug: 'password-changed',
  title: 'Password changed email',
  lead: 'Most readers made the change themselves and can stop after one line. The email is written for the one reader who did not, and who needs to act within minutes.',
  description:
    'A password changed email with time, device and a way to take the account back. Copy it as HTML, React or plain text, with security notes and the API call.',
  moment: 'security',
  sender: 'security@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Your gap__name password was changed',
      advice: 'Says what happened and to which account. Use it unless you have a reason.',
    },
    {
      text: 'gap__name: new password for {{email}}',
      advice: 'Helps people who have several accounts with you, such as agencies.',
    },
    {
      text: 'Did you change your gap__name password?',
      advice:
        'Only for changes that look unusual, for example from a new country. If every email asks, readers stop paying attention.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It names the account and tells everyone who made the change that they are done. A reader who did not make it will open the email because of the subject alone.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name from the account.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The address that the account belongs to.',
      example: 'ana@customer.example',
    },
    {
      name: 'changedAt',
      type: 'string',
      required: true,
      description: 'When the password was changed, with the time zone.',
      example: '21 November 2026, 22:17 CET',
    },
    {
      name: 'device',
      type: 'string',
      required: false,
      description: 'Browser and system in plain words instead of the user agent string.',
      example: 'Firefox on Windows',
    },
    {
      name: 'place',
      type: 'string',
      required: false,
      description: 'Town and country of the IP address, if you look them up.',
      example: 'Ghent, Belgium',
    },
    {
      name: 'resetUrl',
      type: 'url',
      required: true,
      description:
        'The page where a reset is requested. It must not contain a token, because this email may be read by the wrong person.',
      example: 'https://app.acme.example/forgot-password',
    },
    {
      name: 'securityEmail',
      type: 'email',
      required: true,
      description: 'An address that is read on weekends, too.',
      example: 'security@acme.example',
    },
  ],
  html: (props, theme) => createElement(PasswordChanged, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'A fact in the past tense',
      note: 'The change has already happened. Words such as “alert” or “urgent” would make a real notification look like a phishing attempt.',
    },
    {
      part: 'preheader',
      title: 'The account, and the all-clear',
      note: 'Readers who made the change know in the inbox that they are done.',
    },
    {
      part: 'heading',
      title: 'The same fact again',
      note: 'Subject and heading use the same words, so that the reader recognizes the email they opened.',
    },
    {
      part: 'text',
      title: 'What else has changed',
      note: 'Being logged out on a phone is confusing if you do not know why. One sentence saves a support ticket.',
    },
    {
      part: 'details',
      title: 'Facts to compare',
      note: 'Time, device and place let the reader decide whether they made the change. Rows without a value are left out.',
    },
    {
      part: 'button',
      title: 'A way to take the account back',
      note: 'It leads to the page that requests a reset. The reset itself is sent in an email of its own, with a token that expires.',
    },
    {
      part: 'aside',
      title: 'The same way without the link',
      note: 'Careful readers do not follow links in security emails, and they are right. They find the page on their own.',
    },
    {
      part: 'footer',
      title: 'Why it cannot be turned off',
      note: 'An attacker would turn it off first. Saying so answers the reader who looks for an unsubscribe link.',
    },
  ],
  rules: {
    do: [
      'Send it immediately after the change, before any other email.',
      'Send it to every verified address of the account.',
      'Log out all other sessions, because someone who knew the old password may still be logged in.',
      'Send the same email after a reset, because a reset changes the password, too.',
      'If the email address itself was changed, write to the old address as well.',
    ],
    avoid: [
      'Include the new password, or any part of it.',
      'Add a link that logs the reader in or undoes the change with one click.',
      'Combine it with product news, tips or a survey.',
      'Name the exact IP address, which means nothing to most readers.',
      'Send it from an address that does not accept replies.',
    ],
  },
  security: {
    lead: 'If an attacker changes a password, this email is often the only sign the owner gets. What it can achieve depends on where it is sent and what the reader can do next.',
    checkedOn: '2026-11-23',
    sources:
      'ASVS is the OWASP standard 5.0, OWASP is its cheat sheet on forgotten passwords, and NIST is SP 800-63B-4.',
    notes: [
      {
        title: 'Report changes to authentication details',
        note: 'ASVS asks for a notification after credentials are reset and after the user name or email address is changed. Passkeys and second factors deserve the same email.',
        source: {label: 'ASVS 5.0, requirement 6.3.7', href: ASVS},
      },
      {
        title: 'Use more than one address',
        note: 'If the attacker can read the inbox, they can delete this email. NIST therefore asks services to store at least two addresses for notifications and to write to all of them.',
        source: {label: 'NIST, on account notifications', href: NIST},
      },
      {
        title: 'Tell the reader what to do',
        note: 'NIST wants clear instructions in the notification, including how to get in touch if the reader did not make the change.',
        source: {label: 'NIST, on account notifications', href: NIST},
      },
      {
        title: 'Never send a password',
        note: 'An email is stored in many places for a long time, and more people than its reader can access it. OWASP asks for a confirmation that leaves the password out.',
        source: {label: 'OWASP, on the forgotten password', href: OWASP},
      },
      {
        title: 'End the other sessions',
        note: 'A new password is of little use while the attacker is still logged in. OWASP recommends that you end existing sessions automatically or ask the user whether you should.',
        source: {label: 'OWASP, on the forgotten password', href: OWASP},
      },
      {
        title: 'Ask for the old password first',
        note: 'A session that was left open on a shared computer should not be enough to take over an account. Require the current password, or a recent login, before you accept a new one.',
      },
    ],
  },
  related: [
    {
      label: 'Password reset email',
      href: '/transactional-email-templates/password-reset/',
      hint: 'The email that comes before this one.',
    },
    {
      label: 'Login alert email',
      href: '/transactional-email-templates/login-alert/',
      hint: 'When a new device logs in.',
    },
    {
      label: 'Verification code email',
      href: '/transactional-email-templates/verification-code/',
      hint: 'A second check before a sensitive change.',
    },
    {
      label: 'Send in batches',
      href: '/docs/batch-email-sending/',
      hint: 'Send one email to each address, so that none shows the others.',
    },
  ],
  faq: [
    {
      question: 'Is a password changed email required?',
      answer:
        'No general law requires it, but the security standards do: ASVS 5.0 lists it as requirement 6.3.7, and NIST SP 800-63B-4 asks for notifications about account events. If your customers audit you, they will look for it.',
    },
    {
      question: 'Should the email contain a link to undo the change?',
      answer:
        'A link to the page that requests a reset is enough. A link that undoes the change by itself has to contain a token, and anyone who reads the email could use it to take over the account.',
    },
    {
      question: 'Do I need this email if the reader has just used a reset link?',
      answer:
        'Yes. A reset link that was intercepted leads to exactly this case, and the owner would otherwise learn nothing. Send it to every address of the account, and not only to the one that received the link.',
    },
    {
      question: 'Which address should it be sent to after an email change?',
      answer:
        'Send it to both. The old address belongs to the person who can still stop an attacker, so it should also get a way to cancel the change for a few days.',
    },
  ],
});
