import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {useId} from 'react';
import type {Gallery, GalleryEmail} from '../../galleryData';
import type {Dressed} from '../../shelf';
import {EmailPicture} from '../EmailPicture';
import {kilobytes} from '../../measure';
import {LiveLetter} from '../LiveLetter';
import {BrandBar} from './BrandBar';
import styles from './Letters.module.css';
import {GALLERY_PATH} from './metadata';
import {MOMENTS, ofMoment} from './moments';
import {Stamp} from './Stamps';
import type {GalleryBrand} from './useGalleryBrand';

/** Widths of a picture in four, three and two columns, as the style sheet lays them out. */
const SIZES = '(min-width: 75rem) 17rem, (min-width: 56rem) 27vw, calc(50vw - 2.75rem)';

function Letter({
  email,
  own,
}: {
  email: GalleryEmail;
  /** The same in the visitor's brand. */
  own: Dressed['letters'][string] | undefined;
}) {
  const {slug, name, moment, htmlBytes, props, thumbnail} = email;
  const subject = own?.subject ?? email.subject;
  return (
    <li data-moment={moment} className={styles.item}>
      <Link to={`${GALLERY_PATH}${slug}/`} className={styles.letter}>
        <span className={styles.sheet}>
          {/* The name of the email stands below, in the same link. */}
          {own ? (
            <LiveLetter html={own.html} />
          ) : (
            <EmailPicture thumbnail={thumbnail} sizes={SIZES} alt="" />
          )}
        </span>
        <span className={styles.pocket}>
          <span className={styles.stamp}>
            <Stamp slug={slug} />
          </span>
          <b>{name}</b>
          <span className={styles.subject}>{subject}</span>
          <span className={styles.fine}>
            {kilobytes(htmlBytes)} KB, {props} props
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Every email as a letter in its envelope, sorted by a row of radio buttons. */
export function Letters({
  emails,
  brand,
  view,
}: Pick<Gallery, 'emails' | 'brand'> & {view: GalleryBrand}) {
  const name = useId();
  useBrokenLinks().collectAnchor('emails');
  const choices = [
    {value: 'all', label: 'All', count: emails.length},
    ...MOMENTS.map(({moment, label}) => ({
      value: moment,
      label,
      count: ofMoment(emails, moment).length,
    })),
  ];
  return (
    <section className={styles.section} aria-labelledby="emails">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="emails">All {emails.length} email templates</h2>
          <fieldset className={styles.sort}>
            <legend className="vh">Show emails about</legend>
            {choices.map(({value, label, count}) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  defaultChecked={value === 'all'}
                />
                {label} <span className={styles.count}>{count}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <BrandBar brand={brand} view={view} />
        <ul className={clsx(styles.letters, 'in-blocks')}>
          {emails.map((email) => (
            <Letter
              key={email.slug}
              email={email}
              own={view.dressed?.letters[email.slug]}
            />
          ))}
          <li className={styles.blank}>
            <i className={styles.place} />
            <h3>Need another email?</h3>
            <p>
              Write your own in <Link to="/docs/markdown-emails/">Markdown</Link>,{' '}
              <Link to="/docs/custom-html-emails/">HTML</Link>, or{' '}
              <Link to="/docs/plain-text-emails/">plain text</Link>, and send it with the
              same API call.
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}
