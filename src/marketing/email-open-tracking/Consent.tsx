import {Table} from '../../ui';
import styles from './Consent.module.css';

const STEPS = [
  {
    step: 'Ask at signup',
    question: 'Tell Acme when I open its emails',
    yes: 'yes',
    no: 'no',
  },
  {
    step: 'Save the answer with the contact',
    question: 'props.tracking',
    yes: 'true',
    no: 'false',
  },
  {step: 'Send it with the email', question: 'trackOpens', yes: 'true', no: 'false'},
  {step: 'Read the record', question: 'openedAt', yes: '10:02', no: 'null'},
] as const;

/** Two answers to one question, followed from the form to the record. */
export function Consent() {
  return (
    <Table className={styles.consent}>
      <caption>One question, two answers, and what becomes of them</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Ana agrees</th>
          <th scope="col">Ben does not</th>
        </tr>
      </thead>
      <tbody>
        {STEPS.map(({step, question, yes, no}) => (
          <tr key={step}>
            <th scope="row">
              {step} <code>{question}</code>
            </th>
            <td>{yes}</td>
            <td>{no}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
