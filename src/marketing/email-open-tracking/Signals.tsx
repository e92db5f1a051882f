import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Columns, Rows} from '../../ui';
import {Part} from '../parts';
import styles from './Signals.module.css';

interface Entry {
  title: string;
  text: ReactNode;
}

const off: readonly Entry[] = [
  {
    title: 'Sign-in codes and password resets',
    text: 'You already know whether the code was used, which is all you need to know.',
  },
  {
    title: 'Security alerts',
    text: 'Worried readers check whether an email loads anything from elsewhere, so it should load nothing.',
  },
  {
    title: 'Readers who have not agreed',
    text: 'Set trackOpens from the same record that stores their answer.',
  },
  {
    title: 'Emails to several people',
    text: 'All recipients get the same image, so you can’t tell whose mail app loaded it.',
  },
  {
    title: 'Plain text emails',
    text: (
      <>
        There is no HTML for the image, so{' '}
        <Link to="/docs/plain-text-emails/">tracking has no effect</Link>.
      </>
    ),
  },
];

const better: readonly Entry[] = [
  {
    title: 'What they did in your product',
    text: (
      <>
        When users create a project or invite a teammate, save it in the{' '}
        <Link to="/docs/contact-profiles-quickstart/">contact’s props</Link>, and let a{' '}
        <Link to="/automated-email-sequences/">sequence</Link> check it before each step.
      </>
    ),
  },
  {
    title: 'Replies',
    text: (
      <>
        Set <code>replyTo</code> to a mailbox your team reads, because one reply tells you
        more than many opens.
      </>
    ),
  },
  {
    title: 'Visits to your links',
    text: 'The API has no click event, but your own server sees visits to a URL that only this email contains.',
  },
  {
    title: 'Unsubscribes, complaints and bounces',
    text: (
      <>
        <code>contact.unsubscribed</code>, <code>email.complained</code> and{' '}
        <code>email.bounced</code> don’t depend on an image. Only complaints are
        incomplete, because Gmail does not report them one by one.
      </>
    ),
  },
  {
    title: 'The trend in one mail app',
    text: 'If you do count opens, compare the same readers from week to week. A sudden drop can mean the spam folder, while the number itself means little.',
  },
];

/** The pixel: crossed out, or yellow. */
function Pixel({off}: {off: boolean}) {
  return (
    <svg viewBox="-1 -3 22 24" strokeWidth="2" aria-hidden="true">
      <path
        fill={off ? 'none' : 'var(--yellow)'}
        stroke={off ? 'var(--ink)' : 'var(--on-yellow)'}
        d={off ? 'M0 0h20v20H0zM0 20 20 0' : 'M0 0h20v20H0z'}
      />
    </svg>
  );
}

/** When to leave it off, and what tells more. */
export function Signals() {
  return (
    <Part id="signals" title="When not to use opens">
      <Columns split="1fr 1fr">
        <List title="Leave tracking off for" entries={off} mark="off" />
        <List title="Use these signals instead" entries={better} mark="on" />
      </Columns>
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
      <Rows pair="1.25rem minmax(0, 1fr)" className={styles.list}>
        {entries.map(({title: name, text}) => (
          <li key={name}>
            <Pixel off={mark === 'off'} />
            <div>
              <b>{name}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Rows>
    </div>
  );
}
