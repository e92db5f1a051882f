import type {Gallery} from '../../galleryData';
import {kilobytes} from '../../measure';
import styles from './Forms.module.css';

/** One prop of one email, as each of its forms has it. */
export function Forms({forms}: Pick<Gallery, 'forms'>) {
  return (
    <section className={styles.section} aria-labelledby="forms">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="forms">One source for HTML, React, text, and the API call</h2>
          <p>
            Every format of an email is made from the same source, so the HTML never says
            half an hour while the text says an hour.
          </p>
        </div>
        <dl className={styles.forms}>
          {forms.map(({id, label, file, bytes, line}) => (
            <div key={id} className={styles.form}>
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
          <div className={styles.form}>
            <dt>
              <b>API call</b>
              <span>in five languages</span>
            </dt>
            <dd>
              <code>{'{"template": "password-reset", "props": {"expiresIn": …}}'}</code>
            </dd>
          </div>
        </dl>
        <p className={styles.more}>
          On its page you can change the values, and the preview and all five formats
          follow while you type. The address of the page holds your version, so you can
          share it.
        </p>
      </div>
    </section>
  );
}
