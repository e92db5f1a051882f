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
export interface ReceiptProps {
  /** First name; "there" where you have none. */
  name?: string;
  email: string;
  receiptNumber: string;
  /** Date and time of the charge, with its time zone. */
  paidOn: string;
  /** "Visa", "Mastercard": what is printed on the card. */
  cardBrand: string;
  /** The last four digits, and no more of them. */
  cardLast4: string;
  /** How the charge reads on the bank statement. */
  statementName: string;
  items: readonly {item: string; detail: string; amount: string}[];
  /** Sum of the lines, without VAT. */
  net: string;
  /** One row for each rate. */
  vatRates: readonly {vatRate: string; vatBase: string; vatAmount: string}[];
  total: string;
  /** When the card is charged again; left out after a one-time payment. */
  nextChargeOn?: string;
  /** Where the plan is changed or canceled; left out where there is none. */
  billingUrl?: string;
  invoiceUrl: string;
  buyerName: string;
  sellerName: string;
  sellerAddress: string;
  sellerVatId: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  paidOn,
  cardBrand,
  cardLast4,
}: Pick<ReceiptProps, 'paidOn' | 'cardBrand' | 'cardLast4'>): string {
  return `Paid on ${paidOn} with ${cardBrand} ending in ${cardLast4}.`;
}

/** The email that says a payment has arrived. */
export function Receipt({
  theme,
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
}: ReceiptProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} receipt`}
      preheader={preheader({paidOn, cardBrand, cardLast4})}
      heading="Thank you for your payment"
      footer={`${sellerName}, ${sellerAddress}. VAT ID ${sellerVatId}. This receipt was sent to ${email}.`}
    >
      <Text>{`Hello ${name},`}</Text>
      <Text>There is nothing else to do. Please keep this email for your records.</Text>
      <Amount theme={theme} label={`Paid on ${paidOn}`}>
        {total}
      </Amount>
      <Details
        theme={theme}
        rows={[
          {label: 'Receipt', value: receiptNumber},
          {label: 'Paid with', value: `${cardBrand} ending in ${cardLast4}`},
          {label: 'Statement', value: statementName},
          {label: 'Paid by', value: buyerName},
          {label: 'Next payment', value: nextChargeOn},
          {label: 'Your plan', value: billingUrl, link: 'change or cancel it'},
        ]}
      />
      <Heading theme={theme}>What you paid for</Heading>
      <Bill
        theme={theme}
        lines={items.map(({item, detail, amount}) => ({what: item, detail, amount}))}
        sums={[
          {label: 'Subtotal', amount: net},
          ...vatRates.map(({vatRate, vatBase, vatAmount}) => ({
            label: `VAT ${vatRate}`,
            detail: `on ${vatBase}`,
            amount: vatAmount,
          })),
        ]}
        total={{label: 'Total paid', amount: total}}
      />
      <Button theme={theme} href={invoiceUrl}>
        Download the invoice
      </Button>
      <Heading theme={theme}>Don’t recognize this charge?</Heading>
      <Text>
        {'Write to '}
        <TextLink theme={theme} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </TextLink>
        {` and mention receipt ${receiptNumber}, and a person will look into it. Please don’t send your card number.`}
      </Text>
    </Layout>
  );
}
