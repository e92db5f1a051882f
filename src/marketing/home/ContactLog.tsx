import {Fold, Kix} from '../../ui';
import {ana, Wren} from '../scenes';
import {LinkList} from './LinkList';
import {Outcome} from './Outcome';
import {SectionHead} from './SectionHead';
import {isPost, story, type Change, type Post} from './story';
import styles from './ContactLog.module.css';

/** Entries that small screens show at first. */
const UNFOLDED = 4;

const PROPERTIES = [
  ['plan', 'team'],
  ['language', 'pt'],
  ['projects', '3'],
  ['updates', 'subscribed'],
] as const;

function EntryText({entry}: {entry: Post | Change}) {
  if (!isPost(entry)) {
    return (
      <>
        <b>{entry.what}</b> {entry.how}
      </>
    );
  }
  const {subject, step, audience} = entry;
  return [subject, step && `day ${step.day}`, audience].filter(Boolean).join(', ');
}

function Entries({of, from}: {of: readonly (Post | Change)[]; from: number}) {
  return (
    <ol className={styles.entries} start={from}>
      {of.map((entry) => (
        <li key={isPost(entry) ? entry.subject : entry.what}>
          <span className={styles.when}>
            {entry.date}, {entry.time}
          </span>
          <span className={styles.what}>
            <EntryText entry={entry} />
          </span>
          <span className={styles.stamp}>
            <Outcome of={entry.outcome} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A contact's profile, drawn as a savings book: who they are, and every entry in order. */
export function ContactLog() {
  return (
    <section className={`later ${styles.section ?? ''}`}>
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.words}>
          <SectionHead title="One page per contact: what you know, what you sent, what came back">
            <p>
              Every attribute, email and event of a contact is listed in order on one
              page, so your support team can answer “did you get our email?” without
              asking an engineer.
            </p>
          </SectionHead>
          <LinkList
            links={[
              {label: 'Contact profiles', href: '/contact-profiles/'},
              {label: 'Subscribe forms', href: '/subscribe-forms/'},
              {label: 'Email open tracking', href: '/email-open-tracking/'},
            ]}
          />
        </div>
        <div className={styles.log}>
          <div className={styles.cover}>
            <Kix text={ana.name} className={styles.code} />
            <p className={styles.name}>{ana.name}</p>
            <p className={styles.address}>{ana.address}</p>
            <dl>
              {PROPERTIES.map(([property, value]) => (
                <div key={property}>
                  <dt>{property}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Wren className={styles.emblem} />
          </div>
          <div className={styles.page}>
            <p className={styles.columnNames} aria-hidden="true">
              <span>Date</span> <span>Entry</span> <span>Result</span>
            </p>
            <Entries of={story.slice(0, UNFOLDED)} from={1} />
            <Fold label={`${String(story.length - UNFOLDED)} more entries`}>
              <Entries of={story.slice(UNFOLDED)} from={UNFOLDED + 1} />
            </Fold>
          </div>
        </div>
      </div>
    </section>
  );
}
