import {useId} from 'react';
import {MoreLink} from '../../ui';
import {acme, AcmeMark, ana} from '../scenes';
import {isBuilt} from './isBuilt';
import {SectionHead} from './SectionHead';
import styles from './Senders.module.css';

const SENDERS = [
  {
    value: 'api',
    label: 'Your code sends it',
    text: 'Codes, receipts, alerts. One call, one email.',
    link: {label: 'Email sending API', href: '/email-sending-api/'},
  },
  {
    value: 'sequence',
    label: 'The calendar sends it',
    text: 'Welcomes and nudges, on the day they help.',
    link: {label: 'Email automation', href: '/automated-email-sequences/'},
  },
  {
    value: 'messenger',
    label: 'You send it',
    text: 'Product updates and newsletters, to the people you pick.',
    link: {label: 'Messenger', href: '/targeted-email-messages/'},
  },
] as const;

type Sender = (typeof SENDERS)[number]['value'];

interface Mail {
  sender: Sender;
  from: string;
  time: string;
  subject: string;
  preview: string;
  /** The one shown beside the list when its sender is chosen. */
  open?: boolean;
}

/** Newest first. The same emails as in the passbook further down. */
const INBOX: readonly Mail[] = [
  {
    sender: 'messenger',
    from: acme.news.name,
    time: '17 Nov',
    subject: 'New: folders',
    preview: 'You asked for a way to sort projects.',
    open: true,
  },
  {
    sender: 'api',
    from: acme.name,
    time: '10 Nov',
    subject: 'Receipt 2041',
    preview: 'Thank you. Team plan, €29.52.',
    open: true,
  },
  {
    sender: 'sequence',
    from: acme.name,
    time: '8 Nov',
    subject: 'Questions? Just reply',
    preview: 'I read every answer myself.',
  },
  {
    sender: 'sequence',
    from: acme.name,
    time: '6 Nov',
    subject: 'Invite a colleague',
    preview: 'Harbour has one member so far: you.',
    open: true,
  },
  {
    sender: 'sequence',
    from: acme.name,
    time: '3 Nov',
    subject: 'Welcome to Acme',
    preview: 'Three things to do in your first week.',
  },
  {
    sender: 'api',
    from: acme.name,
    time: '3 Nov',
    subject: 'Your sign-in code',
    preview: '481 902 works once, for ten minutes.',
  },
];

function SenderChoice({name}: {name: string}) {
  return (
    <fieldset className={styles.senders}>
      <legend className="vh">Show the emails of one sender</legend>
      {SENDERS.map(({value, label, text, link}, index) => (
        <div key={value} className={styles.sender} data-sender={value}>
          <label>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            <span className={styles.mark} />
            {label}
          </label>
          <p>{text}</p>
          {isBuilt(link.href) && <MoreLink to={link.href}>{link.label}</MoreLink>}
        </div>
      ))}
    </fieldset>
  );
}

function MailHead({
  subject,
  from,
  time,
}: {
  subject: string;
  from: {readonly name: string; readonly address: string};
  time: string;
}) {
  return (
    <>
      <p className={styles.product}>
        <AcmeMark /> {acme.name}
      </p>
      <p className={styles.subject}>{subject}</p>
      <p className={styles.meta}>
        {from.name}, {from.address}
        <br />
        to {ana.address}, {time}
      </p>
    </>
  );
}

function Receipt() {
  return (
    <div className={styles.mail} data-sender="api">
      <MailHead subject="Receipt 2041" from={acme} time="10 Nov, 14:20" />
      <p>Thank you, {ana.firstName}. Your team has Acme for another month.</p>
      <dl className={styles.bill}>
        <div>
          <dt>Team plan, 10 Nov to 9 Dec</dt>
          <dd>€24.00</dd>
        </div>
        <div>
          <dt>VAT, 23 %</dt>
          <dd>€5.52</dd>
        </div>
        <div className={styles.total}>
          <dt>Total, paid</dt>
          <dd>€29.52</dd>
        </div>
      </dl>
      <dl className={styles.details}>
        <div>
          <dt>Invoice</dt>
          <dd>2026-2041</dd>
        </div>
        <div>
          <dt>Paid with</dt>
          <dd>Card ending 0042</dd>
        </div>
        <div>
          <dt>Billed to</dt>
          <dd>{ana.name}, Rua do Exemplo 12, Lisboa</dd>
        </div>
      </dl>
    </div>
  );
}

function Invitation() {
  return (
    <div className={styles.mail} data-sender="sequence">
      <MailHead subject="Invite a colleague" from={acme} time="6 Nov, 09:00" />
      <p>Hello {ana.firstName},</p>
      <p>
        your project Harbour has one member so far: you. Most work here is done in twos.
      </p>
      <p>Write one address, and we send the invitation. You choose what they may see.</p>
      <p className={styles.button}>Invite someone to Harbour</p>
      <p className={styles.small}>
        Day 3 of your first week. When Harbour has a second member, this email isn’t sent.
      </p>
    </div>
  );
}

function Update() {
  return (
    <div className={styles.mail} data-sender="messenger">
      <MailHead subject="New: folders" from={acme.news} time="17 Nov, 10:00" />
      <div className={styles.folders} aria-hidden="true">
        <span>Harbour</span>
        <span>Lighthouse</span>
        <span>Archive</span>
      </div>
      <p>You asked for a way to sort projects. Folders are in your sidebar today.</p>
      <p>Drag a project onto a folder, or press F.</p>
      <p className={styles.button}>See folders</p>
      <p className={styles.small}>
        You get product updates from Acme. <u>Unsubscribe</u>
      </p>
    </div>
  );
}

/** One contact's inbox; a choice of sender shows which of the emails are theirs. */
export function Senders() {
  const name = useId();
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead
          wide
          code="one inbox"
          title={
            <>
              Three senders,
              <br />
              one inbox.
            </>
          }
        >
          <p>
            Your customer doesn’t know which system wrote to them. Keep it that way: the
            same contact, the same domain, the same look, whoever sends.
          </p>
        </SectionHead>
        <div className={styles.post}>
          <SenderChoice name={name} />
          <div className={styles.client}>
            <p className={styles.title}>
              <span>
                <b>Inbox</b> {ana.address}
              </span>
              <span>{INBOX.length} messages</span>
            </p>
            <ul className={styles.inbox}>
              {INBOX.map(({sender, from, time, subject, preview, open}) => (
                <li key={subject} data-sender={sender} data-open={open}>
                  <span className={styles.mark} />
                  <b>{from}</b>
                  <span className={styles.time}>{time}</span>
                  <span className={styles.line}>
                    <b>{subject}</b> {preview}
                  </span>
                </li>
              ))}
            </ul>
            <div className={styles.opened}>
              <Receipt />
              <Invitation />
              <Update />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
