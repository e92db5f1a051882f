import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {preheader, Receipt, type ReceiptProps} from './Receipt';
import {text} from './text';

export const receipt = defineTemplate<ReceiptProps>({
  slug: 'receipt',
  title: 'Receipt email',
  lead: 'People keep receipts longer than most emails. So this one says what was paid, with which card and for what, and for a subscription also when the next payment is due.',
  description:
    'A receipt email to copy: line items, VAT, last four digits of the card, next charge. HTML, React and plain text, with notes on PCI DSS and the API call.',
  moment: 'billing',
  sender: 'receipts@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Your gap__name receipt: {{total}}',
      advice:
        '“Receipt” is the word people search for, and the amount is what they compare with their bank statement.',
    },
    {
      text: 'Receipt {{receiptNumber}} from gap__name',
      advice: 'For companies that file expenses by number.',
    },
    {
      text: 'Payment received: {{total}} for gap__name',
      advice:
        'It reassures the reader first, so choose it if an earlier attempt had failed.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It names the date and the card, which is what readers compare with their bank statement.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name of the person who paid.',
      example: 'Jonas',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The address that receipts are sent to, which is named in the footer.',
      example: 'jonas@orchard.example',
    },
    {
      name: 'receiptNumber',
      type: 'string',
      required: true,
      description: 'The number that your support team asks for.',
      example: 'R-20418',
    },
    {
      name: 'paidOn',
      type: 'string',
      required: true,
      description: 'Date of the charge, as on the bank statement.',
      example: '21 November 2026',
    },
    {
      name: 'cardBrand',
      type: 'string',
      required: true,
      description: 'The brand of the card, or “bank account” for a direct debit.',
      example: 'Visa',
    },
    {
      name: 'cardLast4',
      type: 'string',
      required: true,
      description: 'The last four digits, as your payment provider returns them.',
      example: '4242',
    },
    {
      name: 'statementName',
      type: 'string',
      required: true,
      description: 'Your name on the bank statement.',
      example: 'ACME* EVERGREEN',
    },
    {
      name: 'items',
      type: 'list',
      required: true,
      description: 'What was paid for. Discounts and credits are rows with a minus sign.',
      item: [
        {
          name: 'item',
          type: 'string',
          required: true,
          description: 'Name of the plan or product.',
          example: 'Extra seat',
        },
        {
          name: 'detail',
          type: 'string',
          required: true,
          description: 'Period, quantity or unit price.',
          example: '1 seat × €12.00',
        },
        {
          name: 'amount',
          type: 'string',
          required: true,
          description: 'Amount without VAT.',
          example: '€12.00',
        },
      ],
      example: [
        {
          item: 'Team plan, 21 November to 20 December',
          detail: '8 seats × €12.00',
          amount: '€96.00',
        },
        {item: 'Extra storage', detail: '100 GB × €0.09', amount: '€9.00'},
        {
          item: 'Credit for a seat you gave up',
          detail: '12 of 30 days',
          amount: '−€4.80',
        },
      ],
    },
    {
      name: 'net',
      type: 'string',
      required: true,
      description: 'Sum of the rows.',
      example: '€100.20',
    },
    {
      name: 'vatRates',
      type: 'list',
      required: true,
      description: 'One row per rate. Leave the list empty if you charge no VAT.',
      item: [
        {
          name: 'vatRate',
          type: 'string',
          required: true,
          description: 'The rate.',
          example: '20%',
        },
        {
          name: 'vatBase',
          type: 'string',
          required: true,
          description: 'The amount that the rate applies to.',
          example: '€100.20',
        },
        {
          name: 'vatAmount',
          type: 'string',
          required: true,
          description: 'The VAT at this rate.',
          example: '€20.04',
        },
      ],
      example: [{vatRate: '20%', vatBase: '€100.20', vatAmount: '€20.04'}],
    },
    {
      name: 'total',
      type: 'string',
      required: true,
      description: 'The amount that was charged.',
      example: '€120.24',
    },
    {
      name: 'nextChargeOn',
      type: 'string',
      required: false,
      description: 'Date of the next charge. Leave it out for a one-time payment.',
      example: '21 December 2026',
    },
    {
      name: 'billingUrl',
      type: 'url',
      required: false,
      description:
        'The page where customers can change or cancel the plan. Leave it out if there is no plan.',
      example: 'https://app.acme.example/settings/billing',
    },
    {
      name: 'invoiceUrl',
      type: 'url',
      required: true,
      description: 'The invoice for this payment.',
      example: 'https://app.acme.example/invoices/2026-1187.pdf',
    },
    {
      name: 'buyerName',
      type: 'string',
      required: true,
      description: 'Company or person, for the expense report.',
      example: 'Orchard & Daughters OG',
    },
    {
      name: 'sellerName',
      type: 'string',
      required: true,
      description: 'Your full legal name.',
      example: 'Evergreen Software GmbH',
    },
    {
      name: 'sellerAddress',
      type: 'string',
      required: true,
      description: 'Your registered address, in one line.',
      example: 'Ringstrasse 1, 1010 Vienna, Austria',
    },
    {
      name: 'sellerVatId',
      type: 'string',
      required: true,
      description: 'Your VAT number.',
      example: 'ATU00000000',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Where customers ask about a charge before they ask their bank.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(Receipt, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Subject',
      note: '“Receipt”, your product name and the amount are what people type to find it in a full inbox.',
    },
    {
      part: 'preheader',
      title: 'Preheader',
      note: 'It says which card was charged, so readers can archive the email unread.',
    },
    {
      part: 'heading',
      title: 'What happened',
      note: 'It thanks the customer and says what happened, because there is nothing left to do.',
    },
    {
      part: 'details',
      title: 'Amount and date',
      note: 'Both match the bank statement, to the cent and in the same currency.',
    },
    {
      part: 'details',
      title: 'How it was paid',
      note: 'The brand and four digits tell cards apart. Your name as on the bank statement keeps customers from wondering who charged them.',
    },
    {
      part: 'details',
      title: 'What comes next',
      note: 'The date of the next charge, with a link to change or cancel the plan. A charge that was announced is less likely to be disputed by mistake. Leave both out for a one-time payment.',
    },
    {
      part: 'details',
      title: 'What was paid for',
      note: 'Each line says how its amount was calculated, and credits have a real minus sign. The table has proper headers, so screen readers can read it out.',
    },
    {
      part: 'button',
      title: 'The invoice',
      note: 'For customers who have to hand in an invoice, which is the only thing they may still need.',
    },
    {
      part: 'aside',
      title: 'If the charge looks unfamiliar',
      note: 'Customers dispute a charge they do not recognize, unless someone offers to look into it first.',
    },
    {
      part: 'footer',
      title: 'Who was paid',
      note: 'Legal name, address and VAT number, without which many expense reports are rejected.',
    },
  ],
  rules: {
    do: [
      'Wait until the provider confirms the payment, then send it within a minute.',
      'Show VAT separately from the price, with its rate.',
      'Give the name on the bank statement exactly as it appears there.',
      'Announce the next charge and its date, if there is one.',
      'Send a separate email for a refund, with its own number.',
    ],
    avoid: [
      'Print more than four digits of a card, its expiry date or its security code.',
      'Send two receipts for one payment because a webhook was delivered twice.',
      'Sell an upgrade where people check what they paid.',
      'Round amounts. A difference of one cent leads to an email to support.',
      'Send the receipt as an image, which cannot be searched, read aloud or copied.',
    ],
  },
  security: {
    isLegal: true,
    lead: 'A receipt stays in an inbox for years and is forwarded to people you have never met. Include nothing that you would not print on paper.',
    checkedOn: '2026-11-21',
    sources:
      'PCI DSS is the security standard of the card industry, and a PAN is a full card number.',
    notes: [
      {
        title: 'Show four digits and no more',
        note: 'The standard allows you to display the bank’s first digits and the last four at most. The last four are enough for a reader to recognize the card, so show nothing else.',
        source: {
          label: 'PCI SSC on requirement 3.4.1',
          href: 'https://www.pcisecuritystandards.org/faq/articles/Frequently_Asked_Question/how-can-an-entity-meet-pci-dss-requirements-for-pan-masking-and-truncation-if-it-has-migrated-to-8-digit-bins/',
        },
      },
      {
        title: 'Keep card numbers out of email',
        note: 'A PAN that is sent by email has to be strongly encrypted, even when the customer requests it. The email therefore asks readers not to send their card number.',
        source: {
          label: 'PCI DSS 4.0.1, requirement 4.2.2',
          href: 'https://withpci.com/requirements/4/4.2/4.2.2.html',
        },
      },
      {
        title: 'Send one receipt per payment',
        note: 'Payment events are delivered at least once, and sometimes twice. Store the ID of the event before you send, or use the ID of the payment as the idempotency key of the request.',
        source: {
          label: 'Shopify, on duplicate events',
          href: 'https://shopify.dev/apps/build/webhooks/ignore-duplicates',
        },
      },
      {
        title: 'When a receipt can replace an invoice',
        note: 'Up to €100, EU countries allow a simplified invoice with date, seller, type of supply and VAT, with exceptions for cross-border supplies. Above that amount, link to the full invoice, as the button does.',
        source: {
          label: 'VAT Directive, Article 220a',
          href: 'https://datenbank.nwb.de/Dokument/452295_Article220a',
        },
      },
      {
        title: 'Include only what the reader needs',
        note: 'Leave out home addresses, internal IDs and lists of users. What is not in the email cannot be forwarded.',
        source: {
          label: 'Isle of Man, on data minimisation',
          href: 'https://inforights.im/organisations/data-protection-law-2018/principles-of-data-protection/data-minimisation/',
        },
      },
      {
        title: 'Put links behind a login',
        note: 'Receipts are often forwarded. The invoice and the billing page therefore require a login, so that the accountant’s copy gives no access to the account.',
      },
    ],
  },
  related: [
    {
      label: 'Invoice email',
      href: '/transactional-email-templates/invoice/',
      hint: 'The email to send before the payment.',
    },
    {
      label: 'Payment failed email',
      href: '/transactional-email-templates/payment-failed/',
      hint: 'The email to send if the payment fails.',
    },
    {
      label: 'Webhooks',
      href: '/docs/webhooks/',
      hint: 'How to handle events that arrive twice.',
    },
    {
      label: 'Plain text emails',
      href: '/docs/plain-text-emails/',
      hint: 'How to write a bill without columns.',
    },
  ],
  faq: [
    {
      question: 'What is the difference between a receipt and an invoice?',
      answer:
        'An invoice asks for a payment and contains what VAT law requires. A receipt confirms that the payment was made. When a card is charged automatically, all customers need a receipt immediately, and businesses also need the invoice as a file, which is what the button is for.',
    },
    {
      question: 'Can I show when the card expires?',
      answer:
        'Leave it out. It does not help anyone recognize a payment, and it puts more card data into an inbox. If the card is about to expire, send a separate email about that.',
    },
    {
      question: 'How do I show a discount or a refund?',
      answer:
        'A discount is a row with a minus sign in front of its amount. Use the real sign (U+2212), which is as wide as a plus and is read out as “minus”. A refund gets an email of its own, with the number of the receipt it belongs to.',
    },
    {
      question: 'Why does the plain text have no columns?',
      answer:
        'Columns made of spaces only line up in a monospaced font, and only until a name is longer than expected. Name, details and amount below each other work in every client, in quoted replies and with screen readers.',
    },
    {
      question: 'Do figures line up in every client?',
      answer:
        'They end at the same edge in every client. In clients that do not know “end”, such as Outlook on Windows, an older attribute does the same. The email also asks for figures of equal width, which some clients ignore.',
    },
    {
      question: 'Does every renewal need one?',
      answer:
        'Yes, unless the customer has turned it off. It proves that they were told about a charge, and is the first thing you will look for when one is disputed.',
    },
  ],
});
