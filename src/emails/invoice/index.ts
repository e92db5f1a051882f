import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {Invoice, preheader, type InvoiceProps} from './Invoice';
import {text} from './text';

export const invoice = defineTemplate<InvoiceProps>({
  slug: 'invoice',
  title: 'Invoice email',
  lead: 'For the person who pays and for the accountant who files it. Line items, tax rates and notes are lists, so each row you add appears in the email, the plain text and the API call.',
  description:
    'An invoice email with what EU VAT law asks for: line items, VAT by rate, reverse charge, due date, pay button. HTML, React, plain text and the API call.',
  moment: 'billing',
  sender: 'billing@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'gap__name invoice {{invoiceNumber}}, due {{dueOn}}',
      advice:
        'It says whose invoice it is, which one, and when it is due, which is all a bookkeeper needs to file it.',
    },
    {
      text: 'Invoice {{invoiceNumber}} from gap__name: {{total}}',
      advice: 'Shows the amount, for customers who approve invoices by their total.',
    },
    {
      text: 'Your gap__name invoice for {{period}}',
      advice:
        'The friendliest one, for small customers who look for the month rather than the number.',
    },
  ],
  preheader,
  preheaderAdvice:
    'The amount comes first because people look for it later, followed by the due date. Readers who need nothing else do not have to open the email.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description:
        'First name of the reader, if you know it. Accounting departments have none.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'Billing email of the account, which often differs from the owner’s.',
      example: 'accounts@lemon.example',
    },
    {
      name: 'invoiceNumber',
      type: 'string',
      required: true,
      description: 'Unique and sequential, as tax law requires.',
      example: '2026-1142',
    },
    {
      name: 'issuedOn',
      type: 'string',
      required: true,
      description: 'Date of issue.',
      example: '21 November 2026',
    },
    {
      name: 'dueOn',
      type: 'string',
      required: true,
      description: 'Last day to pay, as a date and not as “in 14 days”.',
      example: '5 December 2026',
    },
    {
      name: 'period',
      type: 'string',
      required: true,
      description: 'When the service was supplied, if that is not the date of issue.',
      example: 'November 2026',
    },
    {
      name: 'items',
      type: 'list',
      required: true,
      description: 'One row for each line of the invoice, in the same order.',
      item: [
        {
          name: 'description',
          type: 'string',
          required: true,
          description: 'What was supplied.',
          example: 'Extra seats',
        },
        {
          name: 'detail',
          type: 'string',
          required: true,
          description: 'Quantity and unit price without VAT.',
          example: '2 × €12.00',
        },
        {
          name: 'amount',
          type: 'string',
          required: true,
          description: 'Amount of the line, without VAT.',
          example: '€24.00',
        },
      ],
      example: [
        {description: 'Team plan', detail: '8 seats × €12.00', amount: '€96.00'},
        {description: 'Extra storage', detail: '100 GB × €0.09', amount: '€9.00'},
        {
          description: 'Workshop on 12 November',
          detail: '2 hours × €90.00',
          amount: '€180.00',
        },
      ],
    },
    {
      name: 'net',
      type: 'string',
      required: true,
      description:
        'Sum of the lines. Your code adds it up, because templates do not calculate.',
      example: '€285.00',
    },
    {
      name: 'vatRates',
      type: 'list',
      required: true,
      description: 'A row for each rate on the invoice.',
      item: [
        {
          name: 'vatRate',
          type: 'string',
          required: true,
          description: 'The rate with its percent sign.',
          example: '20%',
        },
        {
          name: 'vatBase',
          type: 'string',
          required: true,
          description: 'The amount that the rate applies to.',
          example: '€285.00',
        },
        {
          name: 'vatAmount',
          type: 'string',
          required: true,
          description: 'The VAT.',
          example: '€57.00',
        },
      ],
      example: [{vatRate: '0%', vatBase: '€285.00', vatAmount: '€0.00'}],
    },
    {
      name: 'total',
      type: 'string',
      required: true,
      description: 'The amount to pay.',
      example: '€285.00',
    },
    {
      name: 'notes',
      type: 'list',
      required: true,
      description: 'Notes that tax law requires. The list may be empty.',
      item: [
        {
          name: 'note',
          type: 'string',
          required: true,
          description: 'One sentence.',
          example: 'Please quote the invoice number when you pay.',
        },
      ],
      example: [
        {
          note: 'Reverse charge: the customer owes the VAT (Article 196 of Directive 2006/112/EC).',
        },
      ],
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
      description: 'In one line.',
      example: 'Ringstrasse 1, 1010 Vienna, Austria',
    },
    {
      name: 'sellerVatId',
      type: 'string',
      required: true,
      description: 'Your VAT identification number.',
      example: 'ATU00000000',
    },
    {
      name: 'buyerName',
      type: 'string',
      required: true,
      description: 'The customer’s full legal name.',
      example: 'Lemon Studio Lda',
    },
    {
      name: 'buyerAddress',
      type: 'string',
      required: true,
      description: 'In one line.',
      example: 'Rua do Exemplo 2, 1000-001 Lisbon, Portugal',
    },
    {
      name: 'buyerVatId',
      type: 'string',
      required: false,
      description: 'Required if the customer owes the VAT.',
      example: 'PT000000000',
    },
    {
      name: 'payUrl',
      type: 'url',
      required: true,
      description: 'The payment page, on a domain your customers know.',
      example: 'https://app.acme.example/pay/7d1f0c93b2',
    },
    {
      name: 'pdfUrl',
      type: 'url',
      required: true,
      description:
        'The PDF, at a URL with a long random part that works without an account. If you require a login, attach the PDF as well.',
      example: 'https://app.acme.example/invoices/2026-1142.pdf',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Where customers report mistakes.',
      example: 'billing@acme.example',
    },
  ],
  html: (props, theme) => createElement(Invoice, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Subject',
      note: 'In three years, during an audit, people will search for this email by its number.',
    },
    {
      part: 'preheader',
      title: 'Preheader',
      note: 'The amount and the due date are visible in the inbox, where many people plan their payments.',
    },
    {
      part: 'heading',
      title: 'The number again',
      note: 'A heading that people can copy into a bank form as it is.',
    },
    {
      part: 'details',
      title: 'The amount, large',
      note: 'The date is next to it, so that no one has to look for either in a table.',
    },
    {
      part: 'button',
      title: 'Pay',
      note: 'It is near the top because most readers came for it. The label says what happens, and the link leads to your own domain.',
    },
    {
      part: 'text',
      title: 'The file',
      note: 'A link for the archive. Attach the PDF as well if your customers forward invoices to an accounting mailbox.',
    },
    {
      part: 'details',
      title: 'Lines and totals',
      note: 'A real table with headers, so a screen reader says “Team plan, Amount, €96.00”. The figures have equal widths and are aligned at the end of the line, so they are easy to add up.',
    },
    {
      part: 'text',
      title: 'Tax notes',
      note: 'Reverse charge, an exemption or self-billing. It is a list, because many invoices need none.',
    },
    {
      part: 'details',
      title: 'Both sides',
      note: 'Names, addresses and VAT numbers as on the PDF, so that readers can compare them before they pay.',
    },
    {
      part: 'aside',
      title: 'Against fraud',
      note: 'One sentence that protects your customers from fake invoices.',
    },
    {
      part: 'footer',
      title: 'Corrections',
      note: 'Says why this inbox received it and who corrects a wrong address. An invoice sent to the wrong place is usually paid late.',
    },
  ],
  rules: {
    do: [
      'Send it on the day of issue, to the address the customer has set for invoices.',
      'Write every amount with its currency, in the customer’s number format.',
      'Show the VAT for each rate, including a rate of zero.',
      'Make sure that the email and the PDF agree to the cent.',
      'Send reminders in the same thread, with the same invoice number.',
    ],
    avoid: [
      'Put your bank account only in the email, where it is easy to replace.',
      'Correct an invoice by sending it again with the same number.',
      'Ask for a payment that has already been made. Send the receipt email instead, with a link to the invoice.',
      'Hide the amount behind a login. The person who approves it may have no account.',
      'Advertise in it. Your customer may have to show this email to the tax office.',
    ],
  },
  security: {
    isLegal: true,
    lead: 'An invoice has to satisfy the tax office, and the payment has to reach you and no one else. Rates, wording and storage rules differ by country, so ask an accountant to review yours. This is not tax advice.',
    checkedOn: '2026-11-21',
    sources:
      'The Directive is 2006/112/EC on the common system of VAT, with its later changes.',
    notes: [
      {
        title: 'Required contents',
        note: 'An invoice needs its date, a sequential number, your VAT number, both names and addresses, what was supplied and how much, the supply date if it differs, the taxable amount, the unit price without VAT, the rate and the VAT. The props cover all of these.',
        source: {
          label: 'Article 226, with the Court’s cases',
          href: 'https://www.vatupdate.com/2025/08/25/roadtrip-through-ecj-cases-cases-referring-to-art-226-content-of-an-invoice-required-for-the-right-to-deduct-vat',
        },
      },
      {
        title: 'When an invoice is required',
        note: 'For nearly every supply to another business, and for some supplies to consumers. National rules add to both.',
        source: {
          label: 'European Commission, VAT invoicing rules',
          href: 'https://taxation-customs.ec.europa.eu/vat-invoicing-rules_en',
        },
      },
      {
        title: 'The reverse charge note',
        note: 'If the customer owes the VAT, the invoice has to say so and include the customer’s VAT number. Check the number in VIES, and keep the response.',
        source: {
          label: 'WEgate, on checking a VAT number',
          href: 'https://www.wegate.eu/check-a-vat-number/',
        },
      },
      {
        title: 'Store it unchanged',
        note: 'Authenticity of origin, integrity of content and legibility have to be ensured from issue until the end of the storage period. Create the PDF once and keep it, instead of generating it again from current data.',
        source: {
          label: 'Article 233',
          href: 'https://datenbank.nwb.de/Dokument/452295_Article233',
        },
      },
      {
        title: 'When a PDF is not enough',
        note: 'Since January 2026, most invoices between Belgian businesses have to be structured electronic files. They are sent through a network of their own, and this email only announces them.',
        source: {
          label: 'Sovos on Belgium’s guidelines',
          href: 'https://sovos.com/regulatory-updates/vat/belgium-guidelines-issued-for-mandatory-b2b-e-invoicing-starting-1-january-2026',
        },
      },
      {
        title: 'Changed bank details',
        note: 'An attacker who can read a mailbox waits for an invoice and then sends “our new bank details”. Say in every invoice that you never change them by email, sign your email with DKIM, and once your DMARC reports show that all your own email passes, publish a policy of reject.',
        source: {
          label: 'Isle of Man, on business email compromise',
          href: 'https://ocsia.im/advice-guidance/business-email-compromise/',
        },
      },
      {
        title: 'Do not rely on the invoice number',
        note: 'Invoice numbers are sequential, so the next one is easy to guess. Require a login before you return a PDF, or use a URL with a long random part.',
        source: {
          label: 'OWASP, on direct object references',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html',
        },
      },
    ],
  },
  related: [
    {
      label: 'Receipt email',
      href: '/transactional-email-templates/receipt/',
      hint: 'The email to send after the payment.',
    },
    {
      label: 'Repeat rows in a template',
      href: '/docs/template-iteration-group/',
      hint: 'How to print one row per item.',
    },
    {
      label: 'Attach files',
      href: '/docs/email-attachments/',
      hint: 'Send the PDF in the same request.',
    },
    {
      label: 'DMARC generator',
      href: '/tools/dmarc-generator/',
      hint: 'Keep others from sending invoices in your name.',
    },
  ],
  faq: [
    {
      question: 'Is the email the invoice, or the PDF?',
      answer:
        'Decide once, and tell your customers. EU law accepts an electronic invoice in any format the recipient agrees to, unless the country prescribes one, so the email could be the invoice. Most bookkeepers want a file, though. In this template, the PDF is the invoice and the email repeats it in readable form.',
    },
    {
      question: 'Attach the PDF, or link to it?',
      answer:
        'Attach it if your customers forward invoices to an accounting mailbox, because a link behind a login is no use there. Link to it if the document contains more than the amount, or if you want to know who downloaded it. You can also do both.',
    },
    {
      question: 'How do I show two VAT rates?',
      answer:
        'Give “vatRates” two rows, each with its rate, taxable amount and VAT. The example has one row at 0%, because the customer is in another EU country and accounts for the tax there.',
    },
    {
      question: 'My customers are consumers. What changes?',
      answer:
        'Show prices including VAT, and leave out the row for the customer’s VAT number. Whether consumers are owed an invoice depends on the country and the case, and often a receipt is all they want.',
    },
    {
      question: 'Why are amounts strings and not numbers?',
      answer:
        'Because “€1,234.50” in Dublin is “1.234,50 €” in Vienna. To format money, a template would have to know the locale, the currency and the rounding rules, which your billing code already does.',
    },
    {
      question: 'How many lines can an invoice have?',
      answer:
        'The API accepts as many as you send, but Gmail clips emails at about 102 KB, and each line takes about 1 KB. If an invoice has more than a few dozen lines, summarize them by group here and put the full list in the PDF.',
    },
  ],
});
