import type {ApiSpec} from '../api';
import {aliasesOf} from './aliases';
import {contentOf, inlineText} from './components';
import {cutMarkdown, type Section, type SectionsOf} from './cutMarkdown';
import type {SearchKind, SearchRecord} from './types';

/** A Markdown page: where it is served and its source. */
export interface MarkdownSource {
  /** Path from the root with a trailing slash. */
  path: string;
  title: string;
  kind: SearchKind;
  /** MDX with front matter. */
  source: string;
}

/** A page without Markdown, found by what it says of itself. */
export interface DescribedPage {
  path: string;
  title: string;
  description: string;
  kind: SearchKind;
  keywords: readonly string[];
}

const SIGNPOST_WEIGHT = 0.4;
const REPEATED = 0.6;
const BARE_WEIGHT = 0.6;
/** How-tos end with what can go wrong: found by the symptom, not by the topic. */
const TROUBLE = 'What can go wrong';
const TROUBLE_WEIGHT = 0.85;

/**
 * Guides take the same steps in every framework, and one page lines all of them up, so their
 * sections would stand before the pages that the steps are about. They are found by their
 * titles, and by their errors.
 */
const GUIDES = /^\/docs\/(?:guides|finish-my-integration)\//;

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** Questions and answers that a page keeps in its front matter. */
function faqText(faq: unknown): string {
  return (Array.isArray(faq) ? (faq as {question: string; answer: string}[]) : [])
    .map(({question, answer}) => `${question} ${answer}`)
    .join(' ');
}

/**
 * Cuts one Markdown page into records: one a heading, and one for each field and error of
 * the API operations it shows.
 *
 * @param cutBefore the sections of a text that was parsed before
 * @throws what `cutMarkdown` throws
 */
export function cutPage(
  {path, title, kind, source}: MarkdownSource,
  api: ApiSpec,
  cutBefore?: SectionsOf,
): SearchRecord[] {
  const {frontMatter, sections: all} = cutMarkdown(source, inlineText, cutBefore);
  const sections = GUIDES.test(path)
    ? all.filter(({hash, trail}) => !hash || trail.includes(TROUBLE))
    : all;
  const page = {path, title, kind, keywords: list(frontMatter['keywords'])};
  const records = sections.flatMap((section): SearchRecord[] => {
    const parts = section.components.map((component) => contentOf(component, api));
    const own: SearchRecord = {
      ...page,
      hash: section.hash,
      trail: section.trail,
      text: [...parts.map(({text}) => text), section.text].filter(Boolean).join(' '),
      code: [...new Set([...parts.flatMap(({code}) => code), ...section.code])],
      weight: weightOf(section),
      aliases: aliasesOf(path, section.hash),
    };
    const inside = parts
      .flatMap(({sections: some}) => some)
      .map((part) => ({
        ...page,
        ...part,
        trail: [...section.trail, ...part.trail],
        aliases: aliasesOf(path, part.hash),
      }));
    return [own, ...inside];
  });
  const [top, ...rest] = records;
  if (!top) {
    return [];
  }
  const {description, faq} = frontMatter;
  return [
    {
      ...top,
      text: [description, top.text, faqText(faq)].filter(Boolean).join(' '),
    },
    ...rest,
  ];
}

/**
 * Cuts pages while they are written: one that cannot be read is not found until it is
 * corrected, and keeps no other page from being shown.
 */
export const cutReadable =
  (cut: typeof cutPage): typeof cutPage =>
  (page, api) => {
    try {
      return cut(page, api);
    } catch {
      return [];
    }
  };

/** A list of links, or a heading with nothing of its own, answers few questions. */
function weightOf({hash, trail, links, text, components}: Section): number {
  if (hash && links > 0.35) {
    return SIGNPOST_WEIGHT;
  }
  if (hash && !text && components.length === 0) {
    return BARE_WEIGHT;
  }
  return trail.length > 1 && trail[0] === TROUBLE ? TROUBLE_WEIGHT : 1;
}

function describedRecord({
  path,
  title,
  description,
  kind,
  keywords,
}: DescribedPage): SearchRecord {
  return {
    path,
    hash: '',
    title,
    trail: [],
    text: description,
    kind,
    code: [],
    keywords: [...keywords],
    aliases: aliasesOf(path, ''),
    weight: 1,
  };
}

/** Says of a field what it says of the same field elsewhere: `cursor` of another list. */
function weighRepeated(records: readonly SearchRecord[]): SearchRecord[] {
  const seen = new Set<string>();
  return records.map((record) => {
    const content = `${record.trail.at(-1) ?? ''}\n${record.text}`;
    const isRepeated = record.weight < 1 && seen.has(content);
    seen.add(content);
    return isRepeated ? {...record, weight: record.weight * REPEATED} : record;
  });
}

/**
 * Cuts the whole site into records.
 *
 * @param pages docs, articles and legal pages
 * @param described the pages that components make
 * @param cut cuts a page, or knows how it was cut before
 * @throws {Error} naming the page that cannot be read
 */
export function cutSite(
  pages: readonly MarkdownSource[],
  described: readonly DescribedPage[],
  api: ApiSpec,
  cut: typeof cutPage = cutPage,
): SearchRecord[] {
  const records = pages.flatMap((page) => {
    try {
      return cut(page, api);
    } catch (cause) {
      throw new Error(`${page.path} cannot be cut into search records.`, {cause});
    }
  });
  return [...weighRepeated(records), ...described.map(describedRecord)];
}
