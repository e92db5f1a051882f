import {Amount} from '../kit/Amount';
import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. Amounts are texts, written in the reader's way. */
export interface TrialEndingProps {
  /** First name, if you have one. */
  name?: string;
  email: string;
  /** Day on which the trial ends and the first payment is charged. */
  endsOn: string;
  /** Plan that follows the trial. */
  planName: string;
  /** First payment, with its currency. */
  amount: string;
  /** How often it is charged: "per month, plus VAT". */
  billed: string;
  /** What is charged: "Visa ending in 4242". */
  paymentMethod?: string;
  /** Page with the plan, the seats and the card. */
  planUrl: string;
  /** Page that cancels the plan before it starts. */
  cancelUrl: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  amount,
  planName,
}: Pick<TrialEndingProps, 'amount' | 'planName'>): string {
  return `First payment: ${amount} (${planName}). You can change or cancel your plan until the day before.`;
}

/** The email some days before a trial turns into a paid plan. */
export function TrialEnding({
  theme,
  name: givenName,
  email,
  endsOn,
  planName,
  amount,
  billed,
  paymentMethod,
  planUrl,
  cancelUrl,
  supportEmail,
}: TrialEndingProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} trial ends on ${endsOn}`}
      preheader={preheader({amount, planName})}
      heading={`Your trial ends on ${endsOn}`}
      footer={
        <>
          {`You are receiving this email because ${email} started the trial. Questions about the plan? Write to `}
          <TextLink theme={theme} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </TextLink>
          .
        </>
      }
    >
      <Text>{`Hello ${name}, your free trial of ${theme.name} ends on ${endsOn}. After that, your plan starts automatically and everything you have set up keeps working.`}</Text>
      <Amount theme={theme} label={`First payment on ${endsOn}`}>
        {amount}
      </Amount>
      <Details
        theme={theme}
        rows={[
          {label: 'Plan', value: planName},
          {label: 'Billed', value: billed},
          {label: 'Paid with', value: paymentMethod},
        ]}
      />
      <Button theme={theme} href={planUrl}>
        Review my plan
      </Button>
      <Heading theme={theme}>If you don’t want to continue</Heading>
      <Text>
        {'You can '}
        <TextLink theme={theme} href={cancelUrl}>
          cancel online
        </TextLink>
        {` before ${endsOn}, and you won’t be charged. You can still export your data.`}
      </Text>
    </Layout>
  );
}
