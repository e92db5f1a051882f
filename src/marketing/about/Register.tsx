import {measures} from './measures';
import styles from './Register.module.css';

/** The wheels of a franking machine's counter, a figure in each window. */
function Wheels({value}: {value: string}) {
  return (
    <span className={styles.wheels}>
      {Array.from(value, (sign, index) =>
        sign === '.' ? (
          <span key={index} className={styles.point}>
            .
          </span>
        ) : (
          // Figures repeat; their place is what tells them apart.
          <b key={index}>{sign}</b>
        ),
      )}
    </span>
  );
}

/** How this website is made, told by what its tests count. */
export function Register() {
  return (
    <section className={styles.section} aria-labelledby="site">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.say}>
          <h2 id="site">This site is made like a letter.</h2>
          <p>
            You can read all of it as it arrives, in its HTML, with scripts switched off.
            Menus, tabs and questions open without them too.
          </p>
          <p>
            Search, the tools and the live previews do need JavaScript. They say so where
            it is missing, and what you type into a tool stays in your browser unless you
            press the button that asks the DNS.
          </p>
          <p>
            The figures are not a promise on a poster: a test reads each of them off the
            finished pages, and a build that exceeds one fails.
          </p>
        </div>
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
      </div>
    </section>
  );
}
