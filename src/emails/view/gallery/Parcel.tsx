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
            a README that lists every subject and prop. The HTML comes in every design,
            and together with the text in versions for Mustache and Handlebars, for Liquid
            and for Jinja, and you can leave out any optional prop. Use them freely in
            your product, with {brand.name} or without. No credit is asked for.
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
