import Link from '@docusaurus/Link';
import {elements, formatDate, Prose} from '../../reading';
import {brand} from '../../site';
import {figures, isExpired} from '../figures';
import {buildDay} from '../figures/buildDay';
import {corrections} from './corrections';
import styles from './Editorial.module.css';
import {Figures} from './Figures';
import {editorialMeta} from './metadata';

const {h2: H2} = elements;
const old = figures.filter((figure) => isExpired(figure, buildDay)).length;

/** What readers can expect of the articles, and how to hold us to it. */
export function Editorial() {
  return (
    <div className={`wrap ${styles.page ?? ''}`}>
      <header className={styles.head}>
        <h1>{editorialMeta.title}</h1>
        <p className="lead">
          People make decisions with what they read here: how to publish a record, or
          which service to pay. This page says where our facts come from, how old they
          are, and what we got wrong.
        </p>
      </header>
      <Prose className={styles.text}>
        <H2 id="authors">Who writes the articles</H2>
        <p>
          Every article is signed by{' '}
          <Link to="/about/">the team behind {brand.name}</Link>, because the team answers
          for it. We sell an email service ourselves, so read our comparisons with that in
          mind. In each of them the figures come from the other company or from a source
          that we name, the rules for our own product are the same, and the text says whom
          another service suits better.
        </p>
        <H2 id="method">Where the facts come from</H2>
        <ul>
          <li>
            <b>Standards first.</b> What an RFC says comes from the RFC itself, which the
            article names. What Gmail, Yahoo or Microsoft ask for comes from their own
            pages or from another source that we name.
          </li>
          <li>
            <b>Third parties by name.</b> If only a third party has a figure, the text
            says so. If two of them disagree, we write “not known” or name whose estimate
            it is.
          </li>
          <li>
            <b>Code that is tested.</b> Code that converts or calculates something runs in
            the tests of this website whenever it changes. Where an article checks a
            domain or a DKIM header, it uses the same code as our{' '}
            <Link to="/tools/">free tools</Link>.
          </li>
          <li>
            <b>The date of the content.</b> An article shows when its content last
            changed, or when it was published if it has not changed since. A new layout or
            a corrected typo does not change the date.
          </li>
        </ul>
        <H2 id="figures">Every figure, with its date</H2>
        <p>
          Prices and limits of other companies change without notice. So each of them is
          kept in one list, with its source, the date on which we read it, and a date by
          which we have to read it again. After that date our articles mark the figure as
          old, leave it out of rankings, and print “may have changed” beside each total
          that depends on it.{' '}
          {old > 0 &&
            `Of ${String(figures.length)} figures, ${String(old)} ${old === 1 ? 'is' : 'are'} past this date today.`}
        </p>
        <Figures />
        <H2 id="corrections">Corrections</H2>
        <p>
          When a fact in an article was wrong, we correct the article, change its date and
          note the correction here.
        </p>
        <ul>
          {corrections.map(({date, path, title, text}) => (
            <li key={date + path}>
              <time dateTime={date}>{formatDate(date)}</time>,{' '}
              <Link to={path}>{title}</Link>: {text}
            </li>
          ))}
        </ul>
        <H2 id="report">Report a mistake</H2>
        <p>
          Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> with
          the address of the article and what is wrong. A link to a source helps us to
          check it quickly.
        </p>
      </Prose>
    </div>
  );
}
