import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Say, Section} from '../../ui';
import {measures} from './measures';
import styles from './Register.module.css';

/** The wheels of a franking machine's counter, a figure in each window. */
function Wheels({value}: {value: string}) {
  return (
    <>
      <span className="vh">{value}</span>
      <span className={styles.wheels} aria-hidden="true" data-twin="none">
        {Array.from(value, (sign, index) =>
          sign === '.' ? (
            <span key={index}>.</span>
          ) : (
            // Figures repeat; their place is what tells them apart.
            <b key={index}>{sign}</b>
          ),
        )}
      </span>
    </>
  );
}

/** How this website is made, told by what its tests count. */
export function Register() {
  useBrokenLinks().collectAnchor('site');
  return (
    <Section heading="site" on="night" split="5fr 6fr">
      <Say>
        <h2 id="site">How this site is built</h2>
        <p>
          You can read every page of this site with JavaScript turned off, because the
          text is in its HTML. Menus, tabs and FAQs open without JavaScript, too.
        </p>
        <p>
          Search, the tools and the live previews need JavaScript and tell you so when it
          is missing. What you type into a tool stays in your browser unless you press a
          button that looks up DNS records.
        </p>
        <p>
          These figures are tested: each one is measured on the finished pages, and a
          build that exceeds one of them fails.
        </p>
      </Say>
      <dl className={styles.machine}>
        {measures.map(({value, unit, what}) => (
          <div key={unit}>
            <dt>
              <Wheels value={value} /> {unit}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
