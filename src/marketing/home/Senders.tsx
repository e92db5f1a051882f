import {useId} from 'react';
import {brand, type NavLink} from '../../site';
import {MoreLink} from '../../ui';
import {acme, AcmeMark, ana} from '../scenes';
import {SectionHead} from './SectionHead';
import {isPost, story, type Sender} from './story';
import styles from './Senders.module.css';

const SENDERS = [
  {
    value: 'api',
    label: 'Your code sends it',
    text: 'Sign-in codes, receipts and alerts go out with one API call each.',
    link: {label: 'Email sending API', href: '/email-sending-api/'},
  },
  {
    value: 'sequence',
    label: 'The calendar sends it',
    text: 'Welcome and onboarding emails arrive on the day they help.',
    link: {label: 'Email automation', href: '/automated-email-sequences/'},
  },
  {
    value: 'messenger',
    label: 'You send it',
    text: 'Product updates and newsletters go to the contacts you choose.',
    link: {label: 'Messenger', href: '/targeted-email-messages/'},
  },
] as const satisfies readonly {
  value: Sender;
  label: string;
  text: string;
  link: NavLink;
}[];

/** The email that is opened beside the list when its sender is chosen. */
const OPENED: Readonly<Record<Sender, string>> = {
  api: 'Receipt 2041',
  sequence: 'Invite a teammate',
  messenger: 'New: folders',
};

/** What arrived, newest first. */
const INBOX = story
  .filter(isPost)
  .filter(({preview}) => preview)
  .reverse();

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
          <MoreLink to={link.href}>{link.label}</MoreLink>
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
      <MailHead subject={OPENED.api} from={acme} time="10 Nov, 14:20" />
      <p>Thank you, {ana.firstName}. Your team plan is paid for another month.</p>
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
      <MailHead subject={OPENED.sequence} from={acme} time="6 Nov, 09:00" />
      <p>Hello {ana.firstName},</p>
      <p>
        Your project Harbor has one member so far: you. Projects move faster when a
        teammate can see them.
      </p>
      <p>
        Enter an email address and we’ll send the invitation. You choose what they can
        see.
      </p>
      <p className={styles.button}>Invite someone to Harbor</p>
      <p className={styles.small}>
        This is day 3 of your first week. Once Harbor has a second member, this email
        isn’t sent.
      </p>
    </div>
  );
}

function Update() {
  return (
    <div className={styles.mail} data-sender="messenger">
      <MailHead subject={OPENED.messenger} from={acme.news} time="17 Nov, 10:00" />
      <div className={styles.folders} aria-hidden="true">
        <span>Harbor</span>
        <span>Lighthouse</span>
        <span>Archive</span>
      </div>
      <p>You asked for a way to sort projects, so folders are now in your sidebar.</p>
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
    <section className={`later ${styles.section ?? ''}`}>
      <div className="wrap">
        <SectionHead
          wide
          code="one inbox"
          title="Code, calendar and campaigns share one contact list"
        >
          <p>
            Your customers don’t care which system sent an email, and with {brand.name}{' '}
            you don’t have to either. All three ways to send use the same verified domain
            and the same contacts, so an unsubscribe or a bounce counts everywhere.
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
              {INBOX.map(({sender, date, subject, preview}) => (
                <li
                  key={subject}
                  data-sender={sender}
                  data-open={subject === OPENED[sender] || undefined}
                >
                  <span className={styles.mark} />
                  <b>{sender === 'messenger' ? acme.news.name : acme.name}</b>
                  <span className={styles.time}>{date}</span>
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
