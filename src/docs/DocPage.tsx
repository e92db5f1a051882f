import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {FoldedToc, formatDate, isoDate, Prose, Toc} from '../reading';
import type {ContentPage} from '../content/types';
import {PageMeta} from '../metadata';
import {Breadcrumbs} from '../ui';
import styles from './DocPage.module.css';

function PreviousNext({page: {previous, next}}: {page: ContentPage}) {
  return (
    <nav className={styles.siblings} aria-label="Previous and next page">
      {previous ? (
        <Link to={previous.permalink} rel="prev">
          <small>Before</small>
          {previous.title}
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link to={next.permalink} rel="next">
          <small>After</small>
          {next.title}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

function LastUpdated({page: {lastUpdatedAt, editUrl}}: {page: ContentPage}) {
  if (!lastUpdatedAt && !editUrl) {
    return null;
  }
  return (
    <p className={styles.meta}>
      {lastUpdatedAt && (
        <span>
          Updated{' '}
          <time dateTime={isoDate(lastUpdatedAt)}>
            {formatDate(lastUpdatedAt)}
          </time>
        </span>
      )}
      {editUrl && <Link to={editUrl}>Edit this page</Link>}
    </p>
  );
}

/** Docs layout: one page of the docs, within the shell its menu gives it. */
export function DocPage({page, children}: {page: ContentPage; children: ReactNode}) {
  const {title, description, toc, frontMatter, sections = []} = page;
  const parents = ['Docs', ...sections].map((label) => ({label: label.replace(/:$/, '')}));
  const showToc = !frontMatter['hide_table_of_contents'] && toc.length > 0;
  return (
    <div className={styles.columns}>
      <PageMeta
        title={title}
        description={description}
        parents={parents}
        keywords={frontMatter['keywords'] as string[] | undefined}
        discountCode={frontMatter['discountCode'] as string | undefined}
        type="article"
      />
      <article className={styles.article}>
        <Breadcrumbs trail={parents} />
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className="lead">{description}</p>
          <LastUpdated page={page} />
        </header>
        {showToc && <FoldedToc toc={toc} className={styles.folded} />}
        <Prose>{children}</Prose>
        <PreviousNext page={page} />
      </article>
      {showToc && <Toc toc={toc} className={styles.margin} />}
    </div>
  );
}
