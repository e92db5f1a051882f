import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {TrialLink} from '../chrome';
import type {ContentPage} from '../content/types';
import {Picture} from '../images';
import {PageMeta} from '../metadata';
import {FoldedToc, Prose, Toc} from '../reading';
import {Breadcrumbs, Faq, Kix} from '../ui';
import {articleJsonLd} from './articleJsonLd';
import {ArticleDate} from './ArticleDate';
import styles from './ArticlePage.module.css';
import type {ArticleFrontMatter} from './frontMatter';
import {MoreArticles} from './MoreArticles';
import {ShareLinks} from './ShareLinks';

/** Article layout: date, author, cover, text, questions, trial, more articles. */
export function ArticlePage({page, children}: {page: ContentPage; children: ReactNode}) {
  const {siteConfig} = useDocusaurusContext();
  const {title, description, toc, path, author = '', readingTime} = page;
  const frontMatter = page.frontMatter as unknown as ArticleFrontMatter;
  const {cover, imageAlt, topic, faq, datePublished, dateModified} = frontMatter;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        parents={[{label: 'Articles', href: '/articles/'}]}
        keywords={frontMatter.keywords}
        discountCode={frontMatter.discountCode}
        image={cover.fallback}
        type="article"
        ldJson={[articleJsonLd({title, description, path, frontMatter}, siteConfig.url)]}
      />
      <article className={`wrap ${styles.article ?? ''}`}>
        <Breadcrumbs
          trail={[
            {label: 'Articles', href: '/articles/'},
            ...(topic ? [{label: topic}] : []),
          ]}
        />
        <header className={styles.head}>
          <h1>{title}</h1>
          <div className={styles.by}>
            <Kix text={author} className={styles.kix} />
            <b>{author}</b>
            <ArticleDate published={datePublished} modified={dateModified} />
            {readingTime !== undefined && (
              <span>{Math.max(1, Math.round(readingTime))} minutes to read</span>
            )}
          </div>
        </header>
        <Picture files={cover} alt={imageAlt} className={styles.cover} first />
        <div className={styles.columns}>
          <div className={styles.margin}>
            <Toc toc={toc} />
          </div>
          <div className={styles.text}>
            <FoldedToc toc={toc} className={styles.folded} />
            <Prose className={styles.prose}>{children}</Prose>
            {faq && (
              <section className={styles.faq} aria-labelledby="questions">
                <h2 id="questions">Questions people ask</h2>
                <Faq questions={faq} />
              </section>
            )}
            <aside className={styles.trial}>
              <p>
                Send your first email in under 30 minutes, signed with your own domain.
              </p>
              <TrialLink>Start 7 day free trial →</TrialLink>
            </aside>
            <ShareLinks title={title} path={path} />
          </div>
        </div>
      </article>
      <MoreArticles except={path} />
    </>
  );
}
