import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useFallback, useTranslations} from '../locales';
import {brand, CARD_SIZE, cardPath, renderedCard, sitePath, withSlash} from '../site';
import {isDiscountCode} from '../shell';
import {JsonLd} from './JsonLd';
import {breadcrumbList, type JsonLdNode} from './structuredData';
import type {Crumb} from './types';

export const DEFAULT_KEYWORDS = ['transactional emails', 'email service provider'];
/** The card of pages that have none of their own, and of all while they are written. */
const DEFAULT_CARD = '/img/card.png';
const DEFAULT_PICTURE = '/img/icon-512.png';

export interface ArticleTags {
  /** ISO dates. */
  published: string;
  modified: string;
  /** The topic. */
  section?: string | undefined;
}

export interface PageMetaProps {
  /** The page's own title; the brand's name is added where it is missing. */
  title: string;
  description: string;
  keywords?: readonly string[] | undefined;
  /** schema.org nodes of the page, beside the ones every page has. */
  ldJson?: readonly JsonLdNode[] | undefined;
  /** Discount reference of the page: shows the banner, goes into trial links. */
  discountCode?: string | undefined;
  /** Picture for the page's social card: path from the root or full address. */
  image?: string | undefined;
  /** The way here from home, without home and without the page itself. */
  parents?: readonly Crumb[] | undefined;
  type?: 'website' | 'article' | undefined;
  /** What networks are told of an article (https://ogp.me/#type_article). */
  article?: ArticleTags | undefined;
  noIndex?: boolean | undefined;
  /** The page is an application: React starts immediately, not when a control is approached. */
  bootNow?: boolean | undefined;
  children?: ReactNode;
}

/** Title, description, canonical, social tags and structured data of one page. */
export function PageMeta({
  title,
  description,
  keywords = DEFAULT_KEYWORDS,
  ldJson = [],
  discountCode,
  image = DEFAULT_PICTURE,
  parents = [],
  type = 'website',
  article,
  noIndex: isHidden = false,
  bootNow = false,
  children,
}: PageMetaProps) {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const path = withSlash(pathname);
  const translations = useTranslations().filter(({isWritten}) => isWritten);
  const fallback = useFallback();
  // Search engines get each text at one address, that of its own language.
  const noIndex = isHidden || fallback !== undefined;
  const canonical = siteConfig.url + path;
  const fullTitle = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  const service = siteConfig.customFields?.['socialImageService'] as string | undefined;
  const hasCard = !noIndex && process.env.NODE_ENV === 'production';
  const drawn = new URL(hasCard ? cardPath(path) : DEFAULT_CARD, siteConfig.url).href;
  const card = service
    ? renderedCard(service, title, new URL(image, siteConfig.url).href)
    : drawn;
  const cardAlt = `${title}, on a card with the stamp of ${brand.name}`;
  const {baseUrl} = siteConfig;
  const trail = [{label: brand.name, href: '/'}, ...parents, {label: title}].map((step) =>
    'href' in step && step.href ? {...step, href: sitePath(step.href, baseUrl)} : step,
  );
  return (
    <>
      <Head>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={keywords.join(', ')} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content={type} />
        <meta property="og:image" content={card} />
        <meta property="og:image:width" content={String(CARD_SIZE.width)} />
        <meta property="og:image:height" content={String(CARD_SIZE.height)} />
        <meta property="og:image:alt" content={cardAlt} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:image" content={card} />
        <meta name="twitter:image:alt" content={cardAlt} />
        {article && (
          <meta property="article:published_time" content={article.published} />
        )}
        {article && <meta property="article:modified_time" content={article.modified} />}
        {article?.section && (
          <meta property="article:section" content={article.section} />
        )}
        {/* Search engines may show the cover of an article in its full width. */}
        {(noIndex || article) && (
          <meta name="robots" content={noIndex ? 'noindex' : 'max-image-preview:large'} />
        )}
        {!noIndex && <link rel="canonical" href={canonical} />}
        {!isHidden && (
          <link
            rel="alternate"
            type="text/markdown"
            href={`${fallback?.href ?? path}index.md`}
          />
        )}
        {!noIndex &&
          translations.length > 1 &&
          translations.map(({lang, href}) => (
            <link
              key={lang}
              rel="alternate"
              hrefLang={lang}
              href={siteConfig.url + href}
            />
          ))}
        {!noIndex && <meta property="og:url" content={canonical} />}
        {isDiscountCode(discountCode) && <html data-page-discount={discountCode} />}
        {bootNow && <html data-boot-now="" />}
      </Head>
      {path !== baseUrl && !noIndex && (
        <JsonLd
          data={breadcrumbList(
            siteConfig.url + baseUrl.slice(0, -1),
            trail,
            sitePath(path, baseUrl),
          )}
        />
      )}
      {ldJson.map((node) => (
        <JsonLd key={node['@type']} data={node} />
      ))}
      {children}
    </>
  );
}
