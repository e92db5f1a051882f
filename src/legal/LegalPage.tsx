import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {ContentPage} from '../content';
import {useMenuText} from '../locales';
import {PageMeta} from '../metadata';
import {FoldedToc, formatDate, isoDate, Prose, Toc} from '../reading';
import {control} from '../shell';
import {brand, footerColumns} from '../site';
import {Breadcrumbs, Button} from '../ui';
import type {LegalFrontMatter} from './frontMatter';
import styles from './LegalPage.module.css';

const documents = footerColumns.filter(({title}) => title === 'Legal');

/** The other legal pages, and a way to paper. */
function Actions({path}: {path: string}) {
  const menuText = useMenuText();
  return (
    <div className={styles.actions} data-twin="none">
      <nav aria-label={translate({message: 'Legal pages'})}>
        <ul className={styles.documents}>
          {documents
            .flatMap(({links}) => links)
            .map(({label, href}) => (
              <li key={href}>
                <Link to={href} aria-current={href === path ? 'page' : undefined}>
                  {menuText(label)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <div data-scripted>
        <Button kind="secondary" size="small" {...control('print')}>
          {translate({message: 'Print or save as PDF'})}
        </Button>
      </div>
    </div>
  );
}

/** What state the text is in: version, day, and whether a lawyer has approved it. */
function State({version, effectiveDate, reviewedOn}: LegalFrontMatter) {
  const days = [
    ...(effectiveDate
      ? [{label: translate({message: 'In force from'}), date: effectiveDate}]
      : []),
    ...(reviewedOn ? [{label: translate({message: 'Reviewed'}), date: reviewedOn}] : []),
  ];
  return (
    <>
      <dl className={styles.state}>
        <div>
          <dt>{translate({message: 'Version'})}</dt>
          <dd>{version}</dd>
        </div>
        {days.map(({label, date}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <time dateTime={isoDate(date)}>{formatDate(date)}</time>
            </dd>
          </div>
        ))}
      </dl>
      {!reviewedOn && (
        <p className={styles.draft}>
          <b>{translate({message: 'Draft.'})}</b>{' '}
          {translate({
            message: 'This text is complete, but no lawyer has approved it yet.',
          })}
        </p>
      )}
    </>
  );
}

/** Legal layout: title, the way to the others, what state the text is in, the gist, and the content. */
export function LegalPage({page, children}: {page: ContentPage; children: ReactNode}) {
  const {siteConfig} = useDocusaurusContext();
  const {title, description, toc, path} = page;
  const frontMatter = page.frontMatter as unknown as LegalFrontMatter;
  const {summary, changes} = frontMatter;
  const legal = {label: translate({message: 'Legal'})};
  return (
    <article className={`wrap ${styles.legal ?? ''}`}>
      <PageMeta title={title} description={description} parents={[legal]} />
      <Breadcrumbs trail={[legal, {label: title}]} />
      <header className={styles.head}>
        <p className={styles.sender} aria-hidden="true" data-twin="none">
          {brand.name}, {siteConfig.url + path}
        </p>
        <h1>{title}</h1>
        {frontMatter.version && <State {...frontMatter} />}
        <Actions path={path} />
      </header>
      <div className={styles.columns}>
        <Toc toc={toc} className={styles.margin} />
        <div>
          <FoldedToc toc={toc} className={styles.folded} />
          {summary && (
            <section className={styles.gist} aria-labelledby="gist">
              <h2 id="gist">{translate({message: 'In short'})}</h2>
              <ul>
                {summary.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </section>
          )}
          <div data-feed="text">
            <Prose className="later in-blocks">{children}</Prose>
          </div>
          {changes && (
            <section className={styles.changes} aria-labelledby="what-changed">
              <h2 id="what-changed">{translate({message: 'What changed'})}</h2>
              <dl>
                {changes.map(({date, text}) => (
                  <div key={isoDate(date) + text}>
                    <dt>{formatDate(date)}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}
