import type {ReactNode} from 'react';
import startedSample from '@generated/api-reference/default/samples/startSequence.200.started.json';
import startSample from '@generated/api-reference/default/samples/startSequence.trial.json';
import stoppedSample from '@generated/api-reference/default/samples/stopSequence.200.stopped.json';
import stopSample from '@generated/api-reference/default/samples/stopSequence.json';
import changeSample from '@generated/api-reference/default/samples/upsertContact.change.json';
import type {SampleView} from '../../api';
import {MoreLink, Unfold} from '../../ui';
import {ApiSample, Footnote, Part} from '../parts';
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
    where: 'Signup',
    title: 'Start the sequence',
    text: (
      <>
        Send this as soon as the contact is saved. If your signup code runs twice, a
        contact in an active run stays at the same step. Once the run has ended, the same
        request starts a new one.
      </>
    ),
    samples: [startSample, startedSample],
  },
  {
    where: 'Plan changed',
    title: 'Update the contact',
    text: (
      <>
        This code doesn’t mention email at all, because you only save what changed. The
        next condition that reads it decides whether its email is still needed.
      </>
    ),
    samples: [changeSample],
  },
  {
    where: 'First payment',
    title: 'Stop the sequence',
    text: (
      <>
        Later steps are not sent, and the response gives <code>api</code> as the reason,
        so your log shows what ended the sequence.
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
      title="Start, update and stop a sequence from your code"
      intro="Your team sets up the steps and waits in the dashboard and can change them without a release, so once your product has saved the contact, it only needs these three API calls."
    >
      <ol className={styles.line}>
        {places.map(({where, title, text, samples: [request, answer]}) => (
          <li key={where}>
            <div>
              <p className="small">{where}</p>
              <h3>{title}</h3>
              <p className="quiet">{text}</p>
            </div>
            <div className={styles.code}>
              <ApiSample sample={request} label={`Language of the request: ${where}`} />
              {answer && (
                <Unfold label="See the response">
                  <ApiSample sample={answer} />
                </Unfold>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Footnote>
        <MoreLink to="/docs/setup-onboarding-sequence/">
          Set up an onboarding sequence, step by step
        </MoreLink>
      </Footnote>
    </Part>
  );
}
