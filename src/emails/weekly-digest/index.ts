import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {preheader, WeeklyDigest, type WeeklyDigestProps} from './WeeklyDigest';
import {text} from './text';

const RFC_8058 = 'https://www.rfc-editor.org/rfc/rfc8058';

export const weeklyDigest = defineTemplate<WeeklyDigestProps>({
  slug: 'weekly-digest',
  title: 'Weekly digest email',
  lead: 'A good digest replaces ten notifications. It shows a few numbers, links to the updates that need a decision, and lets readers choose to get fewer of them.',
  description:
    'A weekly digest email with numbers, links and one-click unsubscribe. Copy it as HTML, React or plain text, with props for figures and updates.',
  moment: 'team',
  sender: 'digest@acme.example',
  recipient: '{{email}}',
  headers: {
    'List-Unsubscribe': '<{{unsubscribeUrl}}>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  },
  subjects: [
    {
      text: 'Your week in {{workspace}} on gap__name',
      advice: 'The same words every week, so that readers can filter and find it.',
    },
    {
      text: 'gap__name digest: {{week}}',
      advice: 'For readers who archive the digests and look for a date later.',
    },
    {
      text: '{{workspace}} on gap__name: what changed this week',
      advice: 'If the digest is mostly about updates and has few numbers.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It says what is inside and for which days. If you can, replace it with the most important number of the week.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name from the account.',
      example: 'Maya',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'Where the digest is sent.',
      example: 'maya@customer.example',
    },
    {
      name: 'workspace',
      type: 'string',
      required: true,
      description: 'The team or workspace, because many people have several.',
      example: 'Fjord Bikes',
    },
    {
      name: 'week',
      type: 'string',
      required: true,
      description: 'Completes “what happened from …”, with both days.',
      example: '16 to 22 November 2026',
    },
    {
      name: 'figures',
      type: 'list',
      required: true,
      description: 'Three to five numbers that the reader can act on.',
      item: [
        {
          name: 'figure',
          type: 'string',
          required: true,
          description: 'What is counted, in two or three words.',
          example: 'New orders',
        },
        {
          name: 'value',
          type: 'string',
          required: true,
          description: 'The number of this week, with its unit.',
          example: '128',
        },
        {
          name: 'change',
          type: 'string',
          required: true,
          description: 'How it compares with the week before.',
          example: 'up from 114',
        },
      ],
      example: [
        {figure: 'New orders', value: '128', change: 'up from 114'},
        {figure: 'Revenue', value: '€9,420', change: 'up from €8,870'},
        {figure: 'Open tickets', value: '7', change: 'down from 12'},
      ],
    },
    {
      name: 'updates',
      type: 'list',
      required: true,
      description: 'The most important updates first, and no more than five.',
      item: [
        {
          name: 'headline',
          type: 'string',
          required: true,
          description: 'What happened, as a short sentence.',
          example: 'Two orders are waiting for approval',
        },
        {
          name: 'detail',
          type: 'string',
          required: true,
          description: 'One line that helps the reader decide whether to open it.',
          example: 'Both are above your limit of €500.',
        },
        {
          name: 'updateUrl',
          type: 'url',
          required: true,
          description: 'The page of this update. It asks for a login.',
          example: 'https://app.acme.example/fjord-bikes/orders?status=waiting',
        },
      ],
      example: [
        {
          headline: 'Two orders are waiting for approval',
          detail: 'Both are above your limit of €500.',
          updateUrl: 'https://app.acme.example/fjord-bikes/orders?status=waiting',
        },
        {
          headline: 'Jonas finished the winter catalog',
          detail: 'It is ready for your comments until Friday.',
          updateUrl: 'https://app.acme.example/fjord-bikes/catalogs/winter',
        },
        {
          headline: 'The import from your old shop is complete',
          detail: '1,204 products were imported, and 9 need a price.',
          updateUrl: 'https://app.acme.example/fjord-bikes/imports/31',
        },
      ],
    },
    {
      name: 'dashboardUrl',
      type: 'url',
      required: true,
      description: 'The page that shows the same numbers for today.',
      example: 'https://app.acme.example/fjord-bikes',
    },
    {
      name: 'settingsUrl',
      type: 'url',
      required: true,
      description: 'Where the reader chooses the day and the frequency.',
      example: 'https://app.acme.example/settings/notifications',
    },
    {
      name: 'unsubscribeUrl',
      type: 'url',
      required: true,
      description:
        'Takes the POST request of a mail client without a login, and shows a page to a visitor.',
      example: 'https://app.acme.example/unsubscribe?t=4e0b9a17d5c2',
    },
  ],
  html: (props, theme) => createElement(WeeklyDigest, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The same subject every week',
      note: 'Readers recognize it, filter it and find it again. The news is inside.',
    },
    {
      part: 'preheader',
      title: 'What is inside',
      note: 'Workspace and dates, or the number of the week if you have a good one.',
    },
    {
      part: 'heading',
      title: 'Which workspace',
      note: 'People may belong to several teams, so the heading says which one this digest is about.',
    },
    {
      part: 'details',
      title: 'Numbers with a comparison',
      note: 'A number alone says little. With last week’s value beside it, the reader sees whether something is wrong.',
    },
    {
      part: 'text',
      title: 'Updates that need a decision',
      note: 'Each has a headline that can be skimmed and a line with the reason to open it.',
    },
    {
      part: 'button',
      title: 'The dashboard last',
      note: 'It is for readers who want more. Most of them will follow one of the links above.',
    },
    {
      part: 'footer',
      title: 'Fewer, or none',
      note: 'Many readers only want it less often. Offering that first keeps them, and the link to unsubscribe keeps the spam button unused.',
    },
  ],
  rules: {
    do: [
      'Skip the week if nothing happened.',
      'Send it on the same day and at the same hour in the reader’s time zone.',
      'Show the change from the week before next to each number.',
      'Offer a monthly version in the settings.',
      'Take people off the list if they have not opened the product for months.',
    ],
    avoid: [
      'Turn the digest on for everyone without asking.',
      'Fill an empty week with advertising.',
      'Ask for a login before someone can unsubscribe.',
      'Show data that this reader is not allowed to see in the product.',
    ],
  },
  security: {
    lead: 'A digest is sent in large numbers and on a schedule, so mailbox providers treat it like a newsletter. It also carries internal numbers out of your product.',
    checkedOn: '2026-11-23',
    sources:
      'RFC 8058 describes one-click unsubscribe, and RFC 3834 describes automatic messages. OWASP is its cheat sheet on authorization. This is a summary, not legal advice.',
    notes: [
      {
        title: 'Unsubscribe with one click',
        note: 'The two headers in the API call let a mail client unsubscribe the reader with a POST request. The address has to work without a login or cookies.',
        source: {label: 'RFC 8058, section 3.1', href: `${RFC_8058}#section-3.1`},
      },
      {
        title: 'A GET request must not unsubscribe',
        note: 'Scanners open links. Act only on the POST request, and show a page with a button to visitors.',
        source: {label: 'RFC 8058, section 1', href: `${RFC_8058}#section-1`},
      },
      {
        title: 'Mark it as automatic',
        note: 'With Auto-Submitted: auto-generated, vacation responders know that they should not reply to it.',
        source: {
          label: 'RFC 3834, section 5',
          href: 'https://www.rfc-editor.org/rfc/rfc3834#section-5',
        },
      },
      {
        title: 'Check permissions when you send',
        note: 'A reader may have lost access since last week. Collect the numbers with the permissions of each recipient, and do it right before sending.',
        source: {
          label: 'OWASP, on permissions',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html#validate-the-permissions-on-every-request',
        },
      },
      {
        title: 'Keep confidential numbers behind the login',
        note: 'An email is forwarded easily. If revenue is confidential in your product, show only the change, or only a link.',
      },
    ],
  },
  related: [
    {
      label: 'New message notification email',
      href: '/transactional-email-templates/new-message-notification/',
      hint: 'For news that cannot wait until Monday.',
    },
    {
      label: 'Repeat rows',
      href: '/docs/template-iteration-group/',
      hint: 'How figures and updates get into the email.',
    },
    {
      label: 'Schedule an email',
      href: '/docs/scheduled-email-delivery/',
      hint: 'Monday morning, in the reader’s time zone.',
    },
    {
      label: 'New organization member email',
      href: '/transactional-email-templates/new-organization-member/',
      hint: 'For changes in the team that matter immediately.',
    },
  ],
  faq: [
    {
      question: 'Is a weekly digest a transactional email?',
      answer:
        'It depends on what is in it. A summary of the reader’s own account comes close to one, but it is sent in bulk and on a schedule, and mailbox providers expect a way to unsubscribe. Treat it as a subscription, to be on the safe side.',
    },
    {
      question: 'When should a weekly digest be sent?',
      answer:
        'Early on Monday in the reader’s time zone, if the digest is about planning the week, or on Friday afternoon if it looks back. Keep the time, because readers get used to it.',
    },
    {
      question: 'What should I send if nothing happened?',
      answer:
        'Nothing. An empty digest teaches people to ignore it. If a reader has been away for several weeks, ask them once whether they still want it.',
    },
    {
      question: 'How many items belong in a digest?',
      answer:
        'Three to five numbers and up to five updates are enough. If there are more, show the most important ones and link to the rest, because readers skim an email like this on a phone.',
    },
  ],
});
