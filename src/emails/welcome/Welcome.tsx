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
  /** Address to log in with. */
  email: string;
  /** The one thing to do first, as a button says it: "Create your first project". */
  firstStep: string;
  firstStepUrl: string;
  /** How long that takes, in words: "five minutes". */
  takes: string;
  /** What is there afterwards; completes "When you’re done, you’ll have". */
  outcome: string;
  /** Page to log in at, to keep. */
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
  return `Your first step: ${firstStep}. It takes ${takes}.`;
}

/** The first email to someone whose account is ready: one thing to do, and what to keep. */
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
      title={`Your ${theme.name} account is ready`}
      preheader={preheader({firstStep, takes})}
      heading="Welcome aboard"
      footer={`You are receiving this email because you created an account at ${theme.name} today. We only send tips and news if you sign up for them.`}
    >
      <Text>
        {`Hello ${name}, your account is ready. The quickest way to see what ${theme.name} can do for you takes ${takes}:`}
      </Text>
      <Button theme={theme} href={firstStepUrl}>
        {firstStep}
      </Button>
      <Text>{`When you’re done, you’ll have ${outcome}.`}</Text>
      <Heading theme={theme}>Your account</Heading>
      <Details
        theme={theme}
        rows={[
          {label: 'Log in as', value: email},
          {label: 'Plan', value: plan},
          {label: 'Trial ends', value: trialEndsOn},
        ]}
      />
      <Text>
        {'You can always log in here: '}
        <TextLink theme={theme} href={signInUrl} />
      </Text>
      <Heading theme={theme}>Questions?</Heading>
      <Text>
        {
          'Reply to this email, and a person will write back. If you prefer to read first, '
        }
        <TextLink theme={theme} href={guideUrl}>
          the guide
        </TextLink>
        {' covers everything step by step.'}
      </Text>
    </Layout>
  );
}
