import {CopyButton} from '../../../reading';
import {scene} from '../../../shell';
import type {Gallery} from '../../galleryData';
import {isExampleBrand} from '../../ownBrand';
import {BrandFields} from '../BrandFields';
import styles from './BrandBar.module.css';
import type {GalleryBrand} from './useGalleryBrand';

/** The visitor's brand, typed once for all emails. */
export function BrandBar({brand, view}: Pick<Gallery, 'brand'> & {view: GalleryBrand}) {
  const {form, own, update, setLogo, clear, link, failed} = view;
  const isOwn = !isExampleBrand(own);
  return (
    <form
      ref={form}
      className={styles.bar}
      aria-labelledby="brand"
      data-twin="none"
      {...scene}
      onChange={update}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <div className={styles.say}>
        <h3 id="brand">Try them in your brand</h3>
        <p>
          Type your name and color once. Every preview below, every template page, the
          zip, and the API calls use them.
        </p>
        <noscript>
          <p>
            This needs JavaScript. Without it, every template shows the example brand.
          </p>
        </noscript>
        {isOwn && (
          <p className={styles.link}>
            Link with my brand, without the logo
            <CopyButton what="link with my brand" text={link} />
          </p>
        )}
        <p className={styles.failed} role="status">
          {failed &&
            'The emails could not be loaded. Check your connection, then change a value again.'}
        </p>
      </div>
      <div>
        <BrandFields
          brand={brand}
          logo={own.logo}
          setLogo={setLogo}
          clear={clear}
          isOwn={isOwn}
        />
      </div>
    </form>
  );
}
