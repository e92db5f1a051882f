import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {brand, type NavLink} from '../../site';
import {Columns, MoreLink, Panes} from '../../ui';
import {acme, AcmeMark, ana, CodeDigits, Letter, LetterButton} from '../scenes';
import {Part} from '../parts';
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
    label: 'A sequence sends it',
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

/** What arrived, newest first. */
const INBOX = story
  .filter(isPost)
  .filter(({preview}) => preview)
  .reverse();

/** The email that is open at first. */
const FIRST = 'Receipt 2041';

/** Place of the newest email of a sender. */
function newestOf(sender: Sender): number {
  return INBOX.findIndex((email) => email.sender === sender);
}

/** The three ways to send; each opens its newest email in the inbox. */
function SenderList({id}: {id: string}) {
  return (
    <div className={styles.senders}>
      {SENDERS.map(({value, label, text, link}) => (
        <div key={value} className={styles.sender} data-sender={value}>
          <label htmlFor={`${id}${String(newestOf(value))}`}>
            <span className={styles.mark} />
            {label}
          </label>
          <p>{text}</p>
          <MoreLink to={link.href}>{link.label}</MoreLink>
        </div>
      ))}
    </div>
  );
}

/** The list of emails: a radio button each, so a row opens without a script. */
function Inbox({id}: {id: string}) {
  return (
    <fieldset className={styles.list}>
      <legend className="vh">Open an email</legend>
      <ul className={styles.inbox}>
        {INBOX.map(({sender, date, subject, preview}, index) => (
          <li key={subject} data-sender={sender}>
            <input
              id={`${id}${String(index)}`}
              type="radio"
              name={id}
              value={sender}
              data-email={index}
              defaultChecked={subject === FIRST}
              aria-label={`${subject}, ${date}`}
            />
            <span className={styles.mark} />
            <b>{sender === 'messenger' ? acme.news.name : acme.name}</b>
            <span>{date}</span>
            <span className={styles.line}>
              <b>{subject}</b> {preview}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** An email of the inbox, opened. */
function Mail({
  subject,
  from = acme,
  time,
  children,
}: {
  subject: string;
  from?: {readonly name: string; readonly address: string};
  time: string;
  children: ReactNode;
}) {
  return (
    <Letter className={styles.mail} from={from} time={time} subject={subject}>
      <AcmeMark size={32} />
      {children}
    </Letter>
  );
}

function Receipt() {
  return (
    <Mail subject={FIRST} time="10 Nov, 14:20">
      <p>Thank you, {ana.firstName}. Your team plan is paid for another month.</p>
      <dl className={styles.bill}>
        <div>
          <dt>Team plan, 10 Nov to 9 Dec</dt>
          <dd>€24.00</dd>
        </div>
        <div>
          <dt>VAT, 23%</dt>
          <dd>€5.52</dd>
        </div>
        <div className={styles.total}>
          <dt>Total, paid</dt>
          <dd>€29.52</dd>
        </div>
      </dl>
      <dl className={clsx(styles.bill, styles.details)}>
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
    </Mail>
  );
}

function Invitation() {
  return (
    <Mail subject="Invite a teammate" time="6 Nov, 09:00">
      <p>Hello {ana.firstName},</p>
      <p>
        Your project Harbor has one member so far: you. Projects move faster when a
        teammate can see them.
      </p>
      <p>
        Enter an email address and we’ll send the invitation. You choose what they can
        see.
      </p>
      <LetterButton>Invite someone to Harbor</LetterButton>
      <p className="small">
        This is day 3 of your first week. You get this email because Harbor has only one
        member. <u>Unsubscribe</u>
      </p>
    </Mail>
  );
}

const FOLDERS = ['Harbor', 'Lighthouse', 'Archive'] as const;

function Update() {
  return (
    <Mail subject="New: folders" from={acme.news} time="17 Nov, 10:00">
      <svg className={styles.folders} viewBox="-8 -8 316 68" aria-hidden="true">
        {FOLDERS.map((name, index) => (
          <g key={name} transform={`translate(${String(index * 104)})`}>
            <path
              fill={index === 0 ? 'var(--yellow)' : 'var(--sheet)'}
              d="M0 0h42v6h50v46H0z"
            />
            <text fill={index === 0 ? 'var(--on-yellow)' : 'var(--ink)'} x="7" y="33">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <p>You asked for a way to sort projects, so folders are now in your sidebar.</p>
      <p>Drag a project onto a folder, or press F.</p>
      <LetterButton>See folders</LetterButton>
      <p className="small">
        You get product updates from Acme. <u>Unsubscribe</u>
      </p>
    </Mail>
  );
}

function Code() {
  return (
    <Mail subject="Your sign-in code" time="3 Nov, 08:59">
      <p>Enter this code in the window you left open.</p>
      <CodeDigits code="481902" />
      <p className="small">
        The code works once and expires in ten minutes. If you didn’t ask for it, you can
        ignore this email.
      </p>
    </Mail>
  );
}

function Welcome() {
  return (
    <Mail subject={`Welcome to ${acme.name}`} time="3 Nov, 09:00">
      <p>Hello {ana.firstName},</p>
      <p>
        Your 7-day trial has started. Here are three things to try in your first week:
      </p>
      <ol>
        <li>Create a project.</li>
        <li>Invite a teammate.</li>
        <li>Set your time zone.</li>
      </ol>
      <LetterButton>Create your first project</LetterButton>
      <p className="small">
        You get tips for your first week because you started a trial. <u>Unsubscribe</u>
      </p>
    </Mail>
  );
}

function Note() {
  return (
    <Mail subject="Questions? Just reply" time="8 Nov, 09:00">
      <p>Hello {ana.firstName},</p>
      <p>
        You have been using {acme.name} for five days. If anything is unclear or missing,
        reply to this email and tell me.
      </p>
      <p>I read every reply myself.</p>
      <p className="small">
        <u>Unsubscribe</u>
      </p>
    </Mail>
  );
}

/** The emails of the inbox by their subject. */
const MAILS: Readonly<Record<string, () => ReactNode>> = {
  'Your sign-in code': Code,
  [`Welcome to ${acme.name}`]: Welcome,
  'Invite a teammate': Invitation,
  'Questions? Just reply': Note,
  [FIRST]: Receipt,
  'New: folders': Update,
};

/** One contact's inbox: each row opens its email, and shows who sent it. */
export function Senders() {
  const id = useId();
  return (
    <Part
      id="senders"
      tall="78rem"
      code="one inbox"
      title="Code, sequences and campaigns share one contact list"
      intro={`Your customers don’t care which system sent an email, and with ${brand.name} you don’t have to either. All three ways to send belong to the same account and use the same contacts: when people unsubscribe, newsletters and sequences stop, while receipts and sign-in codes still arrive.`}
    >
      <Columns split="20rem minmax(0, 1fr)" from={80} className={styles.post}>
        <SenderList id={id} />
        <div className={styles.client}>
          <p className={styles.title}>
            <span>
              <b>Inbox</b> {ana.address}
            </span>
            <span>{INBOX.length} messages</span>
          </p>
          <Inbox id={id} />
          <div className={styles.opened}>
            <Panes>
              {INBOX.map(({subject}, index) => {
                const Opened = MAILS[subject];
                return (
                  Opened && (
                    <div key={subject} data-email={index}>
                      <Opened />
                    </div>
                  )
                );
              })}
            </Panes>
          </div>
        </div>
      </Columns>
    </Part>
  );
}
