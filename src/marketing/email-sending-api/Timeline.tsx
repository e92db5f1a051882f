import clsx from 'clsx';
import type {CSSProperties} from 'react';
import {facts} from '../../site';
import {ChoiceRow, MoreLink, Panes, SampleMark} from '../../ui';
import {Footnote, Part} from '../parts';
import {LANES, scenarios, type Step} from './scenarios';
import styles from './Timeline.module.css';

const {idempotencyHours, webhookRetryHours} = facts;

const COUNTS = [
  {of: 'requests', one: 'request made', many: 'requests made'},
  {of: 'emails', one: 'email for Ana', many: 'emails for Ana'},
  {of: 'events', one: 'event handled', many: 'events handled'},
] as const;

const TONES = {good: 'var(--c-ok)', bad: 'var(--c-num)', again: 'var(--yellow)'} as const;

/** From lane to lane; one that never arrives ends half way, at a cross. */
function Arrow({back, lost = false}: {back: boolean; lost?: boolean | undefined}) {
  const end = lost ? '50%' : '100%';
  return (
    <svg
      className={styles.arrow}
      height="12"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      {...(back && {'data-back': ''})}
    >
      <line x2={end} y1="6" y2="6" {...(lost && {strokeDasharray: '6 4'})} />
      <svg x={end} overflow="visible">
        <path fill="currentColor" d={lost ? 'M-5 1l10 10m0-10-10 10' : 'M-1 6l-7-4v8z'} />
      </svg>
    </svg>
  );
}

function StepView({step, index}: {step: Step; index: number}) {
  if ('wait' in step) {
    return <li className={styles.wait}>{step.wait}</li>;
  }
  const {at, from, to, text, note, tone, lost} = step;
  const place = {
    '--first': Math.min(from, to),
    '--last': Math.max(from, to),
    '--turn': index,
    ...(tone && {'--tone': TONES[tone]}),
  } as CSSProperties;
  return (
    <li className={styles.step} style={place}>
      <span className={styles.at}>{at}</span>
      <span className="vh">
        {LANES[from]} to {LANES[to]}:
      </span>
      <p>
        <code>{text}</code>
        {lost && ' never arrives'}
        {note && <small>{note}</small>}
      </p>
      <Arrow back={from > to} lost={lost} />
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
      intro="Networks drop, servers restart, and addresses have typos, so choose what goes wrong and follow one request, its email and its webhook to the end."
      on="night"
    >
      <div className={styles.scene}>
        <div data-twin="none">
          <ChoiceRow
            legend="What happens to the request"
            name="scenario"
            first="lost"
            options={scenarios.map(({id, label}) => ({value: id, label}))}
          />
        </div>
        <Panes>
          {scenarios.map(({id, label, steps, counts, lesson}) => (
            <article
              key={id}
              className={clsx('later', styles.pane)}
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
        </Panes>
      </div>
      <Footnote>
        Idempotency keys are remembered for {idempotencyHours.value} hours, and an event
        that fails is sent again for {webhookRetryHours.value} hours.{' '}
        {!(idempotencyHours.confirmed && webhookRetryHours.confirmed) && <SampleMark />}
      </Footnote>
      <Footnote>
        <MoreLink to="/docs/api/errors/#send-with-retries">
          Copy a program that retries safely
        </MoreLink>
      </Footnote>
    </Part>
  );
}
