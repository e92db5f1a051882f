import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {PaymentFailed, preheader, type PaymentFailedProps} from './PaymentFailed';
import {text} from './text';

export const paymentFailed = defineTemplate<PaymentFailedProps>({
  slug: 'payment-failed',
  title: 'Payment failed email',
  lead: 'The first notice after a failed charge is often the only one you need. It says why the charge failed, when you will try again, and that nothing changes today.',
  description:
    'A calm first dunning email: why the charge failed, when you try again, how to update the card. HTML, React, plain text and the API call.',
  moment: 'billing',
  sender: 'billing@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'We could not charge your card for gap__name',
      advice: 'Neutral, and it blames no one. Use it for the first notice.',
    },
    {
      text: 'Your gap__name payment of {{amount}} did not go through',
      advice:
        'With the amount, customers can compare it with their own records before they open the email.',
    },
    {
      text: 'About {{planName}} at gap__name: please check your card',
      advice: 'For customers who use several of your products or cards.',
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
      description: 'Used in the greeting only, and not required.',
      example: 'Mira',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description:
        'The person who is responsible for payments, not every member of the account.',
      example: 'mira@orchard.example',
    },
    {
      name: 'amount',
      type: 'string',
      required: true,
      description: 'The amount that could not be charged.',
      example: '€120.24',
    },
    {
      name: 'planName',
      type: 'string',
      required: true,
      description: 'What the payment was for.',
      example: 'the Team plan',
    },
    {
      name: 'failedOn',
      type: 'string',
      required: true,
      description: 'Date of the first attempt.',
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
      description:
        'A full sentence based on the decline code. See below which codes to hide.',
      example: 'The bank declined it and did not say why.',
    },
    {
      name: 'updateUrl',
      type: 'url',
      required: true,
      description: 'The page to update the card, behind your login.',
      example: 'https://app.acme.example/settings/billing/card',
    },
    {
      name: 'billingPath',
      type: 'string',
      required: true,
      description: 'The path to the same page, for people who do not click links.',
      example: 'Settings, then Billing',
    },
    {
      name: 'schedule',
      type: 'list',
      required: true,
      description:
        'What you will do and when, up to the last step. Leave out attempts you will not make.',
      item: [
        {
          name: 'day',
          type: 'string',
          required: true,
          description: 'A short date without the year.',
          example: '12 December',
        },
        {
          name: 'step',
          type: 'string',
          required: true,
          description: 'What happens on that day, in one sentence.',
          example: 'We write to you once more.',
        },
      ],
      example: [
        {day: '24 November', step: 'We try the card again.'},
        {day: '28 November', step: 'We try one last time.'},
        {
          day: '5 December',
          step: 'If the amount is still due, your account becomes read-only. Nothing is deleted.',
        },
      ],
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Someone who can grant more time.',
      example: 'billing@acme.example',
    },
  ],
  html: (props, theme) => createElement(PaymentFailed, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Subject',
      note: 'No “urgent” and no “action required”, because phishing emails begin like that.',
    },
    {
      part: 'preheader',
      title: 'Preheader',
      note: 'It gives the amount and says that the account still works, so readers open the email calmly.',
    },
    {
      part: 'heading',
      title: 'What happened',
      note: '“Did not go through” is about a payment and does not blame the customer.',
    },
    {
      part: 'text',
      title: 'Date, card and reason',
      note: 'Enough to know which card it is, and whether the card is the problem at all.',
    },
    {
      part: 'details',
      title: 'What is due',
      note: 'One amount for one payment. Older debts belong in a different email.',
    },
    {
      part: 'button',
      title: 'A new card',
      note: 'A new card fixes many causes, such as an expired or blocked card. The form comes after a login.',
    },
    {
      part: 'text',
      title: 'The way without a link',
      note: 'Careful readers are right to distrust this kind of email, so it also gives the path to the page.',
    },
    {
      part: 'details',
      title: 'The schedule',
      note: 'It lists attempts and consequences with their dates, including the last one. A date works better than a threat, and it is polite.',
    },
    {
      part: 'aside',
      title: 'The other cases',
      note: 'Readers may need another way to pay or more time, and one reply settles either.',
    },
    {
      part: 'footer',
      title: 'Why this person',
      note: 'Says that it was sent only to the person responsible for payments, because owners ask who else knows.',
    },
  ],
  rules: {
    do: [
      'Try again without an email first, if the decline code allows it.',
      'Send it on a weekday morning in the customer’s time zone.',
      'Leave the account unchanged until the date you have named.',
      'Stop the series as soon as a payment arrives.',
      'Have replies read by someone who can make decisions.',
    ],
    avoid: [
      'Use blame, capitals, red or countdowns.',
      'Repeat the word “lost” or “stolen” from a decline code.',
      'Ask for the card number in a form inside the email, or in a reply.',
      'Lock customers out of their own data over one monthly payment.',
      'Write to everyone in the account. Only the payer needs to know.',
    ],
  },
  security: {
    lead: 'Criminals imitate this email more than most. A suspicious reader should be able to check yours without clicking anything.',
    checkedOn: '2026-11-21',
    sources: 'The FTC is the consumer protection agency of the United States.',
    notes: [
      {
        title: 'Customers are warned about this email',
        note: 'Consumer agencies warn of emails about a payment problem with a link to fix it, and tell people to go to the website themselves. The email names the path, so that readers can do that.',
        source: {
          label: 'FTC, 2024',
          href: 'https://consumer.ftc.gov/consumer-alerts/2024/09/dont-take-bait-phishing-scams',
        },
      },
      {
        title: 'Do not retry every card',
        note: 'Some declines are final, for example when an account is closed, and retrying them is useless. In that case, the schedule has one row with the day on which something changes.',
        source: {
          label: 'Stripe, on retries',
          href: 'https://docs.stripe.com/billing/revenue-recovery/smart-retries',
        },
      },
      {
        title: 'Limit the number of retries',
        note: 'Visa’s rules broadly forbid more than 15 retries of one payment in 30 days, and charge fees for them. Two or three well-spaced attempts are enough.',
        source: {
          label: 'Stripe, on excessive retries',
          href: 'https://support.stripe.com/questions/payment-blocked-due-to-excessive-retries',
        },
      },
      {
        title: 'Keep some reasons private',
        note: 'Do not reveal codes for lost, stolen or suspicious cards, because the reader may be the person who found the card. “The bank declined it” is true and sufficient.',
        source: {
          label: 'Stripe, decline codes',
          href: 'https://docs.stripe.com/declines/codes',
        },
      },
      {
        title: 'When the bank requires confirmation',
        note: 'authentication_required means that the payer has to confirm the charge, and a new card does not help. Link the button to the confirmation page, and change its label.',
        source: {
          label: 'Stripe, on authentication_required',
          href: 'https://docs.stripe.com/declines/codes',
        },
      },
      {
        title: 'A page that reveals nothing',
        note: 'Readers may forward the link to a colleague who has the company card. Put a login behind it, or a page that accepts a card without showing the old one or the account.',
      },
    ],
  },
  related: [
    {
      label: 'Dunning emails',
      href: '/articles/dunning-emails/',
      hint: 'The complete series, day by day.',
    },
    {
      label: 'Churn calculator',
      href: '/tools/saas-churn-calculator/',
      hint: 'See what failed cards cost in a year.',
    },
    {
      label: 'Receipt email',
      href: '/transactional-email-templates/receipt/',
      hint: 'The email to send after a successful payment.',
    },
    {
      label: 'Schedule delivery',
      href: '/docs/scheduled-email-delivery/',
      hint: 'Send it at nine o’clock in the reader’s time zone.',
    },
  ],
  faq: [
    {
      question: 'Should I send an email after the first failure?',
      answer:
        'Not always. Many payments succeed on a second attempt a day or two later. Write immediately if the card itself is the problem because it has expired, was blocked or was replaced, since only the customer can fix that.',
    },
    {
      question: 'How many reminders should I send?',
      answer:
        'Three is a good rule: this one, one halfway, and one shortly before the date on which something changes. Each repeats the date and adds one fact. After that, a person should write.',
    },
    {
      question: 'What do I send as “reason”?',
      answer:
        'Send a sentence that customers understand. insufficient_funds becomes “There was not enough money in the account this time.”, and expired_card becomes “The card has expired.” For everything you cannot explain, use “The bank declined it and did not say why.”',
    },
    {
      question: 'Can it offer a discount?',
      answer:
        'It should not. The customer wanted to pay and could not, so an offer turns a technical problem into a negotiation, and a service message into advertising.',
    },
    {
      question: 'Does it need an unsubscribe link?',
      answer:
        'No, because it concerns an active contract and goes to the payer whatever newsletters they have unsubscribed from. What it does need is an address where someone responds.',
    },
    {
      question: 'What if the customer has paid in the meantime?',
      answer:
        'Check the payment status right before sending, not when you schedule the email, and cancel scheduled emails as soon as the payment arrives. ',
    },
  ],
});
