import {acme, ana, InkStamp, Postmark, Slip, SlipEntry, SlipHead} from '../scenes';
import styles from './PaperForm.module.css';

/** One letter a box, as official forms ask for it. */
function Boxes({label, text, cells}: {label: string; text: string; cells: number}) {
  return (
    <SlipEntry>
      <p className="small">{label}</p>
      <p className={styles.boxes}>
        {Array.from({length: cells}, (_, index) => (
          <span key={index}>{text[index] ?? ''}</span>
        ))}
      </p>
    </SlipEntry>
  );
}

/** A signup, drawn as a printed form that was filled in by hand and stamped. */
export function PaperForm({className}: {className?: string | undefined}) {
  return (
    <div
      className={className}
      role="img"
      aria-label={`A signup form filled in with ${ana.address}. The box for product news is checked, and the form is stamped pending at 09:01 and subscribed at 09:04.`}
    >
      <div aria-hidden="true">
        <Slip className={styles.paper}>
          <SlipHead title="Sign up for product news">To {acme.name}</SlipHead>
          <Boxes label="1 Email address" text={ana.address} cells={22} />
          <Boxes label="2 Name (optional)" text={ana.firstName} cells={22} />
          <SlipEntry className={styles.consent}>
            <svg viewBox="0 0 24 24" fill="none">
              <path stroke="var(--form)" strokeWidth="1.5" d="M2 2h20v20H2z" />
              <path stroke="var(--blue)" strokeWidth="2.75" d="m5 12 5 7L20 3" />
            </svg>
            <span>
              3 Yes, send me news about {acme.name} about once a month. I can unsubscribe
              with a link in every email.
            </span>
          </SlipEntry>
          <SlipEntry className={styles.office}>
            <span className="small">Status</span>
            <p>
              <span>
                <InkStamp tone="kept">Pending</InkStamp> 09:01
              </span>
              <span>
                <InkStamp tone="good">Subscribed</InkStamp> 09:04
              </span>
            </p>
          </SlipEntry>
          <Postmark corner rim={['CONFIRMED', 'BY EMAIL']} lines={['3 XI', '2026']} />
        </Slip>
      </div>
    </div>
  );
}
