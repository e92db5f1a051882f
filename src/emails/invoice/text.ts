import {orElse} from '../kit/orElse';
import {rowOf} from '../kit/rowOf';
import type {Theme} from '../kit/theme';
import type {InvoiceProps} from './Invoice';

/** The plain-text twin: each amount beside its name, as columns would not stand. */
export function text(
  {
    name: givenName,
    email,
    invoiceNumber,
    issuedOn,
    dueOn,
    period,
    items,
    net,
    vatRates,
    total,
    notes,
    sellerName,
    sellerAddress,
    sellerVatId,
    buyerName,
    buyerAddress,
    buyerVatId,
    payUrl,
    pdfUrl,
    supportEmail,
  }: InvoiceProps,
  theme: Theme,
): string {
  const name = orElse(givenName, 'there');
  const lines = items.map(
    ({description, detail, amount}) => `${description}\n${detail}\n${amount}\n\n`,
  );
  const rates = vatRates.map(
    ({vatRate, vatBase, vatAmount}) => `VAT ${vatRate} on ${vatBase}: ${vatAmount}\n`,
  );
  return `Invoice ${invoiceNumber}

Hello ${name},

Here is the ${theme.name} invoice for ${period}.

Due on ${dueOn}
${total}

Pay this invoice:
${payUrl}

For your records: download the PDF
${pdfUrl}

What this invoice is for

${lines.join('')}Net: ${net}
${rates.join('')}Total: ${total}

${notes.map(({note}) => `${note}\n\n`).join('')}Invoice details

Issued: ${issuedOn}
Seller: ${sellerName}, ${sellerAddress}
Seller VAT ID: ${sellerVatId}
Customer: ${buyerName}, ${buyerAddress}
${rowOf('Your VAT ID: ', buyerVatId)}
We never send new bank details by email. If a message says that
ours have changed, check with us first, at an address you already
have.

Sent to ${email}, the billing email of your ${theme.name} account.
If something on the invoice is incorrect, write to
${supportEmail}, and we will send you a corrected one.
`;
}
