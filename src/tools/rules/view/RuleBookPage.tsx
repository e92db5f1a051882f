import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {elements} from '../../../reading';
import {Breadcrumbs} from '../../../ui';
import {bySeverity, type Rule} from '../../kit';
import {SEVERITY_WORDS, SeverityLabel, Tick} from '../../view';
import {ruleBooks, type RuleBook} from '..';
import {rulesMeta} from './metadata';
import styles from './RuleBookPage.module.css';

const {h2: H2} = elements;
const SEVERITIES = ['error', 'warning', 'note', 'fine'] as const;

const MEANINGS: Readonly<Record<Rule['severity'], string>> = {
  error: 'It does not work, or not as intended.',
  warning: 'It works, but it has a disadvantage.',
  note: 'It is worth knowing, and a change is optional.',
  fine: 'It is correct.',
};

/** The list of all that the tools can find, with a filter that needs no JavaScript. */
export function RuleBookPage() {
  const all = ruleBooks.flatMap(({rules}) => rules);
  return (
    <div>
      <div className={styles.head}>
        <div className="wrap">
          <Breadcrumbs trail={[...rulesMeta.parents, {label: rulesMeta.title}]} />
          <h1>{rulesMeta.title}</h1>
          <p className={styles.lead}>
            {all.length} rules decide what our tools report. All of them are listed here,
            with their code, what they mean, what to do, and the standard they come from.
          </p>
        </div>
      </div>
      <div className={`wrap ${styles.grid ?? ''}`}>
        <div className={styles.side}>
          <nav aria-label="Rules by tool">
            <ul className={styles.books}>
              {ruleBooks.map(({room, title, rules}) => (
                <li key={room}>
                  <Link to={`#${room}`}>
                    {title} <span>{rules.length}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <fieldset className={styles.filter}>
            <legend>Show</legend>
            <Tick type="radio" name="severity" value="all" defaultChecked>
              All
            </Tick>
            {SEVERITIES.map((severity) => (
              <Tick key={severity} type="radio" name="severity" value={severity}>
                {SEVERITY_WORDS[severity]}
              </Tick>
            ))}
          </fieldset>
          <dl className={styles.key}>
            {SEVERITIES.map((severity) => (
              <div key={severity}>
                <dt>
                  <SeverityLabel severity={severity} />
                </dt>
                <dd>{MEANINGS[severity]}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          {ruleBooks.map((book) => (
            <Book key={book.room} book={book} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Book({book: {room, title, about, rules}}: {book: RuleBook}) {
  return (
    <section className={styles.log}>
      <H2 id={room}>{title}</H2>
      <p className={styles.about}>{about}</p>
      <ul className={styles.rules}>
        {bySeverity(rules).map((rule) => (
          <RuleRow key={rule.code} id={`${room}-${rule.code}`} rule={rule} />
        ))}
      </ul>
    </section>
  );
}

function RuleRow({
  id,
  rule: {code, severity, says, cure, reference},
}: {
  id: string;
  rule: Rule;
}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} data-severity={severity}>
      <p className={styles.code}>
        <SeverityLabel severity={severity} />
        <Link to={`#${id}`}>
          <code>{code}</code>
        </Link>
      </p>
      <div className={styles.text}>
        <p>{says}</p>
        {cure && <p className={styles.cure}>{cure}</p>}
        {reference && (
          <p className={styles.where}>
            {reference.url ? (
              <a href={reference.url}>{reference.label}</a>
            ) : (
              reference.label
            )}
          </p>
        )}
      </div>
    </li>
  );
}
