import type {Gallery} from '../../galleryData';
import {kilobytes} from '../kilobytes';
import styles from './Forms.module.css';

/** One prop of one email, as each of its forms has it. */
export function Forms({forms}: Pick<Gallery, 'forms'>) {
  return (
    <section className={styles.section} aria-labelledby="forms">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="forms">One sentence, five forms</h2>
          <p>
            Each email has one source. Everything you take away is made from it, so the
            HTML never says half an hour while the text says an hour.
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
          On its page you change the words, the colour and the corners, and the letter and
          all five follow while you type. The address of the page keeps your version, to
          share it.
        </p>
      </div>
    </section>
  );
}
