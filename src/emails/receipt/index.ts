import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {preheader, Receipt, type ReceiptProps} from './Receipt';
import {text} from './text';

export const receipt = defineTemplate<ReceiptProps>({
  slug: 'receipt',
  title: 'Receipt email',
  lead: 'People keep receipts longer than most emails. So this one says what was paid, with which card and for what, and when the next payment is due.',
  description:
    'A receipt email to copy: line items, VAT, last four digits of the card, next charge. HTML, React and plain text, with notes on PCI DSS and the API call.',
  moment: 'billing',
  sender: 'receipts@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Your gap__name receipt: {{total}}',
      advice: 'The word people search for, and the sum they compare with their bank.',
    },
    {
      text: 'Receipt {{receiptNumber}} from gap__name',
      advice: 'For companies, whose expenses are filed by number.',
    },
    {
      text: 'Payment received: {{total}} for gap__name',
      advice: 'Reassures first. Choose it after a payment that had failed before.',
    },
  ],
  preheader,
  preheaderAdvice:
    'Which card, and when the next charge comes. A charge that was announced is rarely disputed.',
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
      description: 'Where receipts go, named at the foot of the letter.',
      example: 'jonas@orchard.example',
    },
    {
      name: 'receiptNumber',
      type: 'string',
      required: true,
      description: 'What support asks for.',
      example: 'R-20418',
    },
    {
      name: 'paidOn',
      type: 'string',
      required: true,
      description: 'Day of the charge, as the bank will show it.',
      example: '21 November 2026',
    },
    {
      name: 'cardBrand',
      type: 'string',
      required: true,
      description: 'What is printed on the card. “Direct debit” works, too.',
      example: 'Visa',
    },
    {
      name: 'cardLast4',
      type: 'string',
      required: true,
      description: 'Four digits, as your payment provider hands them over.',
      example: '4242',
    },
    {
      name: 'statementName',
      type: 'string',
      required: true,
      description: 'How you are called on the bank statement.',
      example: 'ACME* EVERGREEN',
    },
    {
      name: 'items',
      type: 'list',
      required: true,
      description: 'What was paid for. Discounts and credits are rows with a minus.',
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
          description: 'Time, quantity or price of one.',
          example: '1 seat × €12.00',
        },
        {
          name: 'amount',
          type: 'string',
          required: true,
          description: 'Without VAT.',
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
      description: 'The rows, added up.',
      example: '€100.20',
    },
    {
      name: 'vatRates',
      type: 'list',
      required: true,
      description: 'One row a rate. No rows where you charge no VAT.',
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
          description: 'The sum it applies to.',
          example: '€100.20',
        },
        {
          name: 'vatAmount',
          type: 'string',
          required: true,
          description: 'What it comes to.',
          example: '€20.04',
        },
      ],
      example: [{vatRate: '20%', vatBase: '€100.20', vatAmount: '€20.04'}],
    },
    {
      name: 'total',
      type: 'string',
      required: true,
      description: 'The sum that left the account.',
      example: '€120.24',
    },
    {
      name: 'nextChargeOn',
      type: 'string',
      required: true,
      description: 'Day of the next charge.',
      example: '21 December 2026',
    },
    {
      name: 'billingUrl',
      type: 'url',
      required: true,
      description: 'Page on which the plan ends as easily as it began.',
      example: 'https://app.acme.example/settings/billing',
    },
    {
      name: 'invoiceUrl',
      type: 'url',
      required: true,
      description: 'The invoice to this payment.',
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
      description: 'Who was paid, by law.',
      example: 'Evergreen Software GmbH',
    },
    {
      name: 'sellerAddress',
      type: 'string',
      required: true,
      description: 'Registered address, in one line.',
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
      description: 'Asked before the bank is, if you are quick.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(Receipt, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Subject',
      note: '“Receipt”, your name, the sum. Three words that find it in a full inbox.',
    },
    {
      part: 'preheader',
      title: 'Preheader',
      note: 'Which card paid, and that the reader is free to archive it unread.',
    },
    {
      part: 'heading',
      title: 'The good news',
      note: 'The only heading of the family that thanks. It says what happened, not what to do.',
    },
    {
      part: 'details',
      title: 'Sum and day',
      note: 'As they stand on the bank statement, to the cent and in that currency.',
    },
    {
      part: 'details',
      title: 'How it was paid',
      note: 'Brand and four digits tell cards apart. Your name on the statement saves the search for “who is that?”.',
    },
    {
      part: 'details',
      title: 'What for',
      note: 'Every line with its make-up, credits with a true minus sign. Headers are headers, so the table can be heard as well as seen.',
    },
    {
      part: 'button',
      title: 'The invoice',
      note: 'For everybody who has to hand in a paper. It is the one thing left to want.',
    },
    {
      part: 'text',
      title: 'What comes next',
      note: 'The next charge with its date, and the way out beside it. Both unasked.',
    },
    {
      part: 'aside',
      title: 'The doubt',
      note: 'A charge no one knows ends at the bank unless someone offers to look into it first.',
    },
    {
      part: 'footer',
      title: 'Who was paid',
      note: 'Legal name, address, VAT number. Dull, and what an expense report is refused for.',
    },
  ],
  rules: {
    do: [
      'Wait for the provider’s word that the money is there, then write within the minute.',
      'Show VAT apart from the price, with its rate.',
      'Name the statement entry letter for letter.',
      'Announce the next charge with its date.',
      'Write again for a refund, under its own number.',
    ],
    avoid: [
      'Print more than four digits of a card, its expiry date or its security code.',
      'Send two receipts for one payment because a webhook came twice.',
      'Sell an upgrade in the place where people check what they paid.',
      'Round. A cent of difference is an email to support.',
      'Attach a picture of the receipt. It cannot be searched, read aloud or copied.',
    ],
  },
  security: {
    lead: 'A receipt lies in an inbox for years and is forwarded to people you have never met. Write nothing into it that you would not print on paper.',
    checkedOn: '2026-11-21',
    sources:
      'PCI DSS is the card industry’s security standard; a PAN is a full card number.',
    notes: [
      {
        title: 'Four digits, no more',
        note: 'The standard lets you display the bank’s first digits and the last four at most. The last four tell a reader which card it was, so the rest has no business here.',
        source: {
          label: 'PCI SSC on requirement 3.4.1',
          href: 'https://www.pcisecuritystandards.org/faq/articles/Frequently_Asked_Question/how-can-an-entity-meet-pci-dss-requirements-for-pan-masking-and-truncation-if-it-has-migrated-to-8-digit-bins/',
        },
      },
      {
        title: 'Card numbers don’t travel by email',
        note: 'A PAN sent by email has to be strongly encrypted, even when the customer asks for it. So the letter tells people to leave theirs out of their answer.',
        source: {
          label: 'PCI DSS 4.0.1, requirement 4.2.2',
          href: 'https://withpci.com/requirements/4/4.2/4.2.2.html',
        },
      },
      {
        title: 'One payment, one receipt',
        note: 'Payment events are delivered at least once, and sometimes twice. Store the event’s id before you send, or use the payment’s id as the request’s idempotency key.',
        source: {
          label: 'Shopify, on duplicate events',
          href: 'https://shopify.dev/apps/build/webhooks/ignore-duplicates',
        },
      },
      {
        title: 'When it may stand for an invoice',
        note: 'Up to €100, EU countries allow a simplified invoice, with exceptions across borders: date, seller, kind of supply, VAT. Above that, link to the full one, as the button does.',
        source: {
          label: 'VAT Directive, Article 220a',
          href: 'https://datenbank.nwb.de/Dokument/452295_Article220a',
        },
      },
      {
        title: 'Only what the reader needs',
        note: 'No home address of a private person, no internal ids, no list of who sits on which seat. What is not in the letter cannot be forwarded.',
        source: {
          label: 'Isle of Man, on data minimisation',
          href: 'https://inforights.im/organisations/data-protection-law-2018/principles-of-data-protection/data-minimisation/',
        },
      },
      {
        title: 'Links that ask who you are',
        note: 'Forwarded receipts are normal here. Invoice and billing page need a sign-in, so that the accountant’s copy is not a key to the account.',
      },
    ],
  },
  related: [
    {
      label: 'Invoice email',
      href: '/transactional-email-templates/invoice/',
      hint: 'Before the money has come.',
    },
    {
      label: 'Payment failed email',
      href: '/transactional-email-templates/payment-failed/',
      hint: 'When it does not come.',
    },
    {
      label: 'Webhooks',
      href: '/docs/webhooks/',
      hint: 'Events that arrive twice, and what to do.',
    },
    {
      label: 'Plain text emails',
      href: '/docs/plain-text-emails/',
      hint: 'A bill without columns.',
    },
  ],
  faq: [
    {
      question: 'What is the difference between a receipt and an invoice?',
      answer:
        'An invoice asks for money and carries what VAT law prescribes. A receipt says that money has come. When a card is charged by itself, customers need the second at once, and businesses want the first as a file: hence the button.',
    },
    {
      question: 'May I show when the card expires?',
      answer:
        'Leave it out. It helps no one to recognize a payment, and it is one more piece of a card in an inbox. If the card runs out soon, write an email about that.',
    },
    {
      question: 'How do I show a discount or a refund?',
      answer:
        'A discount is a row with a minus in front of its amount: the real sign (U+2212), which is as wide as a plus and is read as “minus”. A refund is an email of its own, with the number of the receipt it belongs to.',
    },
    {
      question: 'Why does the plain text have no columns?',
      answer:
        'Columns made of blanks hold only in a font of one width, and only until a name is longer than expected. Name, make-up and amount under each other survive every client, every quotation and every screen reader.',
    },
    {
      question: 'Do figures line up in every client?',
      answer:
        'They end at the same edge everywhere: where “end” is not known, as in Outlook on Windows, an older attribute says it. The letter also asks for figures of one width. A client that does not know the request keeps those of its font.',
    },
    {
      question: 'Does every renewal need one?',
      answer:
        'Send it, unless customers can turn it off themselves. It is the proof that a charge was expected, and the first thing you will look for when one is disputed.',
    },
  ],
});
