import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface CanceledSubscriptionProps {
  /** First name; "there" where you have none. */
  name?: string;
  email: string;
  plan: string;
  /** The account or workspace the plan belongs to. */
  workspace: string;
  /** Who cancelled: a person, or "you". */
  canceledBy: string;
  /** When the cancellation arrived, to the minute, with its time zone. */
  receivedAt: string;
  /** Last day that is paid for. */
  endsOn: string;
  /** Last day on which the data is there. */
  keptUntil: string;
  /** Page to take the data along; asks for a sign-in. */
  exportUrl: string;
  /** Page to take the cancellation back, open until `endsOn`. */
  resumeUrl: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  endsOn,
  keptUntil,
}: Pick<CanceledSubscriptionProps, 'endsOn' | 'keptUntil'>): string {
  return `No more payments. Works until ${endsOn}; your data stays until ${keptUntil}.`;
}

/** The email that confirms a cancellation and says what follows. */
export function CanceledSubscription({
  theme,
  name: givenName,
  email,
  plan,
  workspace,
  canceledBy,
  receivedAt,
  endsOn,
  keptUntil,
  exportUrl,
  resumeUrl,
  supportEmail,
}: CanceledSubscriptionProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} subscription is cancelled`}
      preheader={preheader({endsOn, keptUntil})}
      heading="Your cancellation is confirmed"
      footer={`Sent to ${email}, the billing address of ${workspace}. Keep it as your proof. Thank you for your time with ${theme.name}.`}
    >
      <Text>{`Hello ${name},`}</Text>
      <Text>
        {'We have cancelled the '}
        <b>{plan}</b>
        {` plan of ${workspace}, as you asked. Nothing more is to be done, and nothing more will be charged.`}
      </Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Plan', value: plan},
          {label: 'Canceled by', value: canceledBy},
          {label: 'Received', value: receivedAt},
          {label: 'Ends on', value: endsOn},
          {label: 'Data kept', value: `until ${keptUntil}`},
        ]}
      />
      <Text>
        {`Everything works until ${endsOn}. From then on you can sign in, read and export. After ${keptUntil} we delete the workspace with all that is in it.`}
      </Text>
      <Button theme={theme} href={exportUrl}>
        Export your data
      </Button>
      <Heading theme={theme}>If you want to stay after all</Heading>
      <Text>
        {`Up to ${endsOn}, at the same price and with everything in its place, you can `}
        <TextLink theme={theme} href={resumeUrl}>
          take the cancellation back
        </TextLink>
        .
      </Text>
      <Heading theme={theme}>If you did not ask for this</Heading>
      <Text>
        {
          'Then somebody else with access to your account did. Tell us, and we look into it with you: '
        }
        <TextLink theme={theme} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </TextLink>
        .
      </Text>
    </Layout>
  );
}
