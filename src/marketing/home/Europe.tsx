import Link from '@docusaurus/Link';
import {Fragment} from 'react';
import {brand, type NavLink} from '../../site';
import {Part} from '../parts';
import {Postmark, Slip, SlipHead, TickBox} from '../scenes';
import styles from './Europe.module.css';

const PAPERS: readonly NavLink[] = [
  {label: 'Data processing agreement', href: '/legal/data-processing-agreement/'},
  {label: 'Privacy policy', href: '/legal/privacy-policy/'},
  {label: 'Anti-spam policy', href: '/anti-spam-policy/'},
];

const CONTENTS = [
  'Contact details, groups and props',
  'Emails and attachments',
  'Delivery events',
  'Opens, if tracked',
] as const;

/** 'Post' in the official languages of the EU: 24 languages share fourteen words. */
const POST: readonly {lang: string; word: string}[] = [
  // And in Danish, Estonian, Irish, Dutch and Swedish.
  {lang: 'en', word: 'post'},
  // And in Croatian, Slovak and Slovenian.
  {lang: 'cs', word: 'pošta'},
  // And in Hungarian and Maltese.
  {lang: 'it', word: 'posta'},
  {lang: 'de', word: 'Post'},
  {lang: 'fr', word: 'poste'},
  {lang: 'es', word: 'correo'},
  {lang: 'pl', word: 'poczta'},
  {lang: 'ro', word: 'poștă'},
  {lang: 'el', word: 'ταχυδρομείο'},
  {lang: 'pt', word: 'correio'},
  {lang: 'bg', word: 'поща'},
  {lang: 'fi', word: 'posti'},
  {lang: 'lt', word: 'paštas'},
  {lang: 'lv', word: 'pasts'},
];

function Declaration() {
  return (
    <Slip>
      <SlipHead title="Data declaration">For your legal team</SlipHead>
      <dl className={styles.fields}>
        <div>
          <dt>Company</dt>
          <dd>{brand.name}</dd>
        </div>
        <div>
          <dt>In business since</dt>
          <dd>{brand.founded}</dd>
        </div>
        <div>
          <dt>Made in</dt>
          <dd>European Union</dd>
        </div>
        <div>
          <dt>Law that applies</dt>
          <dd>GDPR, Regulation (EU) 2016/679</dd>
        </div>
        <div>
          <dt>Personal data we process for you</dt>
          {CONTENTS.map((item) => (
            <dd key={item} className={styles.tick}>
              <TickBox mark="tick" />
              {item}
            </dd>
          ))}
        </div>
        <div>
          <dt>Who controls it</dt>
          <dd>You do. We process it on your behalf.</dd>
        </div>
        <div className={styles.languages}>
          <dt>“Post” in the languages of the EU</dt>
          <dd className={styles.words}>
            {POST.map(({lang, word}, index) => (
              <Fragment key={lang}>
                <span lang={lang}>{word}</span>
                {index < POST.length - 1 && '\u00a0· '}
              </Fragment>
            ))}
          </dd>
        </div>
        <div>
          <dt>Documents</dt>
          {PAPERS.map(({label, href}) => (
            <dd key={href}>
              <Link to={href}>{label}</Link>
            </dd>
          ))}
        </div>
      </dl>
      <Postmark
        corner
        rim={[brand.name.toUpperCase(), 'EUROPEAN UNION']}
        lines={['SINCE', String(brand.founded)]}
      />
    </Slip>
  );
}

/** Where it is made and whose rules hold, as a customs declaration. */
export function Europe() {
  return (
    <Part
      id="europe"
      tall="55rem"
      on="form"
      beside="late"
      title="Made in the EU, GDPR compliant"
      intro="Email addresses are personal data, so where your email platform comes from matters. You can read our data processing agreement and privacy policy before you sign up."
    >
      <Declaration />
    </Part>
  );
}
