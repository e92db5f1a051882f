import {ChoiceRow, Columns, Rows} from '../../ui';
import {Part} from '../parts';
import {programs, READINGS, VERDICTS, type Case} from './cases';
import {RouteMap} from './RouteMap';
import styles from './Scene.module.css';
import {TruthTable} from './TruthTable';

/**
 * One email, five mail programs, read or not. All ten cases are in the page; two rows of
 * radio buttons and the style sheet choose the one that is seen.
 */
export function Scene() {
  return (
    <Part
      id="programs"
      title="What each mail app does with the tracking image"
      intro="Ana receives the same tracked email at 09:41 in five different mail apps. Choose one, and choose whether Ana reads the email, to see what is recorded."
      on="tray"
    >
      <div className={styles.scene}>
        <div className={styles.choices} data-twin="none">
          <Columns split="1fr auto">
            <ChoiceRow
              legend="Ana’s mail app"
              name="program"
              options={programs.map(({id, name}) => ({value: id, label: name}))}
            />
            <ChoiceRow
              legend="Ana reads the email"
              name="reading"
              options={READINGS.map(({id, label}) => ({value: id, label}))}
              first="unread"
            />
          </Columns>
        </div>
        {programs.flatMap((program) =>
          READINGS.map(({id, label}) => (
            <article
              key={`${program.id} ${id}`}
              className={styles.case}
              data-program={program.id}
              data-reading={id}
              aria-label={`${program.name}, read ${label}`}
            >
              <h3>
                {program.name}, {id === 'read' ? `read ${label}` : 'never read'}
              </h3>
              <CaseView {...program[id]} />
              <p className={styles.note}>{program.note}</p>
            </article>
          )),
        )}
      </div>
      <TruthTable />
    </Part>
  );
}

function CaseView({route, steps, openedAt, verdict}: Case) {
  return (
    <>
      <RouteMap route={route} />
      <Columns split="minmax(0, 1fr) 20rem">
        <Rows as="ol" pair="4rem minmax(0, 1fr)" className={styles.steps}>
          {steps.map(({at, text}) => (
            <li key={at}>
              <b>{at}</b> <span>{text}</span>
            </li>
          ))}
        </Rows>
        <div className={styles.record}>
          <h4>What you can see</h4>
          <dl>
            <div>
              <dt>openedAt</dt>
              <dd>{openedAt ?? 'null'}</dd>
            </div>
            <div>
              <dt>email.opened</dt>
              <dd>{openedAt ? 'sent once' : 'not sent'}</dd>
            </div>
          </dl>
          <p className={styles.verdict} data-verdict={verdict}>
            {VERDICTS[verdict]}
          </p>
        </div>
      </Columns>
    </>
  );
}
