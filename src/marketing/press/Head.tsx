import {brand, facts} from '../../site';
import {OwnerAddress} from '../company';
import {Actions, Rows, Say, Section} from '../../ui';
import {PreviewStrip} from '../parts';
import {sheet} from './facts';
import styles from './Head.module.css';
import {inKilobytes} from './inKilobytes';
import type {Kit} from './kitTypes';

/** Crosses by which the colors of a print are laid on one another. */
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
    <Section first split="5fr 7fr">
      <Say className={styles.say}>
        <h1>Press kit</h1>
        <p className="lead">
          Facts, descriptions, logos and illustrations of {brand.name} that you can use
          freely in a story about us. Download everything, or only what you need.
        </p>
        <Actions>
          <a href={zip.path} download className={styles.zip}>
            <b>Download everything</b>
            <span>
              Zip, {zip.files} files, {inKilobytes(zip.bytes)}
            </span>
          </a>
        </Actions>
        <p className={styles.contact}>
          Contact for journalists: <OwnerAddress id="pressContact" />
        </p>
        {!facts.pressContact.confirmed && (
          <PreviewStrip>The address for journalists is not final.</PreviewStrip>
        )}
      </Say>
      <div className={styles.sheet}>
        <Registration className={styles.left} />
        <Registration className={styles.right} />
        <h2 className={styles.title}>Company facts</h2>
        <Rows as="dl" className={styles.facts}>
          {sheet.map(({label, value}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Rows>
        <p className={styles.note}>
          We don’t publish user numbers or revenue, so please don’t print any.
        </p>
      </div>
    </Section>
  );
}
