import Link from '@docusaurus/Link';
import {Columns, Section} from '../../ui';
import {Points} from '../parts';
import {Plate, Postmark} from '../scenes';
import {brand} from '../../site';
import {beliefs} from './beliefs';

/** What we believe about email, drawn as a notice on a wall. */
export function HouseRules() {
  return (
    <Section heading="rules">
      <Plate>
        <Columns split="1fr 1fr" align="bottom">
          <h2 id="rules">How we work</h2>
          <p>
            We follow seven principles, and each one links to a page where you can check
            whether we follow it.
          </p>
        </Columns>
        <Points as="ol" least="26rem" ruled numbered>
          {beliefs.map(({title, text, kept}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={kept.href}>{kept.label}</Link>
            </li>
          ))}
        </Points>
        <Postmark
          corner
          rim={[brand.name.toUpperCase(), 'HOW WE WORK']}
          lines={['SINCE', String(brand.founded)]}
        />
      </Plate>
    </Section>
  );
}
