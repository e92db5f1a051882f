import type {ReactNode} from 'react';
import {Part} from '../parts';
import styles from './Life.module.css';

interface Tray {
  /** A value of `MessageStatus` in `src/api/openapi.yaml`. */
  status: 'draft' | 'scheduled' | 'sending' | 'sent';
  text: ReactNode;
  /** How it comes to the next tray. */
  next?: ReactNode;
  /** Paths on a field of 96 by 56. */
  drawing: string;
}

const trays: readonly Tray[] = [
  {
    status: 'draft',
    text: 'Change the text, the sender and the audience as often as you like. A draft can be saved before it is complete.',
    next: (
      <>
        send with <code>scheduledAt</code>
      </>
    ),
    drawing:
      'M24 46V10h34l8 8v28M58 10v8h8M32 24h18M32 31h24M32 38h12M70 40l14-18 5 4-14 18-7 2z',
  },
  {
    status: 'scheduled',
    text: 'The message waits for the scheduled time and cannot be edited. If you cancel it, it becomes a draft again and loses its time.',
    next: 'the time comes',
    drawing: 'M16 46V18h44v28zM16 18l22 16 22-16M74 16a13 13 0 1 0 .1 0M74 21v8l6 4',
  },
  {
    status: 'sending',
    text: (
      <>
        The audience is counted only now, and <code>recipientCount</code> is set. From
        here on, the message can no longer be canceled.
      </>
    ),
    next: 'the last email is sent',
    drawing:
      'M34 44V22h34v22zM34 22l17 13 17-13M26 38V16h34M18 32V10h34M76 28h14M74 34h16M78 40h12',
  },
  {
    status: 'sent',
    text: (
      <>
        All emails were sent by <code>sentAt</code>. An address that bounces now is
        skipped automatically in every later message.
      </>
    ),
    drawing:
      'M20 46V14h50v32zM28 28h22M28 35h16M60 22a9 9 0 1 0 .1 0M44 18c5-4 9 4 14 0M70 18c5-4 9 4 14 0M70 26c5-4 9 4 14 0',
  },
];

/** The four states of a message, as trays on a shelf, and the one way back. */
export function Life() {
  return (
    <Part
      id="life"
      title="Draft, scheduled, sending, sent: the life of a message"
      intro="A message is always in one of four states, and you can read it in each of them. Until sending begins, you can cancel it and change it again."
    >
      <ol className={styles.shelf}>
        {trays.map(({status, text, next, drawing}) => (
          <li key={status} className={styles.tray}>
            <svg viewBox="0 0 96 56" aria-hidden="true">
              <path d={drawing} />
            </svg>
            <h3>
              <code>{status}</code>
            </h3>
            <p>{text}</p>
            {next && <p className={styles.next}>{next}</p>}
          </li>
        ))}
      </ol>
      <p className={styles.back}>
        <span>
          <code>cancel</code>: scheduled becomes draft
        </span>
      </p>
    </Part>
  );
}
