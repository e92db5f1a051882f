import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {DataExport, preheader, type DataExportProps} from './DataExport';
import {text} from './text';

const GDPR = 'https://eur-lex.europa.eu/eli/reg/2016/679/oj';

export const dataExport = defineTemplate<DataExportProps>({
  slug: 'data-export',
  title: 'Data export email',
  lead: 'The file behind this email contains everything an account holds. The email therefore lists what the file contains and how long it is available, and links to a page that requires a login.',
  description:
    'A data export email for GDPR requests and backups: contents, format, expiry date and a download behind a login. HTML, React and plain text to copy.',
  moment: 'security',
  sender: 'privacy@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Your gap__name data export is ready',
      advice: 'Tells the reader that the wait is over, and is easy to search for.',
    },
    {
      text: 'gap__name export, available until {{availableUntil}}',
      advice: 'If exports are deleted after a few days, the date is worth the space.',
    },
    {
      text: 'Download your gap__name data',
      advice: 'For exports that are created regularly, as backups.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It names the last day and mentions the login. A reader who did not request an export learns that the file is not in the email.',
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
      description: 'The verified address of the person who requested the export.',
      example: 'ana@customer.example',
    },
    {
      name: 'requestedAt',
      type: 'string',
      required: true,
      description: 'When it was requested. The data is as old as this.',
      example: '21 November 2026, 09:05 CET',
    },
    {
      name: 'contents',
      type: 'string',
      required: true,
      description: 'What the export contains, in the words of your product.',
      example: 'Profile, 12 projects, comments and files',
    },
    {
      name: 'format',
      type: 'string',
      required: true,
      description: 'The file formats, so that the reader knows which program opens them.',
      example: 'ZIP archive with JSON and CSV files',
    },
    {
      name: 'fileSize',
      type: 'string',
      required: false,
      description: 'Size of the download, which matters on a phone.',
      example: '84 MB',
    },
    {
      name: 'downloadUrl',
      type: 'url',
      required: true,
      description: 'A page that asks for a login, and never the file itself.',
      example: 'https://app.acme.example/settings/exports/7d2f',
    },
    {
      name: 'availableUntil',
      type: 'string',
      required: true,
      description: 'The last day on which the file can be downloaded.',
      example: '28 November 2026',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Where questions about personal data are answered.',
      example: 'privacy@acme.example',
    },
  ],
  html: (props, theme) => createElement(DataExport, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The result of the request',
      note: 'An export can take hours. The subject has to make sense to a reader who has forgotten about it.',
    },
    {
      part: 'preheader',
      title: 'Deadline and login',
      note: 'Both are visible in the inbox, so that neither comes as a surprise later.',
    },
    {
      part: 'text',
      title: 'Why a login',
      note: 'Readers expect an attachment. One sentence explains why there is none.',
    },
    {
      part: 'button',
      title: 'To a page, not to a file',
      note: 'The page checks who is there. Forwarding the email does not forward the data.',
    },
    {
      part: 'details',
      title: 'What they will get',
      note: 'Contents, format and size let the reader decide whether to download it now, and on which device.',
    },
    {
      part: 'text',
      title: 'What happens afterwards',
      note: 'The file is deleted, and a new one can be requested. Neither needs a reminder.',
    },
    {
      part: 'aside',
      title: 'If it was someone else',
      note: 'An export is a favorite target after an account has been taken over. The instructions come in the right order.',
    },
    {
      part: 'footer',
      title: 'A contact for missing data',
      note: 'People who request their data under the GDPR may ask for more. Give them an address where someone knows how to respond.',
    },
  ],
  rules: {
    do: [
      'Ask for the password or a second factor before an export is created.',
      'Report the request immediately, in addition to the finished export.',
      'Delete the file after a few days, from backups as well.',
      'Include a README that explains every file.',
      'Log each download, and show the log to the owner of the account.',
    ],
    avoid: [
      'Attach the export to the email.',
      'Put a link in the email that works without a login.',
      'Send it to an address that was changed shortly before the request.',
      'Leave out data because it is inconvenient to export.',
      'Charge for the first copy.',
    ],
  },
  security: {
    isLegal: true,
    lead: 'In the EU, people have a right to a copy of their data. For an attacker, the same copy is the most valuable file of the account, so the way it is delivered matters.',
    checkedOn: '2026-11-23',
    sources:
      'GDPR is Regulation (EU) 2016/679, and OWASP is its cheat sheet on direct object references. This is a summary, not legal advice.',
    notes: [
      {
        title: 'A copy in a common electronic form',
        note: 'If the request was made by electronic means, the information has to be provided in a commonly used electronic form unless the person asks for another one.',
        source: {label: 'GDPR, Article 15(3)', href: GDPR},
      },
      {
        title: 'Data that other services can read',
        note: 'For data that people provided themselves, there is also a right to a structured, commonly used and machine-readable format. JSON and CSV meet this, but a PDF hardly does.',
        source: {label: 'GDPR, Article 20(1)', href: GDPR},
      },
      {
        title: 'One month to respond',
        note: 'A response is due without undue delay and within one month. If requests are complex or numerous, you can extend it by two more months, provided that you tell the person why within the first month.',
        source: {label: 'GDPR, Article 12(3)', href: GDPR},
      },
      {
        title: 'Other people’s data',
        note: 'The copy must not adversely affect the rights of others. Messages and comments by colleagues need a decision before they are exported.',
        source: {label: 'GDPR, Article 15(4)', href: GDPR},
      },
      {
        title: 'Check the owner on every download',
        note: 'A long random address is no protection once it is forwarded. Check on each request that the person who is logged in owns the export.',
        source: {
          label: 'OWASP, on direct object references',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html',
        },
      },
      {
        title: 'Slow down after a takeover',
        note: 'If the password or the email address was changed in the last few days, wait before you create an export, and write to the old address as well.',
      },
    ],
  },
  related: [
    {
      label: 'Password changed email',
      href: '/transactional-email-templates/password-changed/',
      hint: 'Another change that its owner should know about.',
    },
    {
      label: 'Canceled subscription email',
      href: '/transactional-email-templates/canceled-subscription/',
      hint: 'Often the reason for an export.',
    },
    {
      label: 'Login alert email',
      href: '/transactional-email-templates/login-alert/',
      hint: 'The earlier sign of a takeover.',
    },
    {
      label: 'The email API',
      href: '/docs/api/email/',
      hint: 'Send it when the export job has finished.',
    },
  ],
  faq: [
    {
      question: 'Does this email satisfy a GDPR access request?',
      answer:
        'Only in part. Article 15 also asks for information about purposes, recipients and storage periods, which can be in a README inside the export or in a letter of its own. Have your data protection officer check what your product needs.',
    },
    {
      question: 'Can I attach the export instead?',
      answer:
        'You should not. An attachment stays in mailboxes and backups that you do not control, it may exceed the size limit of the receiver, and everyone who can read the email can read the data.',
    },
    {
      question: 'How long should the download be available?',
      answer:
        'Long enough for people to find the time, for example a week. A shorter period protects the data better, a longer one helps people who are on vacation. Whatever you choose, delete the file right after the day that the email names.',
    },
    {
      question: 'What should I send while the export is being created?',
      answer:
        'A short confirmation that the request was received, with its time and device. It reassures the person who asked, and warns the owner if it was someone else.',
    },
  ],
});
