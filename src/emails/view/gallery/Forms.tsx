import {Columns, Rows, Section} from '../../../ui';
import type {Gallery} from '../../galleryData';
import {kilobytes} from '../../measure';
import styles from './Forms.module.css';

/** One prop of one email, as each of its forms has it. */
export function Forms({forms}: Pick<Gallery, 'forms'>) {
  return (
    <Section heading="forms">
      <Columns split="7fr 5fr" align="bottom" className={styles.head}>
        <h2 id="forms">HTML, React, text, and the API call, kept in step</h2>
        <p>
          HTML and React come from one component, and tests compare the plain text with
          them, so the HTML never says half an hour while the text says an hour.
        </p>
      </Columns>
      <Rows as="dl" className={styles.forms}>
        {forms.map(({id, label, file, bytes, line}) => (
          <div key={id}>
            <dt>
              <b>{label}</b>
              <span>
                {file}, {kilobytes(bytes)} KB
              </span>
            </dt>
            <dd>
              <code>{line}</code>
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <b>API call</b>
            <span>in five languages</span>
          </dt>
          <dd>
            <code>{'{"template": "password-reset", "props": {"expiresIn": …}}'}</code>
          </dd>
        </div>
      </Rows>
      <p className={styles.more}>
        On its page you can change the values, and the preview and all five formats follow
        while you type. The address of the page holds your version, so you can share it.
      </p>
    </Section>
  );
}
