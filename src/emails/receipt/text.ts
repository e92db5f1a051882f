import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';
import type {ReceiptProps} from './Receipt';

/** The plain-text twin: each line of the bill a short block, so it can be read aloud. */
export function text(
  {
    name: givenName,
    email,
    receiptNumber,
    paidOn,
    cardBrand,
    cardLast4,
    statementName,
    items,
    net,
    vatRates,
    total,
    nextChargeOn,
    billingUrl,
    invoiceUrl,
    buyerName,
    sellerName,
    sellerAddress,
    sellerVatId,
    supportEmail,
  }: ReceiptProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  const lines = items.map(
    ({item, detail, amount}) => `${item}\n${detail}\n${amount}\n\n`,
  );
  const rates = vatRates.map(
    ({vatRate, vatBase, vatAmount}) => `VAT ${vatRate} of ${vatBase}: ${vatAmount}\n`,
  );
  return `${theme.name}

Thank you, your payment has arrived

Hello ${name},

There is nothing more to do. Keep this email for your records.

Paid on ${paidOn}
${total}

Receipt: ${receiptNumber}
Paid with: ${cardBrand} ending in ${cardLast4}
Statement: ${statementName}
Paid by: ${buyerName}

What you paid for
(Item, what it is made of, Amount)

${lines.join('')}Before VAT: ${net}
${rates.join('')}Total paid: ${total}

Download the invoice:
${invoiceUrl}

What comes next
The next charge is on ${nextChargeOn}. Until the day before, you can
change or cancel your plan.
${billingUrl}

Don't know this charge?
Write to ${supportEmail} and name receipt ${receiptNumber}.
A person looks into it. Leave out your card number: it is not needed.

${sellerName}, ${sellerAddress}. VAT ID ${sellerVatId}.
This receipt went to ${email}.
`;
}
