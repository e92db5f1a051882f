import type {CSSProperties} from 'react';
import {facts} from '../../site';
import {ChoiceRow, MoreLink, SampleMark} from '../../ui';
import {Part} from '../parts';
import {LANES, scenarios, type Step} from './scenarios';
import styles from './Timeline.module.css';

const {idempotencyHours, webhookRetryHours} = facts;

const COUNTS = [
  {of: 'requests', one: 'request made', many: 'requests made'},
  {of: 'emails', one: 'email for Ana', many: 'emails for Ana'},
  {of: 'events', one: 'event handled', many: 'events handled'},
] as const;

function StepView({step, index}: {step: Step; index: number}) {
  if ('wait' in step) {
    return <li className={styles.wait}>{step.wait}</li>;
  }
  const {at, from, to, text, note, tone, lost} = step;
  const place = {
    '--first': Math.min(from, to),
    '--last': Math.max(from, to),
    '--turn': index,
  } as CSSProperties;
  return (
    <li className={styles.step} data-tone={tone} style={place}>
      <span className={styles.at}>{at}</span>
      <span className="vh">
        {LANES[from]} to {LANES[to]}:
      </span>
      <p>
        <code>{text}</code>
        {lost && ' never arrives'}
        {note && <small>{note}</small>}
      </p>
      <span
        className={styles.arrow}
        data-back={from > to ? '' : undefined}
        data-lost={lost && ''}
      />
    </li>
  );
}

/**
 * One request as a graphic timetable: who is talking across, time down. Radio buttons and the
 * style sheet choose what goes wrong.
 */
export function Timeline() {
  return (
    <Part
      id="retries"
      title="Retries and idempotency: see what happens when something fails"
      intro="Networks drop, servers restart, and addresses have typos. Choose what goes wrong, and follow one request, its email and its webhook to the end."
      on="night"
    >
      <div className={styles.scene}>
        <div className={styles.choices} data-twin="none">
          <ChoiceRow
            legend="What happens to the request"
            name="scenario"
            first="lost"
            options={scenarios.map(({id, label}) => ({value: id, label}))}
          />
        </div>
        <div className={styles.panes}>
          {scenarios.map(({id, label, steps, counts, lesson}) => (
            <article
              key={id}
              className={styles.pane}
              data-scenario={id}
              aria-label={label}
            >
              <div className={styles.chart}>
                <p className={styles.lanes} aria-hidden="true">
                  {LANES.map((lane) => (
                    <b key={lane}>{lane}</b>
                  ))}
                </p>
                <ol className={styles.steps}>
                  {steps.map((step, index) => (
                    <StepView key={index} step={step} index={index} />
                  ))}
                </ol>
              </div>
              <div className={styles.end}>
                <dl>
                  {COUNTS.map(({of, one, many}) => (
                    <div key={of}>
                      <dt>{counts[of] === 1 ? one : many}</dt>
                      <dd>{counts[of]}</dd>
                    </div>
                  ))}
                </dl>
                <p>{lesson}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
      <p className={styles.note}>
        Idempotency keys are remembered for {idempotencyHours.value} hours, and an event
        that fails is sent again for {webhookRetryHours.value} hours.{' '}
        {!(idempotencyHours.confirmed && webhookRetryHours.confirmed) && <SampleMark />}
      </p>
      <p>
        <MoreLink to="/docs/api/errors/#send-with-retries" className={styles.more}>
          Copy a program that retries safely
        </MoreLink>
      </p>
    </Part>
  );
}
