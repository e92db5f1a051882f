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

Hello ${name}, we have handed your parcel to ${carrier}.
It should arrive ${expectedOn}.

Track the parcel:
${trackingUrl}

Order:       ${orderNumber}, placed on ${orderedOn}
${rowOf('Tracking:    ', trackingNumber)}Delivery to: ${address}

What is in it
${items.map(({quantity, item}) => `${quantity} ${item}\n`).join('')}
If something is wrong
Wrong address, a missing item, or you changed your mind? You will find
the invoice and returns on the page of your order, and our support
team helps at ${supportEmail}.
${orderUrl}

Sent to ${email} because of order
${orderNumber} at ${theme.name}. You only get emails like this one
about orders you placed.
`;
}
