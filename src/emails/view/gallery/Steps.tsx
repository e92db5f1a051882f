import Link from '@docusaurus/Link';
import {CodeTabs} from '../../../reading';
import {Columns, Section} from '../../../ui';
import type {Gallery} from '../../galleryData';
import {GALLERY_PATH} from './metadata';
import styles from './Steps.module.css';

/** From the shelf to the inbox, with the call of one template beside it. */
export function Steps({samples}: Pick<Gallery, 'samples'>) {
  return (
    <Section heading="steps" on="night">
      <Columns split="minmax(0, 1fr) minmax(0, 38rem)" from={80}>
        <div>
          <h2 id="steps">Send your first template in three steps</h2>
          <ol className={styles.steps}>
            <li>
              <h3>Choose a template</h3>
              <p>
                Open a template, for example the{' '}
                <Link to={`${GALLERY_PATH}password-reset/`}>password reset</Link>, and
                fill in your values. Check it once at phone width, once in dark mode, and
                once as Outlook shows it.
              </p>
            </li>
            <li>
              <h3>Copy it into your project</h3>
              <p>
                Every project already has these templates, and they show your project’s
                name. To change the words or the colors, create a template in your project
                from the HTML and the text. If you prefer React, render the file in your
                own code and send the result in <code>html</code>. Whatever differs
                between recipients is a prop, and each prop says whether it is required.
              </p>
              <p>
                The file works with React Email as it is: put it into your{' '}
                <code>emails</code> folder and run <code>npx react-email dev</code>. One
                of our tests renders every file with <code>@react-email/render</code>.
              </p>
            </li>
            <li>
              <h3>Send</h3>
              <p>
                Make one API call with the template’s ID and its props. If a required prop
                is missing, you get an error and nothing is sent.{' '}
                <Link to="/docs/template-props/">How props are filled</Link>
              </p>
            </li>
          </ol>
        </div>
        <div className={styles.call}>
          <CodeTabs blocks={samples} label="Language of the call" />
        </div>
      </Columns>
    </Section>
  );
}
