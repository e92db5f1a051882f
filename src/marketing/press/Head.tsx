import {OwnerAddress} from '../company';
import {sheet} from './facts';
import styles from './Head.module.css';
import {inKilobytes} from './inKilobytes';
import type {Kit} from './kitTypes';

/** Crosses by which the colours of a print are laid on one another. */
function Registration({className}: {className: string | undefined}) {
  return (
    <svg className={className} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="6" />
      <path d="M-11 0h22M0-11v22" />
    </svg>
  );
}

/** The head of the page: the whole kit in one file, and the facts on a sheet. */
export function Head({zip}: {zip: Kit['zip']}) {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.say}>
          <h1>Press kit</h1>
          <p className="lead">
            What you may print about us, checked and ready. Take all of it at once, or
            what you need from the sheets below.
          </p>
          <p className={styles.take}>
            <a href={zip.path} download className={styles.zip}>
              <b>Download everything</b>
              <span>
                Zip, {zip.files} files, {inKilobytes(zip.bytes)}
              </span>
            </a>
          </p>
          <p className={styles.contact}>
            Questions from the press go to <OwnerAddress id="pressContact" />
          </p>
        </div>
        <div className={styles.sheet}>
          <Registration className={styles.left} />
          <Registration className={styles.right} />
          <h2 className={styles.title}>Facts</h2>
          <dl className={styles.facts}>
            {sheet.map(({label, value}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>
            Numbers of users, revenue or awards are not on this sheet. We publish none, so
            please print none.
          </p>
        </div>
      </div>
    </section>
  );
}
