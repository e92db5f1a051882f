import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {
  CanceledSubscription,
  preheader,
  type CanceledSubscriptionProps,
} from './CanceledSubscription';
import {text} from './text';

export const canceledSubscription = defineTemplate<CanceledSubscriptionProps>({
  slug: 'canceled-subscription',
  title: 'Canceled subscription email',
  lead: 'Written proof of a cancellation: when you received it, when access ends, and what happens to the customer’s data. It does not try to talk anyone into staying.',
  description:
    'A cancellation email to copy: time received, end date, data export, a way back and no guilt. HTML, React and plain text, EU notes and the API call.',
  moment: 'billing',
  sender: 'billing@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Your gap__name subscription ends on {{endsOn}}',
      advice: 'The one date that everybody looks for, and it stays right until that day.',
    },
    {
      text: 'Confirmed: gap__name {{plan}} is canceled',
      advice:
        'For those who file it as proof. The word “confirmed” is what they search for.',
    },
    {
      text: 'gap__name: canceled, and what happens next',
      advice: 'When the end is months away and there is more than one date to know.',
    },
  ],
  preheader,
  preheaderAdvice:
    'Money first, then time, then data: it is the order in which people worry. With these three a good many need not open the email.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name of the person who looks after billing.',
      example: 'Camille',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The billing address, and not only the account’s.',
      example: 'billing@customer.example',
    },
    {
      name: 'plan',
      type: 'string',
      required: true,
      description: 'The plan as your invoices call it.',
      example: 'Team',
    },
    {
      name: 'workspace',
      type: 'string',
      required: true,
      description: 'What the plan was for.',
      example: 'Atelier Nord',
    },
    {
      name: 'canceledBy',
      type: 'string',
      required: true,
      description: 'Who pressed the button. It need not be the reader.',
      example: 'Camille Roux',
    },
    {
      name: 'receivedAt',
      type: 'string',
      required: true,
      description: 'When it reached you: date, minute, time zone.',
      example: '21 November 2026, 09:17 CET',
    },
    {
      name: 'endsOn',
      type: 'string',
      required: true,
      description: 'The last day that is paid for.',
      example: '14 December 2026',
    },
    {
      name: 'keptUntil',
      type: 'string',
      required: true,
      description: 'The last day on which the data is there.',
      example: '14 February 2027',
    },
    {
      name: 'exportUrl',
      type: 'url',
      required: true,
      description: 'Where to fetch everything, as long as it is kept.',
      example: 'https://app.acme.example/atelier-nord/export',
    },
    {
      name: 'resumeUrl',
      type: 'url',
      required: true,
      description: 'Undoes the cancellation, with a question first.',
      example: 'https://app.acme.example/atelier-nord/billing/resume',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Read by someone who can reopen an account.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(CanceledSubscription, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The end, dated',
      note: 'It is searched for months later, when a bank statement looks odd.',
    },
    {
      part: 'preheader',
      title: 'Money, time, data',
      note: 'Three answers in one line, in the order of worry.',
    },
    {
      part: 'heading',
      title: '“Confirmed”',
      note: 'Not “we are sorry to see you go”. The customer wants to know that it worked.',
    },
    {
      part: 'text',
      title: 'Done, in a sentence',
      note: 'Which plan of which workspace, and that there is no next step. No “are you sure?” after the fact.',
    },
    {
      part: 'details',
      title: 'The confirmation proper',
      note: 'What was canceled, by whom, received when, ending when. These lines are what a court or an accountant would ask for.',
    },
    {
      part: 'text',
      title: 'Three stages',
      note: 'All of it, then reading only, then gone. Each with its day.',
    },
    {
      part: 'button',
      title: 'The helpful button',
      note: 'The largest thing in the email serves those who leave, not you. That is remembered.',
    },
    {
      part: 'aside',
      title: 'The way back',
      note: 'A link in a sentence, without a discount and without pleading. It is for second thoughts, not for second attempts.',
    },
    {
      part: 'aside',
      title: 'Another hand',
      note: 'A cancellation by a stranger is rare and serious. Here is where to say so.',
    },
    {
      part: 'footer',
      title: 'Proof and thanks',
      note: 'Why this address, that it is worth keeping, and one honest thank-you.',
    },
  ],
  rules: {
    do: [
      'Send it within the minute, to the billing address and to whoever canceled.',
      'Print the time of receipt, the last day and the day of deletion.',
      'Make the export the button.',
      'Leave the way back open until the last paid day.',
      'Stop all marketing sequences that praise the plan.',
      'Write again shortly before the data goes.',
    ],
    avoid: [
      'Say how sad the team is.',
      'Hide the confirmation behind a survey or a call.',
      'List all that will be lost, in red.',
      'Send “we miss you” letters to people who never agreed to marketing.',
      'Cut the access on the day of cancelling what is paid for until later.',
    ],
  },
  security: {
    lead: 'Customers have a right to leave, and in Europe several laws say how. This email is what they can refer to later.',
    checkedOn: '2026-11-21',
    sources:
      'BGB is the German Civil Code. Laws differ by country and by who your customers are: have a lawyer read your own wording.',
    notes: [
      {
        title: 'Confirm at once, in text',
        note: 'For consumers in Germany: the content, the date and time of receipt and the day the contract ends, confirmed electronically and immediately. The details of this email are those four.',
        source: {
          label: '§ 312k(4) BGB',
          href: 'https://www.gesetze-im-internet.de/bgb/__312k.html',
        },
      },
      {
        title: 'Withdrawing is another thing',
        note: 'Since 19 June 2026 shops for EU consumers need a withdrawal function for contracts made online, and must acknowledge its use on a durable medium, with date and time. A withdrawal brings money back; this email is for ordinary cancelling.',
        source: {
          label: 'Directive (EU) 2023/2673',
          href: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
        },
      },
      {
        title: 'Thirty days to fetch the data',
        note: 'Where a customer switches away from a data processing service, which much of SaaS is, the EU’s Data Act wants at least 30 days for retrieval in the contract, counted from the end of the transition.',
        source: {
          label: 'Data Act, Article 25(2)(g)',
          href: 'https://eur-lex.europa.eu/eli/reg/2023/2854/oj',
        },
      },
      {
        title: 'Not everything may be deleted',
        note: 'Invoices have to be kept for years. Delete the workspace, keep the books apart from it, and let the privacy notice tell the one from the other.',
        source: {
          label: 'GDPR, Article 17(3)(b)',
          href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
        },
      },
      {
        title: 'An export is the whole house',
        note: 'Ask for a fresh sign-in, make the file when it is asked for, let its address expire, and tell the owner by email that someone took it.',
      },
      {
        title: 'Undo only after asking',
        note: 'The way back starts payments again. It takes a person, signed in, who presses a button beside the price; no link in an email may do it alone.',
      },
      {
        title: 'Close the side doors on the last day',
        note: 'API keys, webhooks, shared links and integrations with other products end with the plan. List them on the export page, so that nothing breaks unawares.',
      },
    ],
  },
  related: [
    {
      label: 'Trial expired email',
      href: '/transactional-email-templates/trial-expired/',
      hint: 'The end of something that was never paid for.',
    },
    {
      label: 'Contacts API',
      href: '/docs/api/contacts/',
      hint: 'Take someone out of the sequences for customers.',
    },
    {
      label: 'Email attachments',
      href: '/docs/email-attachments/',
      hint: 'If you want to send the confirmation as a PDF too.',
    },
    {
      label: 'SaaS churn calculator',
      href: '/tools/saas-churn-calculator/',
      hint: 'How many leave, and what that comes to in a year.',
    },
  ],
  faq: [
    {
      question: 'Must a cancellation be confirmed by email?',
      answer:
        'It depends on the country and on the customer. German law asks for it in text form and at once when consumers cancel through the button on a website. Elsewhere it is good practice: without it, customers write to ask, or call their bank.',
    },
    {
      question: 'May the email try to win the customer back?',
      answer:
        'It may say how to come back. An offer turns a confirmation into advertising, which in the EU generally needs consent or an existing-customer exception. Keep the two apart and you need not wonder.',
    },
    {
      question: 'Where do I ask for the reason?',
      answer:
        'On the page after the cancellation has gone through, as a question that can be skipped. Answers given there are more honest than those wrung out before, and the email stays a confirmation.',
    },
    {
      question: 'When should the access end?',
      answer:
        'On the last day that is paid for. If your terms end it sooner, say what is paid back. Whatever it is, one date in the email, the account and the terms.',
    },
    {
      question: '“Canceled” or “canceled”?',
      answer:
        'Both are right: one l in American English, two in British. The address and the props of this template have one, its words have two. Change the words to how your product writes.',
    },
    {
      question: 'What if a payment failed and the plan ended because of it?',
      answer:
        'Then no one canceled, and “as you asked” is wrong. Use a message of its own that says which payment failed, since when, and how to start again.',
    },
  ],
});
