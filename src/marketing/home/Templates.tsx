import letters from '@generated/emails/default/letters.json';
import {EmailPicture, templatePictures, TemplateStamp} from '../../emails';
import {pathsOfKind} from '../../site';
import {MoreLink} from '../../ui';
import {SectionHead} from './SectionHead';
import styles from './Templates.module.css';

const GALLERY = '/transactional-email-templates/';
const COUNT = String(pathsOfKind('template').length);
/** As many as fill the sheet. */
const SHEET = templatePictures.slice(0, 14);
const INKS = ['yellow', 'red', 'blue', 'green', 'black'] as const;

/** The email behind a stamp, opened over the page. A popover: it needs no script. */
function Opened({id, name, label}: {id: string; name: string; label: string}) {
  const {subject, thumbnail} = letters[name] ?? {};
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      className={styles.opened}
      aria-label={`${label} email`}
    >
      <p className={styles.subject}>{subject}</p>
      <EmailPicture
        thumbnail={thumbnail}
        sizes="min(26rem, 100vw - 2rem)"
        alt={`The ${label.toLowerCase()} email as it arrives`}
      />
      <p className={styles.doors}>
        <MoreLink to={`${GALLERY}${name}/`} className={styles.door}>
          See code, props and preview
        </MoreLink>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          Close
        </button>
      </p>
    </div>
  );
}

/** A sheet of stamps: each opens its email in place. */
export function Templates() {
  return (
    <section className={`later ${styles.section ?? ''}`}>
      <div className="wrap">
        <SectionHead wide title={`${COUNT} email templates, tested and ready to send`}>
          <p>
            Welcome, password reset, receipt, failed payment: the emails every SaaS
            product needs are written and designed. Add your brand once, then send each
            one with the props it needs.
          </p>
        </SectionHead>
        <div className={styles.sheet}>
          <ul className={styles.stamps}>
            {SHEET.map(({name, label}) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.stamp}
                  popoverTarget={`email-${name}`}
                >
                  <TemplateStamp slug={name} />
                  {label}
                </button>
                <Opened id={`email-${name}`} name={name} label={label} />
              </li>
            ))}
          </ul>
          <div className={styles.margin}>
            <p className={styles.inks} aria-hidden="true">
              {INKS.map((ink) => (
                <i key={ink} className={styles[ink]} />
              ))}
            </p>
            <MoreLink to={GALLERY} className={styles.all}>
              See all {COUNT} email templates
            </MoreLink>
          </div>
        </div>
      </div>
    </section>
  );
}
