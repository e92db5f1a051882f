import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {FigureValue} from '../../articles';
import {Columns} from '../../ui';
import {CellTable, Footnote, Part} from '../parts';

const PROVIDERS = ['Gmail', 'Yahoo', 'Outlook.com'] as const;

interface Rule {
  title: string;
  gmail: ReactNode;
  yahoo: ReactNode;
  outlook: ReactNode;
  /** Who sees to it: the platform, or the sender. */
  done: ReactNode;
}

const rules: readonly Rule[] = [
  {
    title: 'In force',
    gmail: 'since February 2024, with stricter enforcement since November 2025',
    yahoo: 'since February 2024',
    outlook: (
      <>
        since <FigureValue id="outlook-reject-since" />
      </>
    ),
    done: 'The mailbox providers',
  },
  {
    title: 'Who counts as a bulk sender',
    gmail: <FigureValue id="gmail-bulk-per-day" />,
    yahoo: 'no number published',
    outlook: <FigureValue id="outlook-bulk-per-day" />,
    done: 'Follow the rules at any volume',
  },
  {
    title: 'SPF and DKIM',
    gmail: 'both',
    yahoo: 'both',
    outlook: 'both, and both must pass',
    done: (
      <>
        You <Link to="/docs/sending-identities/">add our records to your DNS</Link>
      </>
    ),
  },
  {
    title: 'DMARC',
    gmail: (
      <>
        at least <code>p=none</code>, aligned with From
      </>
    ),
    yahoo: 'a valid record, aligned with From',
    outlook: (
      <>
        at least <code>p=none</code>, aligned with From
      </>
    ),
    done: (
      <>
        You <Link to="/tools/dmarc-generator/">add one record</Link>
      </>
    ),
  },
  {
    title: 'One-click unsubscribe',
    gmail: (
      <>
        for marketing mail, done within <FigureValue id="gmail-unsubscribe-hours" />
      </>
    ),
    yahoo: (
      <>
        for marketing mail, done within <FigureValue id="yahoo-unsubscribe-days" />
      </>
    ),
    outlook: 'not enforced',
    done: 'We do, automatically',
  },
  {
    title: 'Spam reports',
    gmail: (
      <>
        <FigureValue id="gmail-spam-rate-target" />, and never{' '}
        <FigureValue id="gmail-spam-rate-limit" />
      </>
    ),
    yahoo: (
      <>
        warns at <FigureValue id="yahoo-spam-rate-warning" />, limit{' '}
        <FigureValue id="yahoo-spam-rate-limit" />
      </>
    ),
    outlook: 'no number published',
    done: 'You, by writing only to people who want your email',
  },
];

/** What three large mailbox providers ask of marketing senders, with dates. */
export function Rules() {
  return (
    <Part
      id="rules"
      on="tray"
      title="Gmail, Yahoo and Outlook sender rules"
      intro="The three mailbox providers have published what they require of senders. Each figure links to its source and shows when we checked it."
    >
      <CellTable
        label="Gmail, Yahoo and Outlook sender rules"
        first="Rule"
        columns={[...PROVIDERS, 'Who does it'].map((name) => ({name}))}
        rows={rules.map(({title, gmail, yahoo, outlook, done}) => ({
          title,
          cells: [gmail, yahoo, outlook, done],
        }))}
      />
      <Columns split="1fr 1fr">
        <Footnote>
          Gmail counts all email of your main domain, including its subdomains, and once
          you are a bulk sender, you stay one (
          <a href="https://support.google.com/a/answer/14229414">Google’s FAQ</a>). Since
          November 2025, email that doesn’t meet the rules is delayed or rejected (
          <a href="https://www.spamresource.com/2025/11/google-warns-sender-requirements.html">
            Spam Resource
          </a>
          ).
        </Footnote>
        <Footnote>
          If a domain sends more than 5,000 emails a day to Outlook.com and fails one of
          the three checks, its email is rejected with <code>550 5.7.515</code> (
          <a href="https://dmarcian.com/microsoft-enforces-spf-dkim-dmarc">dmarcian</a>
          ). Our guide to{' '}
          <Link to="/articles/email-deliverability-best-practices/">
            email deliverability
          </Link>{' '}
          explains these codes and what to do about them.
        </Footnote>
      </Columns>
    </Part>
  );
}
