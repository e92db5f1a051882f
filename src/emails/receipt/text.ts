import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
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
    ({vatRate, vatBase, vatAmount}) => `VAT ${vatRate} on ${vatBase}: ${vatAmount}\n`,
  );
  return `${theme.name}

Thank you for your payment

Hello ${name},

There is nothing else to do. Please keep this email for your records.

Paid on ${paidOn}
${total}

Receipt: ${receiptNumber}
Paid with: ${cardBrand} ending in ${cardLast4}
Statement: ${statementName}
Paid by: ${buyerName}
${rowOf('Next payment: ', nextChargeOn)}${rowOf('Your plan: change or cancel it at ', billingUrl)}
What you paid for

${lines.join('')}Subtotal: ${net}
${rates.join('')}Total paid: ${total}

Download the invoice:
${invoiceUrl}

Don't recognize this charge?
Write to ${supportEmail} and mention receipt ${receiptNumber},
and a person will look into it. Please don't send your card number.

${sellerName}, ${sellerAddress}. VAT ID ${sellerVatId}.
This receipt was sent to ${email}.
`;
}
