import {facts} from '../../site';
import {SampleMark} from '../../ui';
import {Part} from '../parts';
import styles from './Checks.module.css';

const checks = [
  {
    title: 'Asked',
    text: 'Customers who have used the platform for three months are asked, all with the same words. Nobody is picked because they are happy.',
  },
  {
    title: 'Checked',
    text: 'A review is taken only from an address that belongs to an account, and only if that account has sent email through us. Its original has to stand somewhere the public can read it.',
  },
  {
    title: 'Agreed',
    text: 'The writer sees the letter as it will be printed, and says yes to it. The day of that yes is on the letter.',
  },
  {
    title: 'Printed',
    text: 'As it was written, newest first. Complaints are printed like praise. Left out are insults, other people’s personal data, and what could not be checked.',
  },
  {
    title: 'Not paid',
    text: 'No money, no discount and no extra feature is given for a review, and none of them was written by us or for us.',
  },
  {
    title: 'Taken back',
    text: 'Writers can withdraw at any time. Write to support, and the letter goes from this page.',
  },
] as const;

/** How reviews come here, as the law asks a trader to say. */
export function Checks() {
  return (
    <Part
      id="checks"
      title="How reviews are collected and checked"
      intro={
        <>
          Six steps from a customer to this wall.{' '}
          {!facts.reviewChecks.confirmed && (
            <>
              <SampleMark /> The steps are a proposal until they are confirmed.
            </>
          )}
        </>
      }
    >
      <ol className={styles.steps}>
        {checks.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.law}>
        <h3>What the law asks</h3>
        <p>
          A trader in the EU that shows consumer reviews has to say whether and how it
          makes sure that they come from people who used or bought the product. That is
          Article 7(6) of{' '}
          <a href="https://eur-lex.europa.eu/eli/dir/2005/29/oj">Directive 2005/29/EC</a>,
          put in by{' '}
          <a href="https://eur-lex.europa.eu/eli/dir/2019/2161/oj">
            Directive (EU) 2019/2161
          </a>{' '}
          and applied since 28 May 2022. To claim a check that is not made, and to write
          or order false reviews, are on its list of practices that are always unfair
          (Annex I, points 23b and 23c).
        </p>
        <p>
          Those rules protect consumers. Our customers are businesses. We hold ourselves
          to the rules all the same, because a reader cannot tell the two apart. How an
          authority puts it: the{' '}
          <a href="https://www.kkv.fi/en/consumer-affairs/marketing-sales-and-indicating-prices/consumer-reviews/">
            Finnish Competition and Consumer Authority
          </a>
          .
        </p>
      </div>
    </Part>
  );
}
