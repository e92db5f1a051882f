import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface WelcomeProps {
  /** First name, once its owner has confirmed the address. */
  name?: string;
  /** Address to sign in with. */
  email: string;
  /** The one thing to do first, as a button says it: "Make your first project". */
  firstStep: string;
  firstStepUrl: string;
  /** How long that takes, in words: "five minutes". */
  takes: string;
  /** What is there afterwards; completes "Afterwards you have". */
  outcome: string;
  /** Page to sign in at, to keep. */
  signInUrl: string;
  /** Plan in words: "Trial with everything in it". */
  plan: string;
  /** Last day of the trial, in words. */
  trialEndsOn: string;
  /** Guide for those who read first. */
  guideUrl: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  firstStep,
  takes,
}: Pick<WelcomeProps, 'firstStep' | 'takes'>): string {
  return `Where to begin: ${firstStep}. It takes ${takes}.`;
}

/** The first email to somebody whose account is open: one thing to do, and what to keep. */
export function Welcome({
  theme,
  name: givenName,
  email,
  firstStep,
  firstStepUrl,
  takes,
  outcome,
  signInUrl,
  plan,
  trialEndsOn,
  guideUrl,
}: WelcomeProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} account is open`}
      preheader={preheader({firstStep, takes})}
      heading="Good to have you"
      footer={`You have an account at ${theme.name} since today, and this is the one email that says so. Tips and news come only if you asked for them.`}
    >
      <Text>
        {`Hello ${name}, your account is open. The quickest way to see what ${theme.name} does for you takes ${takes}:`}
      </Text>
      <Button theme={theme} href={firstStepUrl}>
        {firstStep}
      </Button>
      <Text>{`Afterwards you have ${outcome}.`}</Text>
      <Heading theme={theme}>To keep</Heading>
      <Details
        theme={theme}
        rows={[
          {label: 'Sign in as', value: email},
          {label: 'Plan', value: plan},
          {label: 'Until', value: trialEndsOn},
        ]}
      />
      <Text>
        {'Your sign-in page, to bookmark: '}
        <TextLink theme={theme} href={signInUrl} />
      </Text>
      <Heading theme={theme}>Stuck, or only curious?</Heading>
      <Text>
        {
          'Reply to this email. A person reads it and writes back. If you like to read first, '
        }
        <TextLink theme={theme} href={guideUrl}>
          the guide
        </TextLink>
        {' goes through it all in order.'}
      </Text>
    </Layout>
  );
}
