import {Table, Columns} from '../../../ui';
import {
  AnswerFacts,
  Findings,
  Verdict,
  Panel,
  ResultPart,
  ResultSection,
} from '../../view';
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
    <ResultSection answer={checked} verdict={FOCUS.verdict} onReset={onReset} link={link}>
      <Verdict
        id={FOCUS.verdict}
        {...verdictStamp[verdict]}
        title={verdictTitle[verdict]}
      >
        <p>
          <b>{address}</b>: {inShort(checked)}
        </p>
      </Verdict>
      <Columns split="5fr 4fr">
        <ResultPart id="findings" level={2} title="Findings">
          <Findings problems={reasons} room="address" />
        </ResultPart>
        <Panel heading="route" title="Where its email goes">
          {domain && <Route domain={domain} />}
          {answer && <AnswerFacts answer={answer} />}
        </Panel>
      </Columns>
    </ResultSection>
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
      <p>
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
