import {brand, facts} from '../../site';
import {OwnerAddress} from '../company';
import {Actions, Rows, Say, Section} from '../../ui';
import {PreviewStrip} from '../parts';
import {sheet} from './facts';
import styles from './Head.module.css';
import {inKilobytes} from './inKilobytes';
import type {Kit} from './kitTypes';

/** Crosses by which the colors of a print are laid on one another. */
function Registration() {
  return (
    <svg className={styles.crosses} viewBox="0 0 64 24" fill="none" aria-hidden="true">
      <path stroke="var(--ink-2)" d="M6 12a6 6 0 1 1 0 .1zM1 12h22M12 1v22" />
      <path stroke="var(--red)" d="M46 12a6 6 0 1 1 0 .1zM41 12h22M52 1v22" />
    </svg>
  );
}

/** Crop marks: eight short lines that point at the corners. */
function Crops() {
  return (
    <svg className={styles.crops} stroke="var(--ink-2)" aria-hidden="true">
      <path d="M0 12h8M12 0v8" />
      <svg x="100%" overflow="visible">
        <path d="M0 12h-8M-12 0v8" />
      </svg>
      <svg y="100%" overflow="visible">
        <path d="M0-12h8M12 0v-8" />
      </svg>
      <svg x="100%" y="100%" overflow="visible">
        <path d="M0-12h-8M-12 0v-8" />
      </svg>
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
        <Crops />
        <Registration />
        <h2>Company facts</h2>
        <Rows as="dl" pair="11rem minmax(0, 1fr)" from={40} className={styles.facts}>
          {sheet.map(({label, value}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Rows>
        <p className="small quiet">
          We don’t publish user numbers or revenue, so please don’t print any.
        </p>
      </div>
    </Section>
  );
}
