import type {ReactNode} from 'react';
import {FigureValue} from '../../articles';
import {elements} from '../../reading';
import {OwnerValue} from '../company';
import {Columns, Section} from '../../ui';
import {Footnote} from '../parts';
import styles from './Limits.module.css';

const {h2: H2} = elements;

interface BalanceProps {
  title: string;
  /** What is divided by what. */
  how: string;
  review: ReactNode;
  pause: ReactNode;
  children: ReactNode;
}

/** A spring balance: the more hangs on it, the further down the pointer. */
function Balance({title, how, review, pause, children}: BalanceProps) {
  return (
    <div className={styles.balance}>
      <h3>{title}</h3>
      <p>{how}</p>
      <ol className={styles.scale}>
        <li data-zone="light">
          <b>Under {review}</b>
          <span>You can send as usual.</span>
        </li>
        <li data-zone="heavy">
          <b>From {review}</b>
          <span>We review the account and contact you.</span>
        </li>
        <li data-zone="over">
          <b>From {pause}</b>
          <span>We pause what causes it.</span>
        </li>
      </ol>
      <p>{children}</p>
    </div>
  );
}

/** The rates at which we step in, beside those that mailbox providers publish. */
export function Limits() {
  return (
    <Section heading="limits" on="tray" spaced>
      <Columns split="5fr 6fr" align="bottom">
        <H2 id="limits">Limits on bounces and complaints</H2>
        <p>
          All of our customers share the reputation of our servers, which mailbox
          providers check every day. We judge small numbers with care, because one
          complaint in fifty emails is 2 percent and proves nothing.
        </p>
      </Columns>
      <Columns split="1fr 1fr">
        <Balance
          title="Complaints"
          how="The share of delivered emails that recipients report as spam."
          review={<OwnerValue id="complaintReview" />}
          pause={<OwnerValue id="complaintPause" />}
        >
          Our limits follow those of the mailbox providers: Gmail asks for a spam rate{' '}
          <FigureValue id="gmail-spam-rate-target" /> that never reaches{' '}
          <FigureValue id="gmail-spam-rate-limit" />, while Yahoo warns at{' '}
          <FigureValue id="yahoo-spam-rate-warning" /> and enforces at{' '}
          <FigureValue id="yahoo-spam-rate-limit" />.
        </Balance>
        <Balance
          title="Hard bounces"
          how="The share of emails that went to addresses that don’t exist."
          review={<OwnerValue id="bounceReview" />}
          pause={<OwnerValue id="bouncePause" />}
        >
          Mailbox providers publish no limit for bounces, but other email platforms do.
          Amazon SES reviews an account at <FigureValue id="ses-bounce-review" /> and may
          pause it at <FigureValue id="ses-bounce-pause" />.
        </Balance>
      </Columns>
      <Footnote>
        <b>Unsubscribes are immediate:</b> contacts who unsubscribe, complain or bounce
        permanently are automatically excluded from your messages and sequences. Mailbox
        providers allow more time: Gmail <FigureValue id="gmail-unsubscribe-hours" />,
        Yahoo <FigureValue id="yahoo-unsubscribe-days" />.
      </Footnote>
    </Section>
  );
}
