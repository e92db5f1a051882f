import Link from '@docusaurus/Link';
import {CodeTabs} from '../../../reading';
import type {Gallery} from '../../galleryData';
import {GALLERY_PATH} from './metadata';
import styles from './Steps.module.css';

/** From the shelf to the inbox, with the call of one template beside it. */
export function Steps({samples}: Pick<Gallery, 'samples'>) {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <div className={`wrap ${styles.grid ?? ''}`}>
        <div>
          <h2 id="steps">Three steps to the first one sent</h2>
          <ol className={styles.steps}>
            <li>
              <h3>Choose and change</h3>
              <p>
                Open a template, say the{' '}
                <Link to={`${GALLERY_PATH}password-reset/`}>password reset</Link>. Put in
                your name and colour. Read it once on a phone and once in the dark.
              </p>
            </li>
            <li>
              <h3>Take it</h3>
              <p>
                Make a template of your project from the HTML and the text, or keep the
                React file in your repository. What may differ from reader to reader is a
                prop, and each prop says if it is required.
              </p>
              <p>
                With React Email the file works as it is: put it into your{' '}
                <code>emails</code> folder and run <code>npx email dev</code>. A test
                renders each one with <code>@react-email/render</code>.
              </p>
            </li>
            <li>
              <h3>Send</h3>
              <p>
                One call with the template’s name and its props. A missing required prop
                is refused before anything leaves.{' '}
                <Link to="/docs/template-props/">How props are filled</Link>
              </p>
            </li>
          </ol>
        </div>
        <div className={styles.call}>
          <CodeTabs blocks={samples} label="Language of the call" />
        </div>
      </div>
    </section>
  );
}
