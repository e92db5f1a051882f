import clsx from 'clsx';
import {acme, ana, InkStamp, Postmark} from '../scenes';
import styles from './PaperForm.module.css';

/** One letter a box, as official forms ask for it. */
function Boxes({text, cells}: {text: string; cells: number}) {
  return (
    <p className={styles.boxes}>
      {Array.from({length: cells}, (_, index) => (
        <span key={index}>{text[index] ?? ''}</span>
      ))}
    </p>
  );
}

/** A signup, drawn as a printed form that was filled in by hand and stamped. */
export function PaperForm({className}: {className?: string | undefined}) {
  return (
    <div
      className={clsx(styles.paper, className)}
      role="img"
      aria-label={`A signup form filled in with ${ana.address}. The box for product news is checked, and it is stamped pending at 09:01 and subscribed at 09:04.`}
    >
      <div aria-hidden="true">
        <p className={styles.title}>
          <b>
            Sign up
            <br />
            for product news
          </b>
          <span>
            To {acme.name}
            <br />
            Form 1 of 1
          </span>
        </p>
        <div className={styles.field}>
          <span className={styles.label}>1 Email address</span>
          <Boxes text={ana.address} cells={22} />
        </div>
        <div className={styles.field}>
          <span className={styles.label}>2 Name (optional)</span>
          <Boxes text={ana.firstName} cells={22} />
        </div>
        <div className={clsx(styles.field, styles.consent)}>
          <svg viewBox="0 0 24 24">
            <path d="M2 2h20v20H2z" />
            <path className={styles.pen} d="m5 12 5 7L20 3" />
          </svg>
          <span>
            3 Yes, send me news about {acme.name} about once a month. I can unsubscribe
            with a link in every email.
          </span>
        </div>
        <div className={clsx(styles.field, styles.office)}>
          <span className={styles.label}>Status</span>
          <span className={styles.stamps}>
            <span>
              <InkStamp tone="kept">Pending</InkStamp> 09:01
            </span>
            <span>
              <InkStamp tone="good">Subscribed</InkStamp> 09:04
            </span>
          </span>
        </div>
      </div>
      <Postmark
        className={styles.postmark}
        rim={['CONFIRMED', 'BY EMAIL']}
        lines={['3 XI', '2026']}
      />
    </div>
  );
}
