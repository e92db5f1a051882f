import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Figures} from '../kit/Figures';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {Timeline} from '../kit/Timeline';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface OrderShippedProps {
  /** First name of the customer. */
  name?: string;
  email: string;
  orderNumber: string;
  orderedOn: string;
  /** Day or days on which the package should arrive. */
  expectedOn: string;
  carrier: string;
  trackingNumber?: string;
  trackingUrl: string;
  /** Where the package goes, on one line. */
  address: string;
  /** What is in this package. */
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
  return `Expected ${expectedOn}, delivered by ${carrier}. The tracking link and the contents are inside.`;
}

/** The email that says that a package has shipped, what is in it and when it comes. */
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
      footer={`Sent to ${email} because of order ${orderNumber} at ${theme.name}. We only send emails like this about orders you placed.`}
    >
      <Text>{`Hello ${name}, we have handed your package to ${carrier}. It should arrive ${expectedOn}.`}</Text>
      <Timeline
        theme={theme}
        steps={[
          {title: 'Ordered', text: orderedOn, isDone: true},
          {title: 'Shipped', text: `with ${carrier}`, isDone: true},
          {title: 'Delivery', text: expectedOn, isDone: false},
        ]}
      />
      <Button theme={theme} href={trackingUrl}>
        Track the package
      </Button>
      <Details
        theme={theme}
        rows={[
          {label: 'Order', value: orderNumber},
          {label: 'Tracking', value: trackingNumber},
          {label: 'Ship to', value: address},
        ]}
      />
      <Heading theme={theme}>What’s inside</Heading>
      <Figures
        theme={theme}
        rows={items.map(({quantity, item}) => ({what: item, figure: quantity}))}
      />
      <Heading theme={theme}>If something is wrong</Heading>
      <Text>
        {
          'Wrong address, missing item, or changed your mind? You can find the invoice and start a return on '
        }
        <TextLink theme={theme} href={orderUrl}>
          your order page
        </TextLink>
        {', or write to '}
        <TextLink theme={theme} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </TextLink>
        .
      </Text>
    </Layout>
  );
}
