import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {preheader, TrialEnding, type TrialEndingProps} from './TrialEnding';
import {text} from './text';

const VISA = 'https://www.chargebee.com/docs/2.0/trial-rules.html';

export const trialEnding = defineTemplate<TrialEndingProps>({
  slug: 'trial-ending',
  title: 'Trial ending email',
  lead: 'A charge should never come as a surprise. This email names the day, the amount and the card, and it puts the way to cancel where readers find it.',
  description:
    'A trial ending email for trials that turn into a paid plan: day, price, card and a way to cancel. Copy it as HTML, React or plain text, with its API call.',
  moment: 'billing',
  sender: 'billing@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Your gap__name trial ends on {{endsOn}}',
      advice: 'The date is what readers need. They can still find it a week later.',
    },
    {
      text: 'gap__name: your plan starts on {{endsOn}}',
      advice:
        'For customers who chose a plan when they signed up and expect it to start.',
    },
    {
      text: '{{amount}} for gap__name on {{endsOn}}',
      advice:
        'The most direct subject of the three. Expect more cancellations, but fewer refunds and disputes.',
    },
  ],
  preheader,
  preheaderAdvice:
    'After a subject with the date, readers want to know the price and whether they can still get out. The preheader tells them both.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name, if you asked for it.',
      example: 'Jonas',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The address that started the trial.',
      example: 'jonas@customer.example',
    },
    {
      name: 'endsOn',
      type: 'string',
      required: true,
      description:
        'The day the trial ends and the first payment is charged, with its year.',
      example: '30 November 2026',
    },
    {
      name: 'planName',
      type: 'string',
      required: true,
      description:
        'The plan that starts, with the number of seats if that sets the price.',
      example: 'Team plan, 3 seats',
    },
    {
      name: 'amount',
      type: 'string',
      required: true,
      description: 'The first payment in the customer’s currency and number format.',
      example: '€36.00',
    },
    {
      name: 'billed',
      type: 'string',
      required: true,
      description: 'How often it is charged, and whether VAT is included.',
      example: 'Monthly, VAT included',
    },
    {
      name: 'paymentMethod',
      type: 'string',
      required: false,
      description: 'Brand and last four digits of the card, and nothing more of it.',
      example: 'Visa ending in 4242',
    },
    {
      name: 'planUrl',
      type: 'url',
      required: true,
      description: 'The page where the plan, the seats and the card can be changed.',
      example: 'https://app.acme.example/settings/plan',
    },
    {
      name: 'cancelUrl',
      type: 'url',
      required: true,
      description: 'The page that cancels online, without a call or a chat.',
      example: 'https://app.acme.example/settings/plan/cancel',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'A person who can explain the price or extend the trial.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(TrialEnding, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'A date instead of a countdown',
      note: '“Ends in 3 days” is wrong as soon as the email is read a day late.',
    },
    {
      part: 'preheader',
      title: 'Price and way out',
      note: 'The two things that a careful reader looks for are visible before the email is opened.',
    },
    {
      part: 'heading',
      title: 'The day again',
      note: 'It repeats the subject, because this is the fact that the reader has to remember.',
    },
    {
      part: 'text',
      title: 'What happens automatically',
      note: 'The plan starts without any action. Readers who want that can stop here.',
    },
    {
      part: 'details',
      title: 'Amount, plan, card',
      note: 'Amount, plan and card are what customers compare with their statement later.',
    },
    {
      part: 'button',
      title: 'Review, not upgrade',
      note: 'The reader has already chosen a plan. The button leads to the page where they can adjust it.',
    },
    {
      part: 'aside',
      title: 'Cancel in one sentence',
      note: 'The link goes straight to the cancellation, and the sentence says what it costs and what happens to the data.',
    },
    {
      part: 'footer',
      title: 'Who started it',
      note: 'The address answers “who signed up for this?” in companies where several people share an inbox.',
    },
  ],
  rules: {
    do: [
      'Send it at least seven days before the first charge if the trial is long enough.',
      'Name the amount that will be charged, including VAT.',
      'Link to a cancellation that works online and without a conversation.',
      'Add the name that will appear on the card statement, if it differs from your product’s.',
      'Cancel the scheduled email as soon as the customer cancels the trial.',
    ],
    avoid: [
      'Hide the price behind a link.',
      'Count down hours, or invent a discount that ends together with the trial.',
      'Send it to trials that end without a charge: those need another text.',
      'Add product tips, which make the email look like marketing.',
      'Rely on this email alone. Show the date inside the product, too.',
    ],
  },
  security: {
    isLegal: true,
    lead: 'A trial that turns into a paid plan is a contract, and card networks as well as consumer laws have rules for the moment when it starts to cost money.',
    checkedOn: '2026-11-23',
    sources:
      'The Visa rules are quoted from the documentation of a billing provider. Directive 2005/29/EC is about unfair commercial practices. This is a summary, not legal advice.',
    notes: [
      {
        title: 'Seven days’ notice for card payments',
        note: 'If a trial converts to a paid subscription, Visa asks for a reminder at least seven days before, and for a way to cancel online.',
        source: {label: 'Visa trial rules, at Chargebee', href: VISA},
      },
      {
        title: 'A statement that can be recognized',
        note: 'Visa also wants the descriptor of the first charge to show that a trial preceded it. Use the same name here, so that the customer connects the two.',
        source: {label: 'Visa trial rules, at Chargebee', href: VISA},
      },
      {
        title: 'No false urgency',
        note: 'Falsely stating that an offer will only be available for a very limited time is unfair to consumers in all circumstances.',
        source: {
          label: 'Directive 2005/29/EC, Annex I, 7',
          href: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
        },
      },
      {
        title: 'Never ask for the card here',
        note: 'Readers should not learn to enter card numbers after following a link in an email. Let the page ask for a login first.',
      },
      {
        title: 'Check the state before you send',
        note: 'The email is scheduled days ahead. Before it is sent, check that the trial still exists, that it was not canceled or extended, and that the price is still the same.',
      },
    ],
  },
  related: [
    {
      label: 'Trial expired email',
      href: '/transactional-email-templates/trial-expired/',
      hint: 'For trials that end without a plan.',
    },
    {
      label: 'Receipt email',
      href: '/transactional-email-templates/receipt/',
      hint: 'The email after the first payment.',
    },
    {
      label: 'Schedule an email',
      href: '/docs/scheduled-email-delivery/',
      hint: 'Send it seven days before the date.',
    },
    {
      label: 'SaaS churn calculator',
      href: '/tools/saas-churn-calculator/',
      hint: 'See what a lower churn rate is worth.',
    },
  ],
  faq: [
    {
      question: 'When should a trial ending email be sent?',
      answer:
        'At least seven days before the first charge, because that is what Visa asks for. If the trial itself lasts seven days, send it on the first day together with the confirmation, and again two days before the end.',
    },
    {
      question: 'Do I need it if the trial does not convert?',
      answer:
        'A reminder is still useful, but this text would be wrong, because it announces a payment. Say instead what stops working and how long the data is stored, and use the trial expired email on the day itself.',
    },
    {
      question: 'Will the reminder cost me customers?',
      answer:
        'Some people will cancel who would otherwise have been charged. They might have asked for a refund or disputed the charge instead, and a dispute usually costs you a fee on top of the payment.',
    },
    {
      question: 'Is a trial ending email marketing?',
      answer:
        'Not if it sticks to the contract: date, price, plan and cancellation. As soon as it advertises features or a discount, it becomes marketing and needs the consent that marketing needs.',
    },
  ],
});
