import Link from '@docusaurus/Link';
import {useRef, useState} from 'react';
import {scene} from '../../../shell';
import {ButtonLink} from '../../../ui';
import {readDomain} from '../../dns';
import {DomainField, ToolHero} from '../../view';
import {addresses, authentication, domainCheck, sums, type Counter} from '../counters';
import styles from './ToolsPage.module.css';

const PROMISES = [
  ['No account', 'Open a tool and use it.'],
  ['No upload', 'Lists, keys and messages stay in your browser.'],
  [
    'No guessing who is asked',
    'A tool that needs DNS names the resolver before you press the button.',
  ],
] as const;

/** All the tools by the job they do, as the directory of a counter hall. */
export function ToolsPage() {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const reading = readDomain(typed);
  const fragment = reading.valid
    ? `#${new URLSearchParams({domain: reading.domain}).toString()}`
    : '';
  return (
    <>
      <ToolHero
        title="Twelve counters, all open"
        lead="Free tools for people who send email. They run in your browser, follow the current standards, and show how they come to what they say."
        promise="No account, no upload."
        trail={[{label: 'Tools'}]}
      >
        <form
          ref={form}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
          }}
          onChange={() => {
            const field = form.current?.elements.namedItem('domain');
            setTyped(field instanceof HTMLInputElement ? field.value : '');
          }}
        >
          <div className={styles.domain} {...scene}>
            <DomainField
              id="domain"
              label="Your domain"
              hint="A tool opens with it. Nothing is asked until you press its button."
              value={typed}
              checked={false}
            />
          </div>
          <ul className={styles.checks} aria-label="Checkers">
            <li>
              <ButtonLink to={domainCheck.href + fragment}>Check the domain</ButtonLink>
            </li>
            {authentication.map(({name, check}) => (
              <li key={name}>
                <ButtonLink to={check.href + fragment}>Check {name}</ButtonLink>
              </li>
            ))}
          </ul>
        </form>
      </ToolHero>
      <div className="wrap">
        <section className={styles.section} aria-labelledby="authentication">
          <h2 id="authentication">Show that your email is yours</h2>
          <p className={styles.about}>
            Three DNS records let a receiver tell your email from a forgery. Large
            receivers ask for all three.
          </p>
          <ul className={styles.hall}>
            <li>
              <CounterLink counter={domainCheck} number={1} fragment={fragment} />
            </li>
          </ul>
          <Authentication fragment={fragment} />
        </section>
        <Hall
          id="lists"
          title="Write only to addresses that are there"
          lead="Bounces cost you your good name with receivers. Look before you send."
          counters={addresses}
          first={8}
        />
        <Hall
          id="sums"
          title="Do the sums of a young company"
          lead="The method is in view, so you can check it and disagree with it."
          counters={sums}
          first={11}
        />
        <section className={styles.promises} aria-label="How the tools work">
          <dl>
            {PROMISES.map(([promise, meaning]) => (
              <div key={promise}>
                <dt>{promise}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
            <div>
              <dt>No secret rules</dt>
              <dd>
                Everything the tools can find stands in the{' '}
                <Link to="/tools/rules/">rule book</Link>.
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </>
  );
}

/** The six tools for DNS records as a table: what to check, what to make. */
function Authentication({fragment}: {fragment: string}) {
  return (
    <div className={styles.table} role="table" aria-label="Tools for DNS records">
      <div role="row" className={styles.titles}>
        <span role="columnheader">Record</span>
        <span role="columnheader">Check what is published</span>
        <span role="columnheader">Make a new one</span>
      </div>
      {authentication.map(({name, question, check, make}, index) => (
        <div key={name} role="row" className={styles.row}>
          <div role="rowheader" className={styles.record}>
            <b>{name}</b>
            <span>{question}</span>
          </div>
          {[check, make].map((counter, side) => (
            <div key={counter.href} role="cell">
              <CounterLink
                counter={counter}
                number={index * 2 + side + 2}
                fragment={fragment}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Hall({
  id,
  title,
  lead,
  counters,
  first,
}: {
  id: string;
  title: string;
  lead: string;
  counters: readonly Counter[];
  /** Number of the first counter. */
  first: number;
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.about}>{lead}</p>
      <ul className={styles.hall}>
        {counters.map((counter, index) => (
          <li key={counter.href}>
            <CounterLink counter={counter} number={first + index} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CounterLink({
  counter: {href, name, does, asks},
  number,
  fragment = '',
}: {
  counter: Counter;
  number: number;
  /** What the tool opens with, with its '#'. */
  fragment?: string;
}) {
  return (
    <div className={styles.counter}>
      <span className={styles.plate} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          <Link to={href + fragment}>{name}</Link>
        </h3>
        <p>{does}</p>
        <p className={styles.asks}>
          {asks === 'DNS' ? 'Asks DNS, on the button' : 'Sends nothing'}
        </p>
      </div>
    </div>
  );
}
