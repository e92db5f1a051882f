import {useState} from 'react';
import {needsApp, scene} from '../../../shell';
import {saveBlob, Section} from '../../../ui';
import type {Gallery} from '../../galleryData';
import {isExampleBrand} from '../../ownBrand';
import {kilobytes} from '../../measure';
import styles from './Parcel.module.css';
import {Stamp} from './Stamps';
import type {GalleryBrand} from './useGalleryBrand';

/** All files in one download, and the same in the visitor's brand. */
export function Parcel({
  emails,
  zip,
  view,
}: Pick<Gallery, 'emails' | 'zip'> & {view: GalleryBrand}) {
  const [failed, setFailed] = useState(false);

  async function save() {
    try {
      const bytes = await view.zip();
      // A copy, because a Blob takes no bytes of memory that may be shared.
      const blob = new Blob([Uint8Array.from(bytes)], {type: 'application/zip'});
      saveBlob('transactional-emails.zip', blob);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <Section
      heading="parcel"
      on="field"
      split="minmax(0, 1fr) minmax(0, 36rem)"
      align="middle"
    >
      <div {...scene}>
        <h2 id="parcel">Download every email template as a zip</h2>
        <p className={styles.text}>
          Each email has a folder with its HTML, React file, plain text, and props. A
          README, emails.json, and theme.json list every subject, prop, fallback, header,
          and color. The HTML comes in every design. HTML and text come for Mustache,
          Handlebars, Liquid, Jinja, and Postmark, and you can leave out any optional
          prop.
        </p>
        <p className={styles.text}>{zip.license.summary}</p>
        <p className={styles.go}>
          <a href={zip.address} download className={styles.button}>
            Download all {emails.length}
          </a>
          {!isExampleBrand(view.own) && (
            <button
              type="button"
              {...needsApp}
              className={styles.button}
              onClick={() => void save()}
            >
              Download in my brand
            </button>
          )}
          <span className={styles.size}>
            {kilobytes(zip.bytes)} KB, {zip.files} files
          </span>
        </p>
        <p role="status">
          {failed &&
            'The zip could not be created. Check your connection, then try again.'}
        </p>
      </div>
      <div className={styles.sheet} aria-hidden="true">
        {emails.map(({slug}) => (
          <Stamp key={slug} slug={slug} />
        ))}
      </div>
    </Section>
  );
}
