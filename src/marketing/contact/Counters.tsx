import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {brand} from '../../site';
import {Kix, Section} from '../../ui';
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
    title: 'Support and sales',
    where: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
    what: 'Write here about your account, your emails, the API or a plan for a large volume, or use the form above, which drafts an email to the same address.',
  },
  {
    letter: 'O',
    title: 'Outages',
    where: <Link to={brand.statusPage}>{new URL(brand.statusPage).host}</Link>,
    what: 'See whether the API and delivery are working before you look for an error in your code.',
  },
  {
    letter: 'D',
    title: 'Developer docs',
    where: <Link to="/docs/">All guides and the API reference</Link>,
    what: 'Find guides with code in five languages, every field of the API, and how to fix every error.',
  },
  {
    letter: 'A',
    title: 'Abuse',
    where: <OwnerAddress id="abuseContact" />,
    what: 'If you received email through us that you never asked for, forward it with all of its headers.',
  },
  {
    letter: 'V',
    title: 'Vulnerabilities',
    where: <OwnerAddress id="securityContact" />,
    what: 'Report a vulnerability in the platform or on this site, with the details listed in the section below.',
  },
  {
    letter: 'P',
    title: 'Press',
    where: <OwnerAddress id="pressContact" />,
    what: 'Contact us if you are working on a story about us or about email. Facts, the logo and illustrations are in the press kit.',
  },
];

/** Who answers what, each drawn as the label of a registered letter. */
export function Counters() {
  return (
    <Section heading="counters" on="tray" spaced>
      <h2 id="counters">Choose the right address</h2>
      <ul className={styles.sheet}>
        {COUNTERS.map(({letter, title, where, what}) => (
          <li key={letter}>
            <b aria-hidden="true">{letter}</b>
            <div>
              <h3>{title}</h3>
              <p>{where}</p>
              <p>{what}</p>
              <Kix text={`${letter} ${title}`} className={styles.code} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
