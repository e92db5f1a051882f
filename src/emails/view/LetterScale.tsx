import Link from '@docusaurus/Link';
import type {Measures} from '../pageData';
import styles from './LetterScale.module.css';
import {kilobytes} from '../measure';

const MARKS = [0, 20, 40, 60, 80, 102];
const CLIPPING =
  'https://www.spamresource.com/2022/01/what-is-gmail-clipping-and-what-to-do.html';

/** The email on the letter scale, and what else the build has measured. */
export function LetterScale({measures}: {measures: Measures}) {
  const {htmlBytes, textBytes, clipBytes, contrast} = measures;
  const limit = clipBytes / 1024;
  const weight = htmlBytes / 1024;
  const share = Math.round((htmlBytes / clipBytes) * 100);
  return (
    <div className={styles.box}>
      <div
        className={styles.scale}
        role="img"
        aria-label={`${kilobytes(htmlBytes)} KB on a scale that ends at ${String(limit)} KB`}
      >
        <span
          className={styles.needle}
          style={{left: `${String((weight / limit) * 100)}%`}}
        >
          {kilobytes(htmlBytes)} KB
        </span>
        {MARKS.map((mark) => (
          <span
            key={mark}
            className={styles.tick}
            style={{left: `${String((mark / limit) * 100)}%`}}
          >
            {mark}
          </span>
        ))}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>HTML</dt>
          <dd>
            <b>{kilobytes(htmlBytes)} KB</b>
            {share}% of the roughly {limit} KB that Gmail shows before it clips an email.{' '}
            <Link to={CLIPPING}>See a test of that limit</Link>
          </dd>
        </div>
        <div>
          <dt>Plain text</dt>
          <dd>
            <b>{kilobytes(textBytes)} KB</b>
            Written by hand, with every prop and every sentence that applies without HTML.
          </dd>
        </div>
        <div>
          <dt>Contrast</dt>
          <dd>
            <b>{contrast.light.toFixed(1)}:1</b>
            This is the lowest of any text in light mode. In dark mode it is{' '}
            {contrast.dark.toFixed(1)}:1, and WCAG asks for 4.5:1.
          </dd>
        </div>
        <div>
          <dt>Pictures</dt>
          <dd>
            <b>None</b>
            There is nothing to load, to block, or to track readers with. You can add your
            logo.
          </dd>
        </div>
      </dl>
    </div>
  );
}
