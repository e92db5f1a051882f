import Link from '@docusaurus/Link';
import cards from '@generated/pages/default/tools.json';
import {useRef, useState} from 'react';
import {scene} from '../../../shell';
import {pages, startWithCount} from '../../../site';
import {ButtonLink} from '../../../ui';
import {readDomain} from '../../dns';
import {DomainField, ToolHero} from '../../view';
import {inHalls, type Counter, type Hall} from '../halls';
import styles from './ToolsPage.module.css';

const PROMISES = [
  ['No account', 'Open a tool and use it.'],
  ['No upload', 'Lists, keys and messages stay in your browser.'],
  [
    'You choose the resolver',
    'A tool that needs DNS tells you which resolver it uses before you press the button.',
  ],
] as const;

const {rows, halls} = inHalls(cards);

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
        title={`${startWithCount(cards.length)} free email tools`}
        lead="Free tools for people who send email. They run in your browser, follow the current standards, and show how they reach their results."
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
          <div className={styles.domain} data-scripted {...scene}>
            <DomainField
              id="domain"
              label="Your domain"
              hint="The tools open with this domain, and nothing is looked up until you press a button."
              value={typed}
              checked={false}
            />
          </div>
          <ul className={styles.checks} aria-label="Checkers">
            <li>
              <ButtonLink to={`/tools/domain-checker/${fragment}`}>
                Check everything
              </ButtonLink>
            </li>
            {rows.flatMap(({name, check}) =>
              check.map(({path}) => (
                <li key={path}>
                  <ButtonLink to={path + fragment}>Check {name}</ButtonLink>
                </li>
              )),
            )}
          </ul>
        </form>
      </ToolHero>
      <div className="wrap">
        <section className={styles.section} aria-labelledby="authentication">
          <h2 id="authentication">Show that your email is yours</h2>
          <p className={styles.about}>
            Three DNS records let a receiver tell your email from a forgery. Gmail, Yahoo
            and Outlook.com require all three from bulk senders.
          </p>
          <Authentication fragment={fragment} />
        </section>
        {halls.map((hall) => (
          <HallSection key={hall.id} {...hall} />
        ))}
        <section className={styles.promises} aria-label="How the tools work">
          <dl>
            {PROMISES.map(([promise, meaning]) => (
              <div key={promise}>
                <dt>{promise}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
            <div>
              <dt>Public rules</dt>
              <dd>
                Everything the tools can find is listed in the{' '}
                <Link to="/tools/rules/">rule book</Link>, and the public test suites run
                in your browser on the{' '}
                <Link to="/tools/conformance/">conformance tests</Link> page.
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </>
  );
}

/** The tools for DNS records as a table: what to check, what to make. */
function Authentication({fragment}: {fragment: string}) {
  return (
    <div className={styles.table} role="table" aria-label="Tools for DNS records">
      <div role="row" className={styles.titles}>
        <span role="columnheader">Record</span>
        <span role="columnheader">Check what is published</span>
        <span role="columnheader">Make a new one</span>
      </div>
      {rows.map(({name, question, check, make}) => (
        <div key={name} role="row" className={styles.row}>
          <div role="rowheader" className={styles.record}>
            <b>{name}</b>
            <span>{question}</span>
          </div>
          {Object.entries({check, make}).map(([task, counters]) => (
            <div key={task} role="cell">
              {counters.map((counter) => (
                <CounterLink key={counter.path} counter={counter} fragment={fragment} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function HallSection({id, title, lead, counters}: Hall) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.about}>{lead}</p>
      <ul className={styles.hall}>
        {counters.map((counter) => (
          <li key={counter.path}>
            <CounterLink counter={counter} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CounterLink({
  counter: {path, number, does, asks},
  fragment = '',
}: {
  counter: Counter;
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
          <Link to={path + fragment}>{pages[path].name}</Link>
        </h3>
        <p>{does}</p>
        <p className={styles.asks}>
          {asks === 'DNS' ? 'Queries DNS when you press the button' : 'Sends nothing'}
        </p>
      </div>
    </div>
  );
}
