import {MoreLink} from '../../ui';
import {templatePictures, TemplateStamp} from '../scenes';
import {isBuilt, LinkIfBuilt} from '../../chrome';
import {SectionHead} from './SectionHead';
import styles from './Templates.module.css';

const GALLERY = '/transactional-email-templates/';
const INKS = ['yellow', 'red', 'blue', 'green', 'black'] as const;

/** The sheet of fourteen: each stamp leads to its template. */
export function Templates() {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead
          wide
          code="fourteen templates"
          title="Fourteen emails you don’t have to write."
        >
          <p>
            The ones every SaaS product needs, written, laid out and ready for your
            colours. Tear one off and send it with your own words in the gaps.
          </p>
        </SectionHead>
        <div className={styles.sheet}>
          <ul className={styles.stamps}>
            {templatePictures.map(({name, label, ground, picture}) => (
              <li key={name}>
                <LinkIfBuilt to={`${GALLERY}${name}/`} className={styles.stamp}>
                  <TemplateStamp ground={ground} picture={picture} />
                  {label}
                </LinkIfBuilt>
              </li>
            ))}
          </ul>
          <div className={styles.margin}>
            <p className={styles.inks} aria-hidden="true">
              {INKS.map((ink) => (
                <i key={ink} className={styles[ink]} />
              ))}
            </p>
            {isBuilt(GALLERY) ? (
              <MoreLink to={GALLERY} className={styles.all}>
                All templates, with code and preview
              </MoreLink>
            ) : (
              <p>Sheet of {templatePictures.length}</p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
