import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {OrderShipped, preheader, type OrderShippedProps} from './OrderShipped';
import {text} from './text';

const CONSUMER_RIGHTS = 'https://eur-lex.europa.eu/eli/dir/2011/83/oj';

export const orderShipped = defineTemplate<OrderShippedProps>({
  slug: 'order-shipped',
  title: 'Order shipped email',
  lead: 'Customers open this email several times, and each time they want to know the same two things: where the package is, and when it will arrive.',
  description:
    'An order shipped email with tracking link, delivery date, address and contents. Copy it as HTML, React or plain text and send it with a single API call.',
  moment: 'billing',
  sender: 'orders@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Your gap__name order has shipped',
      advice: 'Simple and easy to find again. Most stores need nothing else.',
    },
    {
      text: 'gap__name order {{orderNumber}} is on its way',
      advice: 'For customers who order often and need to tell the packages apart.',
    },
    {
      text: 'From gap__name: arriving {{expectedOn}}',
      advice:
        'If your dates are reliable. A date that is missed costs more trust than no date.',
    },
  ],
  preheader,
  preheaderAdvice:
    'Date and carrier, because they decide whether the reader has to be at home. The tracking link is announced so that people know it is inside.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name from the order.',
      example: 'Lena',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The address that was given with the order.',
      example: 'lena@customer.example',
    },
    {
      name: 'orderNumber',
      type: 'string',
      required: true,
      description: 'The number that your support team searches for.',
      example: '48213',
    },
    {
      name: 'orderedOn',
      type: 'string',
      required: true,
      description: 'The day of the order, so that customers can tell two orders apart.',
      example: '20 November 2026',
    },
    {
      name: 'expectedOn',
      type: 'string',
      required: true,
      description: 'Completes “It should arrive …”, so write “on” or “between” as well.',
      example: 'on 25 November',
    },
    {
      name: 'carrier',
      type: 'string',
      required: true,
      description: 'The name that is printed on the delivery van.',
      example: 'Nordpost',
    },
    {
      name: 'trackingNumber',
      type: 'string',
      required: false,
      description: 'For customers who use the carrier’s own app.',
      example: 'NP 3391 7742 05',
    },
    {
      name: 'trackingUrl',
      type: 'url',
      required: true,
      description: 'The carrier’s page for this package, or your own page that shows it.',
      example: 'https://shop.acme.example/track/NP3391774205?key=6f1c0b9e27d4',
    },
    {
      name: 'address',
      type: 'string',
      required: true,
      description:
        'The delivery address on one line, so that mistakes are noticed early.',
      example: 'Lena Park, Seilergasse 4, 1010 Vienna',
    },
    {
      name: 'items',
      type: 'list',
      required: true,
      description: 'What this package contains, which may be a part of the order.',
      item: [
        {
          name: 'quantity',
          type: 'string',
          required: true,
          description: 'With its sign, as in “2 ×”.',
          example: '1 ×',
        },
        {
          name: 'item',
          type: 'string',
          required: true,
          description: 'The product with size or color.',
          example: 'Linen notebook, A5, green',
        },
      ],
      example: [
        {quantity: '2 ×', item: 'Linen notebook, A5, green'},
        {quantity: '1 ×', item: 'Brass pen, fine'},
      ],
    },
    {
      name: 'orderUrl',
      type: 'url',
      required: true,
      description:
        'The page of the order, with invoice and returns. Its address contains a random key, or the page asks for a login.',
      example: 'https://shop.acme.example/orders/48213?key=6f1c0b9e27d4',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Where a person handles lost packages.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(OrderShipped, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The news itself',
      note: 'The order has shipped. Customers who are waiting for a package search their inbox for exactly these words.',
    },
    {
      part: 'preheader',
      title: 'When, and by whom',
      note: 'In many cases, the reader doesn’t even have to open the email.',
    },
    {
      part: 'text',
      title: 'Date and carrier first',
      note: 'One sentence answers the question that every customer has.',
    },
    {
      part: 'details',
      title: 'Three steps, two of them done',
      note: 'The bar shows at a glance that the order has shipped and that delivery comes next.',
    },
    {
      part: 'button',
      title: 'One link to the package',
      note: 'It opens the tracking page directly, without a login or a detour to the store.',
    },
    {
      part: 'details',
      title: 'Number and address',
      note: 'A wrong address that is noticed today can often still be corrected. The tracking number is left out if there is none.',
    },
    {
      part: 'details',
      title: 'What the package contains',
      note: 'Orders are often split. If you list only what is in this package, no one has to ask where the rest is.',
    },
    {
      part: 'aside',
      title: 'If something is wrong',
      note: 'Address, missing items and returns are the most common reasons to write to support, so the order page and the address of your team are both linked.',
    },
    {
      part: 'footer',
      title: 'Why they get it',
      note: 'The email belongs to an order. It needs no unsubscribe link as long as it contains no advertising.',
    },
  ],
  rules: {
    do: [
      'Send it when the carrier has scanned the package, so that tracking works.',
      'Send one email for each package of an order.',
      'Write to the customer before the date passes if the package is late.',
      'Describe products in the words of your store, with size and color.',
      'Keep the tracking page open to people who order as guests.',
    ],
    avoid: [
      'Fill half of the email with related products.',
      'Print a date that you calculated without asking the carrier.',
      'Put the full name, address and phone number into the tracking link.',
      'Ask for a review before the package has arrived.',
      'Use a link shortener, which makes the email look like a delivery scam.',
    ],
  },
  security: {
    isLegal: true,
    lead: 'Scammers like to imitate delivery notifications. A real one should be easy to verify, and it should reveal as little as possible if it is forwarded.',
    checkedOn: '2026-11-23',
    sources:
      'Directive 2011/83/EU is the EU directive on consumer rights, and GDPR is Regulation (EU) 2016/679. This is a summary, not legal advice.',
    notes: [
      {
        title: 'Thirty days, unless you agreed on a date',
        note: 'A trader has to deliver to a consumer without undue delay, and no later than 30 days after the contract, unless both have agreed on another time.',
        source: {label: 'Directive 2011/83/EU, Article 18', href: CONSUMER_RIGHTS},
      },
      {
        title: 'The confirmation belongs in an email',
        note: 'The consumer must receive a confirmation of the contract on a durable medium, at the latest when the goods are delivered. If you have not sent one yet, send it now as a separate email, because this template does not contain what it must include.',
        source: {label: 'Directive 2011/83/EU, Article 8(7)', href: CONSUMER_RIGHTS},
      },
      {
        title: 'Share only what the carrier needs',
        note: 'Personal data has to be limited to what its purpose requires. A tracking page needs the package and the town, but neither the price nor the phone number.',
        source: {
          label: 'GDPR, Article 5(1)(c)',
          href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
        },
      },
      {
        title: 'Make the link hard to guess',
        note: 'If order pages are numbered, anyone can read the next one. Use a random token in addition to the number, or ask for the postal code.',
        source: {
          label: 'OWASP, on direct object references',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html',
        },
      },
      {
        title: 'Link to your own domain',
        note: 'Customers compare the address with the store they know. A tracking page on your domain is easier to trust than the address of a carrier they have never heard of.',
      },
    ],
  },
  related: [
    {
      label: 'Receipt email',
      href: '/transactional-email-templates/receipt/',
      hint: 'For subscriptions: the confirmation of each payment.',
    },
    {
      label: 'Invoice email',
      href: '/transactional-email-templates/invoice/',
      hint: 'For customers who pay later.',
    },
    {
      label: 'Repeat rows',
      href: '/docs/template-iteration-group/',
      hint: 'How the items get into the email.',
    },
    {
      label: 'Webhooks',
      href: '/docs/webhooks/',
      hint: 'Find out if the email bounced.',
    },
  ],
  faq: [
    {
      question: 'Do I need a confirmation and a shipping email?',
      answer:
        'Yes, because they answer different questions. The confirmation is sent immediately and contains what was ordered and what it costs. The shipping email is sent when the package has left, and is about where it is now.',
    },
    {
      question: 'May a shipping email contain recommendations?',
      answer:
        'Then it becomes partly advertising, and in the EU the rules on marketing emails apply to it. Keep it free of offers, and send them to customers who agreed to receive them.',
    },
    {
      question: 'How do I handle an order with several packages?',
      answer:
        'Send one email per package, each with its own tracking link and its own list of items. Say in the text that more packages will follow if the list is not complete.',
    },
    {
      question: 'Can I show the order inside Gmail?',
      answer:
        'Gmail reads structured data about orders and packages from emails of senders that are registered with Google. It works in addition to this HTML, so you can add it later.',
    },
  ],
});
