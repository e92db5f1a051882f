import {Kix} from '../../ui';
import {ana, InkStamp, Wren, type InkTone} from '../scenes';
import {LinkList} from './LinkList';
import {SectionHead} from './SectionHead';
import styles from './Passbook.module.css';

interface Entry {
  date: string;
  time: string;
  /** What is stressed, then the rest. */
  what: readonly [string, string];
  outcome: string;
  tone: InkTone;
}

/** The same days as on the letterbox plate, and the same emails as in the inbox. */
const ENTRIES: readonly Entry[] = [
  {
    date: '3 Nov',
    time: '09:01',
    what: ['Signed up', ' with the form on /start'],
    outcome: 'Joined',
    tone: 'changed',
  },
  {
    date: '3 Nov',
    time: '09:02',
    what: ['', 'Your sign-in code'],
    outcome: 'Opened',
    tone: 'good',
  },
  {
    date: '3 Nov',
    time: '09:05',
    what: ['', 'Welcome to Acme, day 0'],
    outcome: 'Opened',
    tone: 'good',
  },
  {
    date: '4 Nov',
    time: '09:00',
    what: ['', 'Make your first project, day 1'],
    outcome: 'Not needed',
    tone: 'kept',
  },
  {
    date: '6 Nov',
    time: '09:00',
    what: ['', 'Invite a colleague, day 3'],
    outcome: 'Opened',
    tone: 'good',
  },
  {
    date: '8 Nov',
    time: '09:00',
    what: ['', 'Questions? Just reply, day 5'],
    outcome: 'Delivered',
    tone: 'good',
  },
  {
    date: '10 Nov',
    time: '14:20',
    what: ['plan', ' changed from trial to team'],
    outcome: 'Changed',
    tone: 'changed',
  },
  {
    date: '10 Nov',
    time: '14:20',
    what: ['', 'Receipt 2041'],
    outcome: 'Opened',
    tone: 'good',
  },
  {
    date: '17 Nov',
    time: '10:00',
    what: ['', 'New: folders, to everyone on team'],
    outcome: 'Opened',
    tone: 'good',
  },
];

const PROPERTIES = [
  ['plan', 'team'],
  ['language', 'pt'],
  ['projects', '3'],
  ['updates', 'subscribed'],
] as const;

/** A contact's profile as a savings book: who they are, and every entry in order. */
export function Passbook() {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.words}>
          <SectionHead
            code="contact profiles"
            title={'Every contact keeps\u00a0a passbook.'}
          >
            <p>
              What you know about them, what you sent, what they opened. In order, on one
              page, so support can answer “did you get our email?” without asking
              engineering.
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
        <div className={styles.book}>
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
              <span>Date</span> <span>Entry</span> <span>Stamp</span>
            </p>
            <ol className={styles.entries}>
              {ENTRIES.map(({date, time, what: [stressed, rest], outcome, tone}) => (
                <li key={`${date} ${time} ${rest}`}>
                  <span className={styles.when}>
                    {date}, {time}
                  </span>
                  <span className={styles.what}>
                    {stressed && <b>{stressed}</b>}
                    {rest}
                  </span>
                  <span className={styles.stamp}>
                    <InkStamp tone={tone}>{outcome}</InkStamp>
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}
