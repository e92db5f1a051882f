import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Part} from '../parts';
import styles from './Signals.module.css';

interface Entry {
  title: string;
  text: ReactNode;
}

const off: readonly Entry[] = [
  {
    title: 'Sign-in codes and password resets',
    text: 'The code is used or it is not. That is all you need to know, and you know it.',
  },
  {
    title: 'Security alerts',
    text: 'A reader who is worried looks at where an email calls home. Let it call nowhere.',
  },
  {
    title: 'Readers who have not agreed',
    text: 'Set the switch from the same record that holds their answer.',
  },
  {
    title: 'Emails to several people',
    text: 'One picture for all of them: you learn that somebody’s program fetched it, and not whose.',
  },
  {
    title: 'Plain text emails',
    text: (
      <>
        There is no HTML to put the picture in, so{' '}
        <Link to="/docs/plain-text-emails/">the switch has no effect</Link>.
      </>
    ),
  },
];

const better: readonly Entry[] = [
  {
    title: 'What they did in your product',
    text: (
      <>
        Invited a colleague, confirmed an address, made a project. Put it into a{' '}
        <Link to="/docs/contact-profiles-quickstart/">contact’s props</Link>, and let a{' '}
        <Link to="/automated-email-sequences/">sequence</Link> ask for it before each
        step.
      </>
    ),
  },
  {
    title: 'A reply',
    text: (
      <>
        Set <code>replyTo</code> to a mailbox people read. One answer tells you more than
        a hundred pixels.
      </>
    ),
  },
  {
    title: 'The page your link leads to',
    text: 'The API has no event for a click. Your own server sees who came, by an address that only this email has.',
  },
  {
    title: 'Who left, who complained, what bounced',
    text: (
      <>
        <code>contact.unsubscribed</code>, <code>email.complained</code> and{' '}
        <code>email.bounced</code> come from servers and people. No picture is involved.
      </>
    ),
  },
  {
    title: 'The same program, week by week',
    text: 'If you do count opens, compare like with like. A sudden fall among the same readers can mean the spam folder; the level itself means little.',
  },
];

/** When to leave it off, and what tells more. */
export function Signals() {
  return (
    <Part id="signals" title="Where a pixel is the wrong instrument">
      <div className={styles.columns}>
        <List title="Leave it off for" entries={off} mark="off" />
        <List title="Look at these instead" entries={better} mark="on" />
      </div>
    </Part>
  );
}

function List({
  title,
  entries,
  mark,
}: {
  title: string;
  entries: readonly Entry[];
  mark: 'off' | 'on';
}) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list} data-mark={mark}>
        {entries.map(({title: name, text}) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
