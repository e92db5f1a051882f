import type {ReactNode} from 'react';
import {FigureValue} from '../../articles';
import {elements} from '../../reading';
import {OwnerValue} from '../company';
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
      <p className={styles.how}>{how}</p>
      <ol className={styles.scale}>
        <li data-zone="light">
          <b>Under {review}</b>
          <span>All is well.</span>
        </li>
        <li data-zone="heavy">
          <b>From {review}</b>
          <span>We look into it, and write to you.</span>
        </li>
        <li data-zone="over">
          <b>From {pause}</b>
          <span>What causes it is paused.</span>
        </li>
      </ol>
      <p className={styles.beside}>{children}</p>
    </div>
  );
}

/** The rates at which we step in, beside those that mailbox providers publish. */
export function Limits() {
  return (
    <section className={styles.section} aria-labelledby="limits">
      <div className="wrap">
        <div className={styles.head}>
          <H2 id="limits">The lines</H2>
          <p>
            All who send with us share a good name, and mailboxes weigh it every day.
            Small numbers are read with sense: one complaint about fifty emails is two
            percent and proves nothing.
          </p>
        </div>
        <div className={styles.pair}>
          <Balance
            title="Complaints"
            how="Readers who press “spam”, of those the email was delivered to."
            review={<OwnerValue id="complaintReview" />}
            pause={<OwnerValue id="complaintPause" />}
          >
            Not our invention: Gmail wants a spam rate{' '}
            <FigureValue id="gmail-spam-rate-target" /> and{' '}
            <FigureValue id="gmail-spam-rate-limit" />. Yahoo shows a warning at{' '}
            <FigureValue id="yahoo-spam-rate-warning" /> and enforces at{' '}
            <FigureValue id="yahoo-spam-rate-limit" />.
          </Balance>
          <Balance
            title="Hard bounces"
            how="Addresses that do not exist, of those that were written to."
            review={<OwnerValue id="bounceReview" />}
            pause={<OwnerValue id="bouncePause" />}
          >
            Mailbox providers name no figure here. Other carriers do: Amazon SES reviews
            an account at <FigureValue id="ses-bounce-review" /> and may pause it at{' '}
            <FigureValue id="ses-bounce-pause" />.
          </Balance>
        </div>
        <p className={styles.leave}>
          <b>And for leaving:</b> whoever unsubscribes, bounces for good or complains gets
          no further message or sequence from you, at once and without your doing. The
          mailboxes give you longer: Gmail <FigureValue id="gmail-unsubscribe-hours" />,
          Yahoo <FigureValue id="yahoo-unsubscribe-days" />.
        </p>
      </div>
    </section>
  );
}
