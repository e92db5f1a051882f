import {Amount} from '../kit/Amount';
import {Bill} from '../kit/Bill';
import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. Amounts are texts, written in the reader's way. */
export interface InvoiceProps {
  /** First name; "there" where you have none. */
  name?: string;
  /** Where the customer wants invoices sent. */
  email: string;
  invoiceNumber: string;
  issuedOn: string;
  dueOn: string;
  /** What the invoice is for, in time: "November 2026". */
  period: string;
  /** Each line with what its amount is made of: "8 seats × €12.00". */
  items: readonly {description: string; detail: string; amount: string}[];
  /** Sum of the lines, without VAT. */
  net: string;
  /** One row for each rate. */
  vatRates: readonly {vatRate: string; vatBase: string; vatAmount: string}[];
  total: string;
  /** What the law wants said: "Reverse charge", the reason of an exemption. */
  notes: readonly {note: string}[];
  sellerName: string;
  sellerAddress: string;
  sellerVatId: string;
  buyerName: string;
  buyerAddress: string;
  /** VAT number of the customer; its row is left out where there is none. */
  buyerVatId?: string;
  payUrl: string;
  pdfUrl: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  total,
  period,
  dueOn,
}: Pick<InvoiceProps, 'total' | 'period' | 'dueOn'>): string {
  return `${total} for ${period}, due on ${dueOn}. With all items, the VAT and a PDF.`;
}

/** The email that asks for a payment and says what for. */
export function Invoice({
  theme,
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
}: InvoiceProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`${theme.name} invoice ${invoiceNumber}`}
      preheader={preheader({total, period, dueOn})}
      heading={`Invoice ${invoiceNumber}`}
      footer={
        <>
          {`Sent to ${email}, the billing email of your ${theme.name} account. If something on the invoice is incorrect, write to `}
          <TextLink theme={theme} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </TextLink>
          {', and we will send you a corrected one.'}
        </>
      }
    >
      <Text>{`Hello ${name},`}</Text>
      <Text>{`Here is the ${theme.name} invoice for ${period}.`}</Text>
      <Amount theme={theme} label={`Due on ${dueOn}`}>
        {total}
      </Amount>
      <Button theme={theme} href={payUrl}>
        Pay this invoice
      </Button>
      <Text>
        {'For your records: '}
        <TextLink theme={theme} href={pdfUrl}>
          download the PDF
        </TextLink>
      </Text>
      <Heading theme={theme}>What this invoice is for</Heading>
      <Bill
        theme={theme}
        lines={items.map(({description, detail, amount}) => ({
          what: description,
          detail,
          amount,
        }))}
        sums={[
          {label: 'Net', amount: net},
          ...vatRates.map(({vatRate, vatBase, vatAmount}) => ({
            label: `VAT ${vatRate}`,
            detail: `on ${vatBase}`,
            amount: vatAmount,
          })),
        ]}
        total={{label: 'Total', amount: total}}
      />
      {notes.map(({note}, index) => (
        <Text key={index} quiet>
          {note}
        </Text>
      ))}
      <Heading theme={theme}>Invoice details</Heading>
      <Details
        theme={theme}
        rows={[
          {label: 'Issued', value: issuedOn},
          {label: 'Seller', value: `${sellerName}, ${sellerAddress}`},
          {label: 'Seller VAT ID', value: sellerVatId},
          {label: 'Customer', value: `${buyerName}, ${buyerAddress}`},
          {label: 'Your VAT ID', value: buyerVatId},
        ]}
      />
      <Text quiet>
        We never send new bank details by email. If a message says that ours have changed,
        check with us first, at an address you already have.
      </Text>
      <Text quiet>
        {'If the button doesn’t work, copy this address into your browser: '}
        <TextLink theme={theme} href={payUrl} />
      </Text>
    </Layout>
  );
}
