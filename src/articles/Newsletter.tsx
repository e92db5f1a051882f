import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useId} from 'react';
import {brand} from '../site';
import {Button} from '../ui';
import styles from './Newsletter.module.css';

/** What a reader agrees to: sent with the address, as a proof of consent needs the words. */
const CONSENT = 'Send me new articles by email. I can unsubscribe at any time.';

/**
 * Asks for an address to send new articles to. It is a plain form that works without
 * JavaScript; without `NEWSLETTER_URL` there is none.
 *
 * @param path of the page, which goes along
 */
export function Newsletter({path}: {path: string}) {
  const {siteConfig} = useDocusaurusContext();
  const id = useId();
  const action = siteConfig.customFields?.['newsletterUrl'] as string | undefined;
  if (!action) {
    return null;
  }
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      aria-labelledby={`${id}-title`}
      data-twin="none"
    >
      <h2 id={`${id}-title`} className={styles.title}>
        New articles by email
      </h2>
      <p className={styles.what}>
        You get an email when we publish something, and nothing else. We ask you to
        confirm your address first.
      </p>
      <label htmlFor={id}>Email address</label>
      <div className={styles.row}>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button type="submit">Subscribe</Button>
      </div>
      <label className={styles.consent}>
        <input name="consent" type="checkbox" value={CONSENT} required />
        <span>{CONSENT}</span>
      </label>
      <input name="page" type="hidden" value={brand.url + path} />
    </form>
  );
}
