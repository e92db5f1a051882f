import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {brand} from '../../site';
import {Kix} from '../../ui';
import {OwnerAddress} from '../company';
import styles from './Counters.module.css';

interface Counter {
  /** The letter in the label's box. */
  letter: string;
  title: string;
  where: ReactNode;
  what: string;
}

const COUNTERS: readonly Counter[] = [
  {
    letter: 'S',
    title: 'Support',
    where: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
    what: 'Everything about your account, your emails and the API. The form above writes here.',
  },
  {
    letter: 'O',
    title: 'Is it down?',
    where: <Link to={brand.statusPage}>{new URL(brand.statusPage).host}</Link>,
    what: 'The state of the API and of delivery. Look there before you look for the fault in your code.',
  },
  {
    letter: 'D',
    title: 'How do I…?',
    where: <Link to="/docs/">Developer docs</Link>,
    what: 'How-tos with code in five languages, every field of the API, every error with its cure.',
  },
  {
    letter: 'A',
    title: 'Abuse',
    where: <OwnerAddress id="abuseContact" />,
    what: 'Somebody sent you mail through us that you never asked for. Forward it with all its headers.',
  },
  {
    letter: 'V',
    title: 'Vulnerabilities',
    where: <OwnerAddress id="securityContact" />,
    what: 'You found a hole in the platform or on this site. What to send is further down.',
  },
  {
    letter: 'P',
    title: 'Press',
    where: <OwnerAddress id="pressContact" />,
    what: 'You write about us, or about email. Facts, logo and drawings are on the press page.',
  },
];

/** Who answers what, each a label as the post sticks it on a registered letter. */
export function Counters() {
  return (
    <section className={styles.section} aria-labelledby="counters">
      <div className="wrap">
        <h2 id="counters">The right address saves a day</h2>
        <ul className={styles.sheet}>
          {COUNTERS.map(({letter, title, where, what}) => (
            <li key={letter} className={styles.label}>
              <b className={styles.letter} aria-hidden="true">
                {letter}
              </b>
              <div>
                <h3>{title}</h3>
                <p className={styles.where}>{where}</p>
                <p>{what}</p>
                <Kix text={`${letter} ${title}`} className={styles.code} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
