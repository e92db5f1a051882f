import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface OrderShippedProps {
  /** First name of the customer. */
  name?: string;
  email: string;
  orderNumber: string;
  orderedOn: string;
  /** Day or days on which the parcel should arrive. */
  expectedOn: string;
  carrier: string;
  trackingNumber?: string;
  trackingUrl: string;
  /** Where the parcel goes, on one line. */
  address: string;
  /** What is in this parcel. */
  items: readonly {quantity: string; item: string}[];
  /** Page of the order, with invoice and returns. */
  orderUrl: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  expectedOn,
  carrier,
}: Pick<OrderShippedProps, 'expectedOn' | 'carrier'>): string {
  return `Expected ${expectedOn}, delivered by ${carrier}. With tracking link and contents.`;
}

/** The email that says that a parcel has left, what is in it and when it comes. */
export function OrderShipped({
  theme,
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
}: OrderShippedProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} order ${orderNumber} has shipped`}
      preheader={preheader({expectedOn, carrier})}
      heading="Your order is on its way"
      footer={`Sent to ${email} because of order ${orderNumber} at ${theme.name}. You only get emails like this one about orders you placed.`}
    >
      <Text>{`Hello ${name}, we have handed your parcel to ${carrier}. It should arrive ${expectedOn}.`}</Text>
      <Button theme={theme} href={trackingUrl}>
        Track the parcel
      </Button>
      <Details
        theme={theme}
        rows={[
          {label: 'Order', value: `${orderNumber}, placed on ${orderedOn}`},
          {label: 'Tracking', value: trackingNumber},
          {label: 'Delivery to', value: address},
        ]}
      />
      <Heading theme={theme}>What is in it</Heading>
      <Details
        theme={theme}
        rows={items.map(({quantity, item}) => ({label: quantity, value: item}))}
      />
      <Heading theme={theme}>If something is wrong</Heading>
      <Text>
        {
          'Wrong address, a missing item, or you changed your mind? You will find the invoice and returns on '
        }
        <TextLink theme={theme} href={orderUrl}>
          the page of your order
        </TextLink>
        {', and our support team helps at '}
        <TextLink theme={theme} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </TextLink>
        .
      </Text>
    </Layout>
  );
}
