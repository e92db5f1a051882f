import {Table} from '../../../ui';
import {AnswerFacts, Findings, ResultFoot, Verdict} from '../../view';
import type {DomainCheck} from '..';
import styles from './Result.module.css';
import {FOCUS} from './useValidator';
import type {Checked} from './validatorTasks';
import {verdictStamp, verdictTitle} from './verdictWords';

/** The result of a check. */
export function Result({
  checked,
  link,
  onReset,
}: {
  checked: Checked;
  link: () => string;
  onReset: () => void;
}) {
  const {address, verdict, reasons, domain, answer} = checked;
  return (
    <section className={`wrap ${styles.result ?? ''}`} aria-labelledby={FOCUS.verdict}>
      <Verdict
        id={FOCUS.verdict}
        {...verdictStamp[verdict]}
        title={verdictTitle[verdict]}
      >
        <p>
          <b className={styles.name}>{address}</b>: {inShort(checked)}
        </p>
      </Verdict>
      <div className={styles.columns}>
        <section aria-labelledby="findings">
          <h2 id="findings">Findings</h2>
          <Findings problems={reasons} room="address" />
        </section>
        <section aria-labelledby="route" className={styles.route}>
          <h2 id="route">Where its email goes</h2>
          {domain && <Route domain={domain} />}
          {answer && <AnswerFacts answer={answer} />}
          <ResultFoot onReset={onReset} link={link} />
        </section>
      </div>
    </section>
  );
}

/** What decided, and what the verdict does not say. */
function inShort({verdict, reasons}: Checked): string {
  const first = reasons[0]?.message ?? '';
  switch (verdict) {
    case 'likely':
      return 'the syntax is valid, and the domain accepts email. Whether the mailbox exists was not tested, because only its own server knows, and no web page can ask it.';
    case 'risky':
      return `${first} Whether the mailbox exists was not tested.`;
    default:
      return first;
  }
}

/** The domain's mail servers, in the order in which a sender tries them. */
function Route({domain: {domain, exchanges, acceptance}}: {domain: DomainCheck}) {
  if (exchanges.length === 0) {
    return (
      <p className={styles.none}>
        {acceptance === 'unknown'
          ? `It could not be found out which servers accept email for ${domain}.`
          : acceptance === 'doubtful'
            ? `To ${domain} itself, because it names no mail server.`
            : `Nowhere, because ${domain} has no mail server.`}
      </p>
    );
  }
  return (
    <Table className={styles.exchanges}>
      <caption className="vh">
        Mail servers of {domain}, with the first choice at the top
      </caption>
      <thead>
        <tr>
          <th scope="col">Preference</th>
          <th scope="col">Mail server</th>
        </tr>
      </thead>
      <tbody>
        {exchanges.map(({preference, exchange}, index) => (
          // DNS may name one twice.
          <tr key={index}>
            <td>{preference}</td>
            <td>
              <code>{exchange}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
