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
      advice: 'Whose, which, until when: all that a bookkeeper sorts by.',
    },
    {
      text: 'Invoice {{invoiceNumber}} from gap__name: {{total}}',
      advice: 'With the amount in sight. For customers who approve by the sum.',
    },
    {
      text: 'Your gap__name invoice for {{period}}',
      advice:
        'The gentlest. For small customers, who look for a month and not for a number.',
    },
  ],
  preheader,
  preheaderAdvice:
    'The amount first, as that is what is looked up later. Then the last day to pay. Whoever only wants those two need not open the email at all.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'Who reads it. Accounting departments have no first name.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'Billing address of the account, often not the owner’s own.',
      example: 'accounts@lemon.example',
    },
    {
      name: 'invoiceNumber',
      type: 'string',
      required: true,
      description: 'Unique and in sequence, as the law wants it.',
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
      description: 'Last day to pay: a date, not “in 14 days”.',
      example: '5 December 2026',
    },
    {
      name: 'period',
      type: 'string',
      required: true,
      description: 'When it was supplied, where that is not the date of issue.',
      example: 'November 2026',
    },
    {
      name: 'items',
      type: 'list',
      required: true,
      description: 'One row for each line of the invoice, in its order.',
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
          description: 'Of the line, without VAT.',
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
      description: 'Sum of the lines. Your code adds up; templates do no sums.',
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
          description: 'With its sign.',
          example: '20%',
        },
        {
          name: 'vatBase',
          type: 'string',
          required: true,
          description: 'What the rate is taken of.',
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
      description: 'What is to be paid.',
      example: '€285.00',
    },
    {
      name: 'notes',
      type: 'list',
      required: true,
      description: 'Sentences that the tax needs. None is fine.',
      item: [
        {
          name: 'note',
          type: 'string',
          required: true,
          description: 'One sentence.',
          example: 'Please name the invoice number when you pay.',
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
      description: 'A must where the customer owes the VAT.',
      example: 'PT000000000',
    },
    {
      name: 'payUrl',
      type: 'url',
      required: true,
      description: 'Page that takes the payment, on a domain your customers know.',
      example: 'https://app.acme.example/pay/7d1f0c93b2',
    },
    {
      name: 'pdfUrl',
      type: 'url',
      required: true,
      description: 'The invoice itself, for those who are signed in.',
      example: 'https://app.acme.example/invoices/2026-1142.pdf',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Where mistakes are put right.',
      example: 'billing@acme.example',
    },
  ],
  html: (props, theme) => createElement(Invoice, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Subject',
      note: 'The number is what the email is found by in three years, during an audit.',
    },
    {
      part: 'preheader',
      title: 'Preheader',
      note: 'Sum and last day. It is read in the list, where payments are planned.',
    },
    {
      part: 'heading',
      title: 'The number again',
      note: 'A heading that can be copied into a bank form as it stands.',
    },
    {
      part: 'details',
      title: 'The amount, large',
      note: 'With the date beside it. No one should have to look for either in a table.',
    },
    {
      part: 'button',
      title: 'Pay',
      note: 'High up, as most readers come for it. It names the act and opens your own domain.',
    },
    {
      part: 'text',
      title: 'The file',
      note: 'A link for the archive. Attach the PDF as well if your customers forward invoices to a mailbox that files them.',
    },
    {
      part: 'details',
      title: 'Lines and sums',
      note: 'A real table with headers, so a screen reader says “Team plan, Amount, €96.00”. Figures of one width, set to the end of the line, add up by eye.',
    },
    {
      part: 'text',
      title: 'What the tax wants said',
      note: 'Reverse charge, an exemption, self-billing. A list, so that there may be none.',
    },
    {
      part: 'details',
      title: 'Both sides',
      note: 'Names, addresses and VAT numbers as they are on the PDF, to compare before paying.',
    },
    {
      part: 'aside',
      title: 'Against fraud',
      note: 'One sentence that protects your customers from an invoice that is not yours.',
    },
    {
      part: 'footer',
      title: 'Corrections',
      note: 'Why this inbox, and who mends a wrong address. An invoice that goes back is an invoice unpaid.',
    },
  ],
  rules: {
    do: [
      'Send it on the day of issue, to the address the customer has set for bills.',
      'Write every amount with its currency, in the customer’s way of writing numbers.',
      'Show the VAT by rate, and the rate even where it is zero.',
      'Let the email and the PDF say the same, to the cent.',
      'Send a reminder as a reply in the same thread, with the number unchanged.',
    ],
    avoid: [
      'Put your bank account only into the email. There it is easily swapped.',
      'Correct an invoice by sending it again under its old number.',
      'Call it an invoice when the money has been taken: that is a receipt.',
      'Hide the sum behind a sign-in. Whoever approves it may have no account.',
      'Advertise. It is the one email that is shown to the tax office.',
    ],
  },
  security: {
    lead: 'Two things are asked of an invoice: that the tax office accepts it, and that no one else gets paid. Rates, wording and storage differ by country, so let an accountant look over yours. This is no tax advice.',
    checkedOn: '2026-11-21',
    sources:
      'The Directive is 2006/112/EC on the common system of VAT, with its later changes.',
    notes: [
      {
        title: 'What has to be on it',
        note: 'Date, sequential number, your VAT number, both names and addresses, what was supplied and how much, its date if another, the base and the unit price without VAT, rate and VAT. The props cover them, one or two for each.',
        source: {
          label: 'Article 226, with the Court’s cases',
          href: 'https://www.vatupdate.com/2025/08/25/roadtrip-through-ecj-cases-cases-referring-to-art-226-content-of-an-invoice-required-for-the-right-to-deduct-vat',
        },
      },
      {
        title: 'When an invoice is due at all',
        note: 'For nearly every supply to another business. To consumers in some cases, and national rules add to both.',
        source: {
          label: 'European Commission, VAT invoicing rules',
          href: 'https://taxation-customs.ec.europa.eu/vat-invoicing-rules_en',
        },
      },
      {
        title: 'Reverse charge, in these words',
        note: 'Where the customer owes the VAT, the mention has to be there, and the customer’s VAT number with it. Look the number up in VIES, and keep what it answered.',
        source: {
          label: 'WEgate, on checking a VAT number',
          href: 'https://www.wegate.eu/check-a-vat-number/',
        },
      },
      {
        title: 'Unchanged for years',
        note: 'Origin, content and legibility have to be assured from issue until the end of storage. Write the PDF once and keep it; never draw it anew from today’s data.',
        source: {
          label: 'Article 233',
          href: 'https://datenbank.nwb.de/Dokument/452295_Article233',
        },
      },
      {
        title: 'Where a PDF is not enough',
        note: 'Between Belgian businesses, most invoices have had to be structured files since January 2026. Such an invoice travels by its own network, and this email becomes the note that announces it.',
        source: {
          label: 'Sovos on Belgium’s guidelines',
          href: 'https://sovos.com/regulatory-updates/vat/belgium-guidelines-issued-for-mandatory-b2b-e-invoicing-starting-1-january-2026',
        },
      },
      {
        title: 'The swapped account',
        note: 'Someone reads along in a mailbox, waits for an invoice and sends “our new bank details”. Say in every invoice that you never do. Sign your email with DKIM, and publish a DMARC policy that rejects.',
        source: {
          label: 'Isle of Man, on business email compromise',
          href: 'https://ocsia.im/advice-guidance/business-email-compromise/',
        },
      },
      {
        title: 'A number is no key',
        note: 'Invoice numbers run in sequence, so the next one can be guessed. Ask who is signed in before you hand out a PDF, or use an address with a long random part.',
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
      hint: 'When the money has come.',
    },
    {
      label: 'Repeat rows in a template',
      href: '/docs/template-iteration-group/',
      hint: 'How one row becomes many.',
    },
    {
      label: 'Attach files',
      href: '/docs/email-attachments/',
      hint: 'The PDF in the same request.',
    },
    {
      label: 'DMARC generator',
      href: '/tools/dmarc-generator/',
      hint: 'So that no one bills in your name.',
    },
  ],
  faq: [
    {
      question: 'Is the email the invoice, or the PDF?',
      answer:
        'Decide once, and say so. EU law takes an electronic invoice in any format the recipient accepts, where the country prescribes none, so the email alone could be one. Most bookkeepers want a file. With this template the PDF is the invoice, and the letter repeats it for people.',
    },
    {
      question: 'Attach the PDF, or link to it?',
      answer:
        'Attach it where invoices are forwarded to a filing address: a link behind a sign-in stops there. Link to it where the document holds more than the sum, or where you want to know who fetched it. Nothing speaks against both.',
    },
    {
      question: 'How do I show two VAT rates?',
      answer:
        'Give “vatRates” two rows, each with its rate, its base and its VAT. The example has one row at 0%, as its customer sits in another EU country and accounts for the tax there.',
    },
    {
      question: 'My customers are consumers. What changes?',
      answer:
        'Prices are then shown with VAT included, and the row with their VAT number is left out. Whether you owe them an invoice depends on country and case. Often a receipt is all they want.',
    },
    {
      question: 'Why are amounts strings and not numbers?',
      answer:
        'Because “€1,234.50” in Dublin is “1.234,50 €” in Vienna. A template that formats money needs to know locale, currency and rounding; your billing code does already. What it writes is what the customer sees.',
    },
    {
      question: 'How many lines can an invoice have?',
      answer:
        'The call takes as many as you send. Gmail hides what comes after about 102 KB, and a line weighs about one. From a few dozen on, sum up by group here and leave the full list to the PDF.',
    },
  ],
});
