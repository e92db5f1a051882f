import {Columns, Fold, Kix, MoreLink} from '../../ui';
import {Part} from '../parts';
import {ana, BookPage, Entries, Wren} from '../scenes';
import {Outcome} from './Outcome';
import {isPost, story, type Change, type Post} from './story';
import styles from './ContactLog.module.css';

/** Entries that small screens show at first. */
const UNFOLDED = 4;

const LINKS = [
  {label: 'Contact profiles', href: '/contact-profiles/'},
  {label: 'Subscribe forms', href: '/subscribe-forms/'},
  {label: 'Email open tracking', href: '/email-open-tracking/'},
] as const;

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

const ENTRIES = story.map((entry) => ({
  when: `${entry.date}, ${entry.time}`,
  what: <EntryText entry={entry} />,
  stamp: <Outcome of={entry.outcome} />,
}));

/** A contact's profile, drawn as a savings book: who they are, and every entry in order. */
export function ContactLog() {
  return (
    <Part
      id="contacts"
      tall="62rem"
      beside="late"
      title="One page per contact: what you know, what you sent, what came back"
      intro="Every attribute, email and event of a contact is listed in order on one page, so your support team can answer “did you get our email?” without asking an engineer."
      aside={
        <ul className={styles.links}>
          {LINKS.map(({label, href}) => (
            <li key={href}>
              <MoreLink to={href}>{label}</MoreLink>
            </li>
          ))}
        </ul>
      }
    >
      <Columns split="15.5rem minmax(0, 1fr)" from={48} joined className={styles.log}>
        <div className={styles.cover}>
          <Kix text={ana.name} className={styles.code} />
          <b>{ana.name}</b>
          <p>{ana.address}</p>
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
        <BookPage className="small">
          <Entries of={ENTRIES.slice(0, UNFOLDED)} />
          <Fold label={`${String(story.length - UNFOLDED)} more entries`}>
            <Entries of={ENTRIES.slice(UNFOLDED)} start={UNFOLDED + 1} />
          </Fold>
        </BookPage>
      </Columns>
    </Part>
  );
}
