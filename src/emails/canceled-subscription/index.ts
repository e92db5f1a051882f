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
      advice:
        'The one date that every customer looks for, and it stays correct until that day.',
    },
    {
      text: 'Confirmed: gap__name {{plan}} is canceled',
      advice:
        'For customers who keep the email as proof and will later search for the word “confirmed”.',
    },
    {
      text: 'gap__name: canceled, and what happens next',
      advice:
        'For subscriptions that run for months after the cancellation, when there is more than one date to know.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It covers renewal, access and data, in the order in which people worry about them. Many customers do not need to open the email after that.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name of the person responsible for billing.',
      example: 'Camille',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The billing email, which may differ from the account’s.',
      example: 'billing@customer.example',
    },
    {
      name: 'plan',
      type: 'string',
      required: true,
      description: 'The name of the plan, as on your invoices.',
      example: 'Team',
    },
    {
      name: 'workspace',
      type: 'string',
      required: true,
      description: 'The workspace or account that had the plan.',
      example: 'Atelier Nord',
    },
    {
      name: 'canceledBy',
      type: 'string',
      required: true,
      description: 'The person who canceled, who may not be the reader.',
      example: 'Camille Roux',
    },
    {
      name: 'receivedAt',
      type: 'string',
      required: true,
      description: 'When you received the cancellation, with date, minute and time zone.',
      example: '21 November 2026, 09:17 CET',
    },
    {
      name: 'endsOn',
      type: 'string',
      required: true,
      description: 'The last day that has been paid for.',
      example: '14 December 2026',
    },
    {
      name: 'keptUntil',
      type: 'string',
      required: true,
      description: 'The last day on which the data is available.',
      example: '14 February 2027',
    },
    {
      name: 'exportUrl',
      type: 'url',
      required: true,
      description: 'The page where customers can export their data until it is deleted.',
      example: 'https://app.acme.example/atelier-nord/export',
    },
    {
      name: 'resumeUrl',
      type: 'url',
      required: true,
      description: 'A page that asks for confirmation before it undoes the cancellation.',
      example: 'https://app.acme.example/atelier-nord/billing/resume',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'An address read by someone who can reopen an account.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(CanceledSubscription, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The date it ends',
      note: 'Customers search for it months later, when something on a bank statement looks odd.',
    },
    {
      part: 'preheader',
      title: 'Renewal, time, data',
      note: 'One line answers the three questions that customers have first.',
    },
    {
      part: 'heading',
      title: '“Confirmed”',
      note: 'The customer wants to know that the cancellation worked, which “we are sorry to see you go” does not say.',
    },
    {
      part: 'text',
      title: 'What was done',
      note: 'It names the plan and the workspace and says that nothing else is needed, without asking again whether they are sure.',
    },
    {
      part: 'details',
      title: 'The details of the cancellation',
      note: 'They say what was canceled, by whom, when you received it, and when it ends, which is what a court or an accountant would ask for.',
    },
    {
      part: 'text',
      title: 'What happens to the data',
      note: 'Full access is followed by read-only access and then by deletion, and each step has its date.',
    },
    {
      part: 'button',
      title: 'A button that helps the customer',
      note: 'The most prominent element helps the customer leave with their data, and people remember that.',
    },
    {
      part: 'aside',
      title: 'The way back',
      note: 'A plain link, without a discount or pleading, is enough for customers who change their mind.',
    },
    {
      part: 'aside',
      title: 'If it was someone else',
      note: 'An unauthorized cancellation is rare but serious, so the email says where to report it.',
    },
    {
      part: 'footer',
      title: 'Why it was sent',
      note: 'Explains why this address received it, suggests keeping it as proof, and thanks the customer.',
    },
  ],
  rules: {
    do: [
      'Send it within a minute, to the billing email and to the person who canceled.',
      'State the time of receipt, the last paid day, and the day on which the data is deleted.',
      'Use the button for the export, because that is what customers need next.',
      'Let customers undo the cancellation until the last paid day.',
      'Stop all marketing sequences that promote the plan the customer has left.',
      'Send a reminder a few days before the data is deleted, with the link to the export.',
    ],
    avoid: [
      'Tell customers how sad the team is that they are leaving.',
      'Require a survey or a call before you confirm the cancellation.',
      'List everything that customers will lose in red, to make them reconsider.',
      'Send “we miss you” emails to people who never agreed to marketing.',
      'End access on the day of the cancellation when a later date has been paid for.',
    ],
  },
  security: {
    isLegal: true,
    lead: 'Customers have a right to cancel, several European laws say how, and this email is what they can refer to later.',
    checkedOn: '2026-11-21',
    sources:
      'BGB is the German Civil Code. Laws differ by country and by type of customer, so have a lawyer review your own wording.',
    notes: [
      {
        title: 'Confirm immediately and in writing',
        note: 'For consumers in Germany, you have to confirm the content of the cancellation, the date and time you received it, and the day the contract ends, electronically and immediately. The details in this email cover all of that.',
        source: {
          label: '§ 312k(4) BGB',
          href: 'https://www.gesetze-im-internet.de/bgb/__312k.html',
        },
      },
      {
        title: 'Withdrawal from a contract is different',
        note: 'Since 19 June 2026, businesses that conclude contracts with EU consumers online need a withdrawal function, and must acknowledge its use on a durable medium, with date and time. A withdrawal is refunded, while this email is for ordinary cancellations.',
        source: {
          label: 'Directive (EU) 2023/2673',
          href: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
        },
      },
      {
        title: 'At least 30 days to retrieve data',
        note: 'If a customer switches from one data processing service to another, which covers much of SaaS, the EU Data Act requires the contract to allow at least 30 days for data retrieval, counted from the end of the transition period.',
        source: {
          label: 'Data Act, Article 25(2)(g)',
          href: 'https://eur-lex.europa.eu/eli/reg/2023/2854/oj',
        },
      },
      {
        title: 'Some data has to be kept',
        note: 'Because invoices have to be stored for years, keep them separate from the workspace so that you can delete one without the other, and explain both in your privacy notice.',
        source: {
          label: 'GDPR, Article 17(3)(b)',
          href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
        },
      },
      {
        title: 'Protect the export',
        note: 'Ask for a new login, create the file on request, let its link expire, and notify the owner by email when someone has downloaded it.',
      },
      {
        title: 'Ask before you resume the subscription',
        note: 'Resuming the subscription starts payments again, so a link in an email must not be enough. Require a logged-in person to click a button next to the price.',
      },
      {
        title: 'End API access on the last day',
        note: 'API keys, webhooks, shared links and integrations end with the plan. List them on the export page, so that customers know what will stop working.',
      },
    ],
  },
  related: [
    {
      label: 'Trial expired email',
      href: '/transactional-email-templates/trial-expired/',
      hint: 'Write to people whose trial ends without a plan.',
    },
    {
      label: 'Contacts API',
      href: '/docs/api/contacts/',
      hint: 'Remove the contact from your sequences for customers.',
    },
    {
      label: 'Email attachments',
      href: '/docs/email-attachments/',
      hint: 'Attach the confirmation as a PDF if you want to send one, too.',
    },
    {
      label: 'SaaS churn calculator',
      href: '/tools/saas-churn-calculator/',
      hint: 'Calculate how much revenue cancellations cost you in a year.',
    },
  ],
  faq: [
    {
      question: 'Must a cancellation be confirmed by email?',
      answer:
        'It depends on the country and the customer. German law requires an immediate confirmation in text form when consumers cancel with the button on a website. Elsewhere it is good practice, because customers without a confirmation write to your support team or call their bank.',
    },
    {
      question: 'May the email try to win the customer back?',
      answer:
        'It may say how to resume the subscription, but an offer turns the confirmation into advertising, which in the EU generally requires consent or the exception for existing customers, so keep the two apart.',
    },
    {
      question: 'Where do I ask for the reason?',
      answer:
        'On the page that follows the cancellation, as a question that people can skip. They answer it more honestly there than before they can cancel, and the email stays a confirmation.',
    },
    {
      question: 'When should the access end?',
      answer:
        'It should end on the last day that has been paid for. If your terms end it sooner, say how much you refund, and make sure that the email, the account and the terms all name the same date.',
    },
    {
      question: '“Canceled” or “cancelled”?',
      answer:
        'Both are correct: American English has one l, and British English has two. This template uses the American spelling, which you can change to match your product.',
    },
    {
      question: 'What if a payment failed and the plan ended because of it?',
      answer:
        'Then no one canceled, so there is nothing to confirm. Send a different email that says which payment failed, since when, and how to start again.',
    },
  ],
});
