import {brand} from '../../../site';
import type {Gallery} from '../../galleryData';
import {kilobytes} from '../kilobytes';
import styles from './Parcel.module.css';
import {Stamp} from './Stamps';

/** All files in one download. */
export function Parcel({emails, zip}: Pick<Gallery, 'emails' | 'zip'>) {
  return (
    <section className={styles.field} aria-labelledby="parcel">
      <div className={`wrap ${styles.grid ?? ''}`}>
        <div>
          <h2 id="parcel">The whole sheet, in one zip</h2>
          <p className={styles.text}>
            A folder for each email, with its HTML, React file, plain text and props, and
            a README that lists every subject and prop. The HTML and text come for
            Mustache, Handlebars, Liquid, Jinja, Postmark and SendGrid, and you can leave
            out any optional prop. A JSON file for each email holds the results of its
            checks.
          </p>
          <p className={styles.text}>
            License{zip.license.confirmed ? '' : ' (not final)'}: {zip.license.name}.{' '}
            {zip.license.summary} You can send them with {brand.name} or without it.
          </p>
          <p className={styles.go}>
            <a href={zip.address} download className={styles.button}>
              Download all {emails.length}
            </a>
            <span className={styles.size}>
              {kilobytes(zip.bytes)} KB, {zip.files} files
            </span>
          </p>
        </div>
        <div className={styles.sheet} aria-hidden="true">
          {emails.map(({slug}) => (
            <Stamp key={slug} slug={slug} />
          ))}
        </div>
      </div>
    </section>
  );
}
