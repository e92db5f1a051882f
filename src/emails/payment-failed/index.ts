import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {PaymentFailed, preheader, type PaymentFailedProps} from './PaymentFailed';
import {text} from './text';

export const paymentFailed = defineTemplate<PaymentFailedProps>({
  slug: 'payment-failed',
  title: 'Payment failed email',
  lead: 'The first notice after a failed charge is often the only one you need. It says why the charge failed, when you will try again, and that nothing changes today.',
  description:
    'A first dunning email that keeps its calm: why the charge failed, when you try again, how to update the card. HTML, React, plain text and the call.',
  moment: 'billing',
  sender: 'billing@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'We could not charge your card for gap__name',
      advice: 'Plain, and no one’s fault. The right one for a first notice.',
    },
    {
      text: 'Your gap__name payment of {{amount}} did not go through',
      advice: 'The sum makes it recognisable: a fake rarely knows it.',
    },
    {
      text: 'About {{planName}} at gap__name: please check your card',
      advice: 'For customers of several of your products, or with several cards.',
    },
  ],
  preheader,
  preheaderAdvice:
    'Phishing emails work with fear, so the preheader takes it away: an amount is due, the account still works, and the update takes a minute.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'Greeting only; the letter works without.',
      example: 'Mira',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'Who looks after payments. Not each member of the account.',
      example: 'mira@orchard.example',
    },
    {
      name: 'amount',
      type: 'string',
      required: true,
      description: 'What could not be charged.',
      example: '€120.24',
    },
    {
      name: 'planName',
      type: 'string',
      required: true,
      description: 'For what. Cards pay for many things.',
      example: 'the Team plan',
    },
    {
      name: 'failedOn',
      type: 'string',
      required: true,
      description: 'Day of the first try.',
      example: '21 November 2026',
    },
    {
      name: 'cardBrand',
      type: 'string',
      required: true,
      description: 'Network of the card.',
      example: 'Visa',
    },
    {
      name: 'cardLast4',
      type: 'string',
      required: true,
      description: 'Its last four digits.',
      example: '4242',
    },
    {
      name: 'reason',
      type: 'string',
      required: true,
      description: 'A full sentence made from the decline code: see below which to hide.',
      example: 'The bank declined it and did not say why.',
    },
    {
      name: 'updateUrl',
      type: 'url',
      required: true,
      description: 'Page for a new card, behind your sign-in.',
      example: 'https://app.acme.example/settings/billing/card',
    },
    {
      name: 'billingPath',
      type: 'string',
      required: true,
      description: 'The same page for those who don’t press links.',
      example: 'Settings, then Billing',
    },
    {
      name: 'schedule',
      type: 'list',
      required: true,
      description:
        'What you do on which day, to the end. Leave out tries you won’t make.',
      item: [
        {
          name: 'day',
          type: 'string',
          required: true,
          description: 'Short: no year.',
          example: '12 December',
        },
        {
          name: 'step',
          type: 'string',
          required: true,
          description: 'What happens then, in one sentence.',
          example: 'We write to you once more.',
        },
      ],
      example: [
        {day: '24 November', step: 'We try the card again.'},
        {day: '28 November', step: 'Second and last try.'},
        {
          day: '5 December',
          step: 'If it is still open, your account becomes read-only. Nothing is deleted.',
        },
      ],
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Someone who may grant more time.',
      example: 'billing@acme.example',
    },
  ],
  html: (props, theme) => createElement(PaymentFailed, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Subject',
      note: 'No “urgent”, no “action required”. Both are what fakes begin with.',
    },
    {
      part: 'preheader',
      title: 'Preheader',
      note: 'The sum, and that the account works. It decides whether the email is opened with a calm hand.',
    },
    {
      part: 'heading',
      title: 'What happened',
      note: '“Did not go through”: a fact about a payment, not about a customer.',
    },
    {
      part: 'text',
      title: 'Day, card, cause',
      note: 'Enough to find the card in a wallet, and to know whether it is the card’s fault at all.',
    },
    {
      part: 'details',
      title: 'What is open',
      note: 'One sum for one thing. Older debts belong in another email.',
    },
    {
      part: 'button',
      title: 'A new card',
      note: 'The repair that works for nearly all causes. A sign-in comes before the form.',
    },
    {
      part: 'text',
      title: 'The way without a link',
      note: 'Careful people are right to distrust this kind of email. Here they learn the path instead.',
    },
    {
      part: 'details',
      title: 'The timetable',
      note: 'Tries and consequences with their days, the last one included. A date does what a threat would, and stays polite.',
    },
    {
      part: 'aside',
      title: 'The other cases',
      note: 'Paid meanwhile, another way to pay, more time. Each is one answer away.',
    },
    {
      part: 'footer',
      title: 'Why this person',
      note: 'Owners ask who else knows. The line says it: whoever looks after payments.',
    },
  ],
  rules: {
    do: [
      'Try once more in silence before you write, if the bank’s answer allows it.',
      'Send it in the morning of a working day, where the customer lives.',
      'Keep the account as it is until the day you have named.',
      'Stop the whole series the moment a payment comes in.',
      'Let a person with some discretion read the answers.',
    ],
    avoid: [
      'Blame, capitals, red, countdowns.',
      'Repeat the word “lost” or “stolen” from a decline code.',
      'Take the card number in a form inside the email, or by reply.',
      'Lock people out of their own data over one month’s fee.',
      'Write to everybody in the account. Money is between you and the payer.',
    ],
  },
  security: {
    lead: 'Criminals imitate this email more than most. A suspicious reader should be able to check yours without clicking anything.',
    checkedOn: '2026-11-21',
    sources: 'The FTC is the consumer protection agency of the United States.',
    notes: [
      {
        title: 'The favourite disguise',
        note: 'A problem with your payment, a link to mend it: consumer agencies warn of exactly that, and tell people to go to the site themselves. The letter names the path, so that they can.',
        source: {
          label: 'FTC, 2024',
          href: 'https://consumer.ftc.gov/consumer-alerts/2024/09/dont-take-bait-phishing-scams',
        },
      },
      {
        title: 'Not every card is tried again',
        note: 'Some answers of a bank are final, such as a closed account. Retrying them brings nothing. Then the timetable has one row: the day something changes.',
        source: {
          label: 'Stripe, on retries',
          href: 'https://docs.stripe.com/billing/revenue-recovery/smart-retries',
        },
      },
      {
        title: 'And not without end',
        note: 'Visa’s rules broadly forbid more than 15 retries of one payment in 30 days, and fees follow. Two or three well-spaced tries are plenty for a letter like this.',
        source: {
          label: 'Stripe, on excessive retries',
          href: 'https://support.stripe.com/questions/payment-blocked-due-to-excessive-retries',
        },
      },
      {
        title: 'Keep some reasons to yourself',
        note: 'Codes for a lost, stolen or suspected card are for you alone: whoever reads the email may be the one who found it. “The bank declined it” is true and says enough.',
        source: {
          label: 'Stripe, decline codes',
          href: 'https://docs.stripe.com/declines/codes',
        },
      },
      {
        title: 'When the bank wants to ask',
        note: 'authentication_required means the payer has to confirm the charge. A new card does not help then. Point the button at the confirmation, and change its words.',
        source: {
          label: 'Stripe, on authentication_required',
          href: 'https://docs.stripe.com/declines/codes',
        },
      },
      {
        title: 'A page that gives nothing away',
        note: 'The link may be forwarded to a colleague with the company card. Behind it: a sign-in, or a page that takes a card and shows neither the old one nor the account.',
      },
    ],
  },
  related: [
    {
      label: 'Dunning emails',
      href: '/articles/dunning-emails/',
      hint: 'The whole series, day by day.',
    },
    {
      label: 'Churn calculator',
      href: '/tools/saas-churn-calculator/',
      hint: 'What failed cards cost in a year.',
    },
    {
      label: 'Receipt email',
      href: '/transactional-email-templates/receipt/',
      hint: 'How the story ends well.',
    },
    {
      label: 'Schedule delivery',
      href: '/docs/scheduled-email-delivery/',
      hint: 'Nine o’clock, where the reader is.',
    },
  ],
  faq: [
    {
      question: 'Should the first failure be announced at all?',
      answer:
        'Not always. Many failures vanish with a quiet second try a day or two later. Write at once when the card itself is the trouble: expired, blocked, replaced. Then only the customer can help.',
    },
    {
      question: 'How many reminders are decent?',
      answer:
        'Three, as a rule: this one, one halfway, one shortly before the day on which something changes. Each repeats the date and adds one fact. After that, a person should write.',
    },
    {
      question: 'What do I put into “reason”?',
      answer:
        'A sentence for people. insufficient_funds becomes “The bank could not cover the sum this time.” expired_card becomes “The card has expired.” For everything you may not or cannot explain: “The bank declined it and did not say why.”',
    },
    {
      question: 'May it offer a discount to stay?',
      answer:
        'Better not. Whoever gets this letter wanted to pay and could not. An offer turns a mishap into a negotiation, and the email from a service message into advertising.',
    },
    {
      question: 'Does it need an unsubscribe link?',
      answer:
        'It concerns a contract that is running, so it goes to the payer whatever newsletters they have left. What it does need is someone who answers.',
    },
    {
      question: 'What if the customer has paid in the meantime?',
      answer:
        'Check the state of the payment right before sending, not when the email was planned. For scheduled emails, cancel what is waiting as soon as the money is in. The section at the end covers the minutes between.',
    },
  ],
});
