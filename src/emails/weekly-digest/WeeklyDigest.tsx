import {Button} from '../kit/Button';
import {Figures} from '../kit/Figures';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {LinkList} from '../kit/LinkList';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface WeeklyDigestProps {
  /** First name, as the account has it. */
  name?: string;
  email: string;
  /** The team or workspace the digest is about. */
  workspace: string;
  /** The days it covers, in words. */
  week: string;
  /** Numbers of the week, each with its change. */
  figures: readonly {figure: string; value: string; change: string}[];
  /** What happened, the most important first. */
  updates: readonly {headline: string; detail: string; updateUrl: string}[];
  dashboardUrl: string;
  /** Where the reader chooses how often it comes. */
  settingsUrl: string;
  /** Ends the digest; takes a one-click POST, and shows a page to a visitor. */
  unsubscribeUrl: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  workspace,
  week,
}: Pick<WeeklyDigestProps, 'workspace' | 'week'>): string {
  return `The numbers and the most important updates in ${workspace}, ${week}.`;
}

/** The email that sums a week up: a few numbers, a few links, and a way to get fewer. */
export function WeeklyDigest({
  theme,
  name: givenName,
  email,
  workspace,
  week,
  figures,
  updates,
  dashboardUrl,
  settingsUrl,
  unsubscribeUrl,
}: WeeklyDigestProps & {theme: Theme}) {
  const name = orElse(givenName, 'there');
  return (
    <Layout
      theme={theme}
      title={`Your week in ${workspace} on ${theme.name}`}
      preheader={preheader({workspace, week})}
      heading={`Your week in ${workspace}`}
      footer={
        <>
          <Text quiet>
            {`Sent to ${email} because you turned on the digest of ${workspace} in ${theme.name}.`}
          </Text>
          <Text quiet>
            <TextLink theme={theme} href={settingsUrl}>
              Change how often it is sent
            </TextLink>
          </Text>
          <Text quiet>
            <TextLink theme={theme} href={unsubscribeUrl}>
              Unsubscribe from the digest
            </TextLink>
          </Text>
        </>
      }
    >
      <Text>{`Hello ${name}, here is what happened from ${week}.`}</Text>
      <Figures
        theme={theme}
        rows={figures.map(({figure, value, change}) => ({
          what: figure,
          detail: change,
          figure: value,
        }))}
      />
      <Heading theme={theme}>What to look at first</Heading>
      <LinkList
        theme={theme}
        links={updates.map(({headline, detail, updateUrl}) => ({
          title: headline,
          href: updateUrl,
          text: detail,
        }))}
      />
      <Button theme={theme} href={dashboardUrl}>
        Open the dashboard
      </Button>
    </Layout>
  );
}
