import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
import type {Theme} from '../kit/theme';
import type {OrderShippedProps} from './OrderShipped';

/** The plain-text twin: the same words in the same order, links written out. */
export function text(
  {
    name: givenName,
    email,
    orderNumber,
    orderedOn,
    expectedOn,
    carrier,
    trackingNumber,
    trackingUrl,
    address,
    items,
    orderUrl,
    supportEmail,
  }: OrderShippedProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  return `Your order is on its way

Hello ${name}, we have handed your package to ${carrier}.
It should arrive ${expectedOn}.

Ordered:  ${orderedOn}
Shipped:  with ${carrier}
Delivery: ${expectedOn}

Track the package:
${trackingUrl}

Order:    ${orderNumber}
${rowOf('Tracking: ', trackingNumber)}Ship to:  ${address}

What's inside
${items.map(({quantity, item}) => `${quantity} ${item}\n`).join('')}
If something is wrong
Wrong address, missing item, or changed your mind? You can find the
invoice and start a return on your order page, or write to
${supportEmail}.
${orderUrl}

Sent to ${email} because of order
${orderNumber} at ${theme.name}. We only send emails like this
about orders you placed.
`;
}
