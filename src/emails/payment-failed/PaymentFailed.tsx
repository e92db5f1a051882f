import {Amount} from '../kit/Amount';
import {Button} from '../kit/Button';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {Timeline} from '../kit/Timeline';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface PaymentFailedProps {
  /** First name; "there" where you have none. */
  name?: string;
  email: string;
  /** What is open, with its currency. */
  amount: string;
  planName: string;
  failedOn: string;
  cardBrand: string;
  /** The last four digits, and no more of them. */
  cardLast4: string;
  /** Why, as a sentence for the card's owner. */
  reason: string;
  updateUrl: string;
  /** The way to the same page from the product's start page. */
  billingPath: string;
  /** Tries to come and what follows them, each with its day. */
  schedule: readonly {day: string; step: string}[];
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({amount}: Pick<PaymentFailedProps, 'amount'>): string {
  return `${amount} is still due. Your account works as before, and updating your card takes a minute.`;
}

/** The first word after a charge that did not work. */
export function PaymentFailed({
  theme,
  name: givenName,
  email,
  amount,
  planName,
  failedOn,
  cardBrand,
  cardLast4,
  reason,
  updateUrl,
  billingPath,
  schedule,
  supportEmail,
}: PaymentFailedProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} payment did not go through`}
      preheader={preheader({amount})}
      heading="Your payment did not go through"
      footer={`You are receiving this email because ${email} is the billing contact of an account at ${theme.name}.`}
    >
      <Text>{`Hello ${name},`}</Text>
      <Text>
        {`On ${failedOn} we tried to charge your ${cardBrand} card ending in ${cardLast4}. ${reason} This happens often and is quick to fix.`}
      </Text>
      <Amount theme={theme} label={`Amount due for ${planName}`}>
        {amount}
      </Amount>
      <Button theme={theme} href={updateUrl}>
        Update your card
      </Button>
      <Text>
        {`If you would rather not follow a link in an email about money, log in to ${theme.name} as you always do and open ${billingPath}.`}
      </Text>
      <Heading theme={theme}>What happens next</Heading>
      <Text>Nothing changes today, and your account works as before.</Text>
      <Timeline
        theme={theme}
        steps={schedule.map(({day, step}) => ({title: day, text: step, isDone: false}))}
      />
      <Heading theme={theme}>Need help?</Heading>
      <Text>
        {
          'As soon as you add a new card, we’ll charge it and send you a receipt. If you need another way to pay or more time, write to '
        }
        <TextLink theme={theme} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </TextLink>
        .
      </Text>
    </Layout>
  );
}
