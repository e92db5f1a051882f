/** What the rules of `npm run review` look at, and what they say. */
import type {Question} from '../../src/ui';

export type PageKind = 'article' | 'docs' | 'legal' | 'marketing' | 'template' | 'tool';

/** A piece of text that stands by itself. */
export interface Text {
  /** `field`: front matter, an attribute or a string of the code. */
  kind: 'heading' | 'prose' | 'cell' | 'field';
  text: string;
  /** The text with one word in place of each piece of code, for counting words. */
  plain: string;
  /** Path from the root of the project. */
  file: string;
  /** Line of the file, from 1. */
  line: number;
}

/** A page, or everything one folder of views says. */
export interface Page {
  /** The file of a Markdown page, or the folder of a page made of views. */
  name: string;
  kind: PageKind;
  texts: Text[];
}

/** What stands under one heading of the second level. */
export interface Section {
  heading: string;
  /** The address of the heading, without its `#`. */
  id: string;
  /** Line of the heading, from 1. */
  line: number;
  texts: Text[];
  /** The Markdown below the heading. */
  source: string;
  /** Addresses of its links to other sites. */
  sources: string[];
  /** Ids of its figures. */
  figures: string[];
  /** Whether it has something to try, which names the sources of its numbers. */
  exhibit: boolean;
}

/** A page of `docs`, `blog` or `legal`. */
export interface MarkdownPage extends Page {
  source: string;
  fields: Readonly<Record<string, unknown>>;
  faq: readonly Question[];
  sections: Section[];
  /** Folders its components are imported from. */
  imports: string[];
  /** Files beside the text that it links to. */
  downloads: string[];
}

/** A page whose text is in views. */
export interface ViewPage extends Page {
  /** Quotes that name no address they were published at. */
  unsourcedQuotes: Text[];
}

/** Everything that is reviewed. */
export interface Content {
  markdown: readonly MarkdownPage[];
  views: readonly ViewPage[];
  /** Reads any other file of the project; undefined when there is none. */
  read: (file: string) => string | undefined;
}

/** Something an editor should look at. */
export interface Remark {
  file: string;
  /** From 1. */
  line: number;
  /** Name of the rule. */
  rule: string;
  /** What is wrong. */
  says: string;
  /** What to do about it. */
  cure: string;
}

/** A remark before its rule has signed it. */
export interface Finding {
  file: string;
  line: number;
  says: string;
  /** When it differs from the rule's own. */
  cure?: string;
}

export interface Rule {
  name: string;
  /** What to do about what the rule finds. */
  cure: string;
  check: (content: Content) => Finding[];
}

/** All pages, whatever they are made of. */
export function pagesOf({markdown, views}: Content): Page[] {
  return [...markdown, ...views];
}

/** Pages of articles that are not drafts. */
export function articlesOf({markdown}: Content): MarkdownPage[] {
  return markdown.filter(
    ({kind, fields}) => kind === 'article' && fields['draft'] !== true,
  );
}

/** The section with an address, or an empty one at the beginning of the page. */
export function sectionOf(page: MarkdownPage, id: string): Section | undefined {
  return page.sections.find((section) => section.id === id);
}

/** The beginning of a text, for a remark. */
export function excerpt(text: string, length = 100): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
