import type {ReactNode} from 'react';
import type {ContentPage} from '../content/types';
import {PageMeta} from '../metadata';
import {FoldedToc, formatDate, isoDate, Prose, Toc} from '../reading';
import {Breadcrumbs} from '../ui';
import type {LegalFrontMatter} from './frontMatter';
import styles from './LegalPage.module.css';

/** Legal layout: title, what state the text is in, the gist, and the content. */
export function LegalPage({page, children}: {page: ContentPage; children: ReactNode}) {
  const {title, description, toc, frontMatter} = page;
  const {version, effectiveDate, reviewedOn, summary, changes} =
    frontMatter as unknown as LegalFrontMatter;
  return (
    <article className={`wrap ${styles.legal ?? ''}`}>
      <PageMeta title={title} description={description} parents={[{label: 'Legal'}]} />
      <Breadcrumbs trail={[{label: 'Legal'}, {label: title}]} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <dl className={styles.state}>
          <div>
            <dt>Version</dt>
            <dd>{version}</dd>
          </div>
          <div>
            <dt>In force from</dt>
            <dd>
              <time dateTime={isoDate(effectiveDate)}>{formatDate(effectiveDate)}</time>
            </dd>
          </div>
        </dl>
        {!reviewedOn && (
          <p className={styles.draft}>
            <b>Draft.</b> This text is complete, but no lawyer has approved it yet.
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <Toc toc={toc} className={styles.margin} />
        <div>
          <FoldedToc toc={toc} className={styles.folded} />
          <section className={styles.gist} aria-labelledby="gist">
            <h2 id="gist">In short</h2>
            <ul>
              {summary.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
          <Prose>{children}</Prose>
          <section className={styles.changes} aria-labelledby="changes">
            <h2 id="changes">What changed</h2>
            <dl>
              {changes.map(({date, text}) => (
                <div key={isoDate(date) + text}>
                  <dt>{formatDate(date)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </article>
  );
}
