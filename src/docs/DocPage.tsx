import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useContext, type ReactNode} from 'react';
import {FoldedToc, formatDate, isoDate, Prose, Toc} from '../reading';
import type {ContentPage} from '../content';
import {PageMeta} from '../metadata';
import {asBuilt} from '../shell';
import {Breadcrumbs} from '../ui';
import {BesideMenu} from './besideMenu';
import styles from './DocPage.module.css';
import {Feedback} from './Feedback';
import {PageActions} from './PageActions';

function PreviousNext({page: {previous, next}}: {page: ContentPage}) {
  // An article in this layout stands in no menu.
  if (!previous && !next) {
    return null;
  }
  return (
    <nav
      className={styles.siblings}
      aria-label={translate({message: 'Previous and next page'})}
    >
      {previous ? (
        <Link to={previous.permalink} rel="prev">
          <small>{translate({message: 'Previous'})}</small>
          {previous.title}
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link to={next.permalink} rel="next">
          <small>{translate({message: 'Next'})}</small>
          {next.title}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** When the page was written, and what can be done with it. */
function MetaRow({page: {path, lastUpdatedAt, editUrl}}: {page: ContentPage}) {
  return (
    <div className={styles.meta} data-twin="none">
      {lastUpdatedAt && (
        <span>
          <Translate
            values={{
              date: (
                <time dateTime={isoDate(lastUpdatedAt)}>{formatDate(lastUpdatedAt)}</time>
              ),
            }}
          >
            {'Updated {date}'}
          </Translate>
        </span>
      )}
      <PageActions path={path} />
      {editUrl && <Link to={editUrl}>{translate({message: 'Edit this page'})}</Link>}
    </div>
  );
}

/** Where the first page of the docs lists the pages of a section of the menu. */
const SECTIONS: Readonly<Record<string, string>> = {
  'API reference': '/docs/#reference',
  'Learn how to:': '/docs/#jobs',
};

/** What is above a page: the docs, then the sections of the menu that it is in. */
function parentsOf({path, sections = []}: ContentPage) {
  const docs = {
    label: translate({message: 'Docs'}),
    ...(path !== '/docs/' && {href: '/docs/'}),
  };
  return [
    docs,
    ...sections.map((section) => {
      const href = SECTIONS[section];
      return {label: section.replace(/:$/, ''), ...(href !== undefined && {href})};
    }),
  ];
}

/**
 * Docs layout: one page, within the shell that the docs menu gives it. An article or another
 * page in this layout has no such menu, and margins of its own.
 */
export function DocPage({page, children}: {page: ContentPage; children: ReactNode}) {
  const {title, description, toc, frontMatter} = page;
  const parents = parentsOf(page);
  const showToc = !frontMatter['hide_table_of_contents'] && toc.length > 0;
  const isBesideMenu = useContext(BesideMenu);
  const columns = (
    <div className={styles.columns} {...(isBesideMenu && asBuilt)}>
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
          <MetaRow page={page} />
        </header>
        {showToc && <FoldedToc toc={toc} className={styles.folded} />}
        <div data-feed="text">
          <Prose className="later in-blocks">{children}</Prose>
        </div>
        <Feedback key={page.path} title={title} />
        <PreviousNext page={page} />
      </article>
      {showToc && <Toc toc={toc} className={styles.margin} />}
    </div>
  );
  return isBesideMenu ? columns : <div className="wrap">{columns}</div>;
}
