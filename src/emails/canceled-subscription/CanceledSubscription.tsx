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
  /** Who canceled: a person, or "you". */
  canceledBy: string;
  /** When the cancellation arrived, to the minute, with its time zone. */
  receivedAt: string;
  /** Last day that is paid for. */
  endsOn: string;
  /** Last day on which the data is there. */
  keptUntil: string;
  /** Page to take the data along; asks for a login. */
  exportUrl: string;
  /** Page to resume your subscription, open until `endsOn`. */
  resumeUrl: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  endsOn,
  keptUntil,
}: Pick<CanceledSubscriptionProps, 'endsOn' | 'keptUntil'>): string {
  return `Your plan will not renew. Everything works until ${endsOn}, and your data is kept until ${keptUntil}.`;
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
      title={`Your ${theme.name} subscription is canceled`}
      preheader={preheader({endsOn, keptUntil})}
      heading="Your cancellation is confirmed"
      footer={`Sent to ${email} because the subscription of ${workspace} was canceled. Please keep this email as your confirmation. Thank you for using ${theme.name}.`}
    >
      <Text>{`Hello ${name},`}</Text>
      <Text>
        {'We have canceled the '}
        <b>{plan}</b>
        {` plan of ${workspace}. There is nothing else to do, and your plan won’t renew.`}
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
        {`Everything works until ${endsOn}. From then on, you can still log in to read and export your data. After ${keptUntil}, we delete the workspace and everything in it.`}
      </Text>
      <Button theme={theme} href={exportUrl}>
        Export your data
      </Button>
      <Heading theme={theme}>Changed your mind?</Heading>
      <Text>
        {`Until ${endsOn}, you can keep everything as it is, at the same price: `}
        <TextLink theme={theme} href={resumeUrl}>
          resume your subscription
        </TextLink>
        .
      </Text>
      <Heading theme={theme}>Didn’t ask for this?</Heading>
      <Text>
        {
          'Someone else with access to your account may have canceled it. Tell us, and we will look into it with you: '
        }
        <TextLink theme={theme} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </TextLink>
        .
      </Text>
    </Layout>
  );
}
