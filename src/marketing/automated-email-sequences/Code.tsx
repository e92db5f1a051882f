import type {ReactNode} from 'react';
import startedSample from '@generated/api-reference/default/samples/startSequence.200.started.json';
import startSample from '@generated/api-reference/default/samples/startSequence.trial.json';
import stoppedSample from '@generated/api-reference/default/samples/stopSequence.200.stopped.json';
import stopSample from '@generated/api-reference/default/samples/stopSequence.json';
import changeSample from '@generated/api-reference/default/samples/upsertContact.change.json';
import type {SampleView} from '../../api';
import {MoreLink} from '../../ui';
import {ApiSample, Part} from '../parts';
import styles from './Code.module.css';

interface Place {
  /** Where in a product's code it stands. */
  where: string;
  title: string;
  text: ReactNode;
  samples: readonly [request: SampleView, answer?: SampleView];
}

const places: readonly Place[] = [
  {
    where: 'Sign-up',
    title: 'Get on',
    text: (
      <>
        Once the contact is saved, start the run. Sign-up code is run twice now and then:
        whoever is on already stays where she is.
      </>
    ),
    samples: [startSample, startedSample],
  },
  {
    where: 'Plan changed',
    title: 'Tell it what changed',
    text: (
      <>
        No code about emails here. You save a fact, and the condition that reads it comes
        out another way on its day.
      </>
    ),
    samples: [changeSample],
  },
  {
    where: 'First payment',
    title: 'Get off',
    text: (
      <>
        What has not left stays with us. The answer is the run as it ended, with{' '}
        <code>api</code> as the reason, so your log says who stopped it.
      </>
    ),
    samples: [stopSample, stoppedSample],
  },
];

/** The line through a product's code, with a stop at each of the three calls. */
export function Code() {
  return (
    <Part
      id="code"
      title="Three stops in your own code"
      intro="The days are drawn in the dashboard, where a colleague can change them without a release. What your product adds is these calls."
    >
      <ol className={styles.line}>
        {places.map(({where, title, text, samples: [request, answer]}) => (
          <li key={where}>
            <div className={styles.say}>
              <p className={styles.where}>{where}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div className={styles.code}>
              <ApiSample sample={request} label={`Language of the call at: ${where}`} />
              {answer && (
                <details className={styles.answer}>
                  <summary>What it answers</summary>
                  <ApiSample sample={answer} />
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <MoreLink to="/docs/setup-onboarding-sequence/">
          The whole guide, from drawing to the first real run
        </MoreLink>
      </p>
    </Part>
  );
}
