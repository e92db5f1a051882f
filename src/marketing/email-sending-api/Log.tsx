import {Columns, MoreLink} from '../../ui';
import {Footnote, Part} from '../parts';
import {Illustration} from '../scenes';
import {FILTERS, log} from './logRows';
import styles from './Log.module.css';

/** The list of a project's emails, with one of them opened. */
export function Log() {
  return (
    <Part
      id="log"
      title="Find any email by recipient, tag or status"
      intro="When a customer writes that an email never came, look up their address. You see the latest status of each email they were sent and, after a bounce, the exact response of their mail server."
      on="tray"
    >
      <Illustration
        title="Emails"
        caption="The log of a made-up project, with its bounced email opened. Your code gets the same list from GET /v1/emails."
      >
        <Columns split="minmax(0, 1.7fr) minmax(0, 1fr)" from={48} joined>
          <div className={styles.list}>
            <p className={styles.filters}>
              {FILTERS.map((filter) => (
                <span key={filter}>{filter}</span>
              ))}
            </p>
            {log.map(({time, recipient, subject, status}) => (
              <p key={subject} className={styles.row} data-status={status}>
                <time>{time}</time>
                <span>
                  <b>{subject}</b>
                  {recipient}
                </span>
                <i>{status}</i>
              </p>
            ))}
          </div>
          <div className={styles.opened}>
            <p>
              <b>Receipt 2041</b>
              cy@customer.example
            </p>
            <ol>
              <li>09:38:10 queued</li>
              <li>09:38:11 sent</li>
              <li data-status="bounced">
                09:38:12 <i>bounced</i>
              </li>
            </ol>
            <samp>550 5.1.1 User unknown</samp>
          </div>
        </Columns>
      </Illustration>
      <Footnote>
        <MoreLink to="/docs/api/email/#listEmails">List emails with the API</MoreLink>
      </Footnote>
    </Part>
  );
}
