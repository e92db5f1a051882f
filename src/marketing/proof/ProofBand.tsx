import Link from '@docusaurus/Link';
import {formatDate} from '../../reading';
import {brand, type Proof} from '../../site';
import type {Review} from '../customer-reviews/reviews';
import {shown} from '../customer-reviews/standing';
import styles from './ProofBand.module.css';
import {provableLogos, provableTimes} from './provable';

/** Reviews that stand on another page than their own. */
const QUOTES = 2;

function Day({of}: {of: string}) {
  return <time dateTime={of}>{formatDate(of)}</time>;
}

/**
 * Logos, quotes, delivery times and the state of the service: each as soon as the owner has
 * given what proves it. Nothing at all until then.
 */
export function ProofBand({
  proof: {logos, deliveryTimes, status},
  reviews,
}: {
  proof: Proof;
  reviews: readonly Review[];
}) {
  const customers = provableLogos(logos);
  const times = provableTimes(deliveryTimes);
  const quotes = shown(reviews).slice(0, QUOTES);
  return (
    (customers.length + quotes.length > 0 || (times ?? status)) && (
      <section className={styles.band} aria-labelledby="proof">
        <div className={`wrap ${styles.parts ?? ''}`}>
          <h2 id="proof">What customers and measurements say</h2>
          {customers.length > 0 && (
            <ul className={styles.logos} aria-label="Customers">
              {customers.map(({name, site, picture, width, height}) => (
                <li key={site}>
                  <a href={site}>
                    <img
                      src={picture}
                      width={width}
                      height={height}
                      alt={name}
                      loading="lazy"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {quotes.length > 0 && (
            <ul className={styles.quotes}>
              {quotes.map(({text, who, role, company, source}) => (
                <li key={source}>
                  <blockquote cite={source}>{text}</blockquote>
                  <p>
                    {who}, {role}, {company}. <a href={source}>Read the original</a>
                  </p>
                </li>
              ))}
            </ul>
          )}
          {(times ?? status) && (
            <div className={styles.measured}>
              {times && (
                <p>
                  Half of all emails were delivered within{' '}
                  <b>{times.medianSeconds} seconds</b> of the API call, and 95 percent
                  within <b>{times.p95Seconds} seconds</b>, from <Day of={times.from} />{' '}
                  to <Day of={times.to} />.{' '}
                  <a href={times.source}>How delivery times are measured</a>
                </p>
              )}
              {status && (
                <p>
                  <Link to={brand.statusPage}>
                    <img
                      src={status.picture}
                      width={status.width}
                      height={status.height}
                      alt={status.alt}
                      loading="lazy"
                    />
                  </Link>
                </p>
              )}
            </div>
          )}
        </div>
      </section>
    )
  );
}
