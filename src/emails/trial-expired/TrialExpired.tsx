import {Button} from '../kit/Button';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface TrialExpiredProps {
  /** First name; "there" where you have none. */
  name?: string;
  email: string;
  /** The workspace, team or project that was tried. */
  workspace: string;
  /** Day on which the trial ended. */
  endedOn: string;
  /** What is in the workspace, counted: "4 projects, 31 pages". */
  contents: string;
  /** What can still be done. */
  stillWorks: string;
  /** What waits for a plan. */
  paused: string;
  /** Last day on which the data is there. */
  keptUntil: string;
  /** Page with the plans, for this workspace. */
  plansUrl: string;
  /** Page to take a copy of the data; asks for a login. */
  exportUrl: string;
  supportEmail: string;
}

/** The line an inbox shows after the subject. */
export function preheader({keptUntil}: Pick<TrialExpiredProps, 'keptUntil'>): string {
  return `You have not been charged, and your work is kept until ${keptUntil}.`;
}

/** The email that says that a trial is over, and what stays. */
export function TrialExpired({
  theme,
  name: givenName,
  email,
  workspace,
  endedOn,
  contents,
  stillWorks,
  paused,
  keptUntil,
  plansUrl,
  exportUrl,
  supportEmail,
}: TrialExpiredProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} trial has ended`}
      preheader={preheader({keptUntil})}
      heading="Your trial has ended"
      footer={
        <>
          {`You are receiving this email because ${email} started the trial. If you have questions or need a few more days, write to `}
          <TextLink theme={theme} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </TextLink>
          .
        </>
      }
    >
      <Text>{`Hello ${name},`}</Text>
      <Text>
        {'The trial of '}
        <b>{workspace}</b>
        {` on ${theme.name} ended on ${endedOn}. You have not been charged, and you won’t be unless you choose a plan. Here is what happens to your work:`}
      </Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Your work', value: contents},
          {label: 'Still works', value: stillWorks},
          {label: 'Paused', value: paused},
          {label: 'Kept until', value: keptUntil},
        ]}
      />
      <Text>Choose a plan to keep working.</Text>
      <Button theme={theme} href={plansUrl}>
        See plans
      </Button>
      <Heading theme={theme}>Not what you were looking for?</Heading>
      <Text>
        {`That’s fine, and you don’t need to do anything. We’ll remind you a week before ${keptUntil}, and delete the workspace after that day. Until then, you can `}
        <TextLink theme={theme} href={exportUrl}>
          export your work
        </TextLink>
        .
      </Text>
    </Layout>
  );
}
