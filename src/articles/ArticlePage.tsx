import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {TrialLink} from '../chrome';
import type {ArticleStatus, ContentPage} from '../content';
import {Picture} from '../images';
import {PageMeta} from '../metadata';
import {FoldedToc, formatDate, isoDate, Prose, Toc} from '../reading';
import {topicPath} from '../site';
import {Breadcrumbs, Faq, Kix} from '../ui';
import {articleJsonLd} from './articleJsonLd';
import {ArticleDate} from './ArticleDate';
import styles from './ArticlePage.module.css';
import {FeedHead} from './FeedHead';
import type {ArticleFrontMatter} from './frontMatter';
import {MoreArticles} from './MoreArticles';
import {Neighbours} from './Neighbours';
import {ShareLinks} from './ShareLinks';
import {STATUS_LABELS} from './teasers';

/** What the writer of an article sees that readers do not. */
function StatusNote({status: {kind, toDo}, date}: {status: ArticleStatus; date: string}) {
  const explanations = {
    draft:
      'Readers do not see this article. Take "draft: true" out of its first lines to publish it.',
    waiting: `Readers see this article from the first build on or after ${formatDate(date)}.`,
    withdrawn: 'Readers who open its address are sent to the page in "withdrawnTo".',
    unnamed: 'Readers do not see this article until you rename its folder.',
    wrong: 'This article stops the build. Correct the following to publish it.',
  };
  return (
    <aside className={styles.status}>
      <b>{STATUS_LABELS[kind]}</b>
      <p>{explanations[kind]}</p>
      {toDo.length > 0 && kind !== 'unnamed' && <p>To correct:</p>}
      <ul>
        {toDo.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </aside>
  );
}

/** Article layout: date, author, cover, text, questions, trial, more articles. */
export function ArticlePage({page, children}: {page: ContentPage; children: ReactNode}) {
  const {siteConfig} = useDocusaurusContext();
  const {title, description, toc, path, readingTime} = page;
  const frontMatter = page.frontMatter as unknown as ArticleFrontMatter;
  // Only the blog plugin reads authors; elsewhere they are as `parseFrontMatter` left them.
  const author = page.author ?? frontMatter.authors?.[0]?.name ?? '';
  const {cover, imageAlt, topic, faq, datePublished, dateModified, status, beside} =
    frontMatter;
  const parents = [
    {label: translate({message: 'Articles'}), href: '/articles/'},
    ...(topic ? [{label: topic, href: topicPath(topic)}] : []),
  ];
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        parents={parents}
        keywords={frontMatter.keywords}
        discountCode={frontMatter.discountCode}
        image={cover.fallback}
        type="article"
        noIndex={status !== undefined}
        article={{
          published: isoDate(datePublished),
          modified: isoDate(dateModified ?? datePublished),
          section: topic,
        }}
        ldJson={[
          articleJsonLd({title, description, path, author, frontMatter}, siteConfig.url),
        ]}
      />
      <FeedHead />
      <article className={`wrap ${styles.article ?? ''}`}>
        <Breadcrumbs trail={parents} />
        <header className={styles.head}>
          <h1>{title}</h1>
          <div className={styles.by}>
            <Kix text={author} className={styles.kix} />
            <b>
              <Link to="/editorial/">{author}</Link>
            </b>
            <ArticleDate published={datePublished} modified={dateModified} />
            {readingTime !== undefined && (
              <span>
                {translate(
                  {message: '{minutes} min read'},
                  {minutes: String(Math.max(1, Math.round(readingTime)))},
                )}
              </span>
            )}
          </div>
        </header>
        {status && <StatusNote status={status} date={datePublished} />}
        <Picture files={cover} alt={imageAlt} className={styles.cover} first />
        <div className={styles.columns}>
          <div className={styles.margin}>
            <Toc toc={toc} />
          </div>
          <div className={styles.text}>
            <FoldedToc toc={toc} className={styles.folded} />
            <div data-feed="text">
              <Prose className={clsx(styles.prose, 'later in-blocks')}>{children}</Prose>
              {faq && (
                <section className={styles.faq} aria-labelledby="questions">
                  <h2 id="questions">{translate({message: 'Questions people ask'})}</h2>
                  <Faq questions={faq} />
                </section>
              )}
            </div>
            <aside className={styles.trial}>
              <p>
                {translate({
                  message:
                    'Send your first email in under 30 minutes, signed with your own domain.',
                })}
              </p>
              <TrialLink>{translate({message: 'Start 7 day free trial →'})}</TrialLink>
            </aside>
            <ShareLinks title={title} path={path} />
            <Neighbours previous={beside?.previous} next={beside?.next} />
          </div>
        </div>
      </article>
      <MoreArticles articles={beside?.more ?? []} />
    </>
  );
}
