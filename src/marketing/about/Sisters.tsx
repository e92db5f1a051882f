import Link from '@docusaurus/Link';
import {TrialLink} from '../../chrome';
import {brand} from '../../site';
import {Actions, Columns, Say, Section} from '../../ui';
import {Rings, Wren} from '../scenes';
import styles from './Sisters.module.css';

/** Three wrens on one wire: this product and its two sisters. */
export function Sisters() {
  return (
    <Section heading="sisters" on="field">
      <Rings at="100% 120%" from="9rem" />
      <Columns split="4fr 7fr" align="middle">
        <Say>
          <h2 id="sisters">Our sister products</h2>
          <p>
            The team behind {brand.name} also makes {brand.sisters[0]?.name} and{' '}
            {brand.sisters[1]?.name}. Each is a separate product with its own website.
          </p>
          <Actions>
            <TrialLink>Try it free</TrialLink>
          </Actions>
        </Say>
        <ul className={styles.wire}>
          <li data-here="">
            <Wren define className={styles.wren} />
            <b>{brand.name}</b>
            <span>You are here</span>
          </li>
          {brand.sisters.map(({name, url}) => (
            <li key={name}>
              <Wren className={styles.wren} />
              <b>
                <Link to={url}>{name}</Link>
              </b>
              <span>Sister product</span>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
