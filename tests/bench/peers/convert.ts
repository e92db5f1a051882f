/** The pages of this site, from the Markdown twins in its build, as each peer wants them. */
import path from 'node:path';
import type {Peer} from './sites';

export interface Page {
  /** Address below `/docs/`, without slashes at its ends; empty for the first page. */
  name: string;
  title: string;
  description: string;
  /** Markdown without the title. */
  body: string;
}

/** A value of front matter: plain, or a string in quotes as JSON and YAML both read it. */
function fieldOf(frontMatter: string, name: string): string {
  const [, value = ''] = new RegExp(`^${name}: (.*)$`, 'm').exec(frontMatter) ?? [];
  try {
    return value.startsWith('"') ? String(JSON.parse(value)) : value;
  } catch {
    return value;
  }
}

/** Fenced code with its fences, which may be indented. The fence itself is a group, too. */
const FENCED = /(^([ \t]*(?:`{3,}|~{3,}))[^\n]*\n[\s\S]*?^\2[ \t]*$)/m;

/** Applies a function to what stands outside of fenced code. */
function outsideCode(text: string, change: (prose: string) => string): string {
  const isFence = (index: number) => index % 3 === 2;
  return text
    .split(FENCED)
    .map((part, index) => (index % 3 === 0 ? change(part) : part))
    .filter((_, index) => !isFence(index))
    .join('');
}

/**
 * Reads a twin.
 *
 * @param name address below `/docs/`
 * @param text front matter with title, description and address, then Markdown with a title
 */
export function parseTwin(name: string, text: string): Page {
  const [, frontMatter = '', markdown = text] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(fieldOf(frontMatter, 'address')) ?? [];
  const body = markdown.replace(/^\s*# .*\n+/, '');
  return {
    name,
    title: fieldOf(frontMatter, 'title'),
    description: fieldOf(frontMatter, 'description'),
    // Links between the docs pages stay in the site.
    body: outsideCode(body, (prose) => prose.replaceAll(`](${origin}/docs/`, '](/docs/')),
  };
}

const FOLDERS: Readonly<Record<Peer, string>> = {
  docusaurus: 'docs',
  starlight: 'src/content/docs/docs',
  vitepress: 'docs',
};

/** Where a peer has a page, from its folder. VitePress makes an address of each file's name. */
export function fileOf(peer: Peer, {name}: Pick<Page, 'name'>): string {
  const isFolder = name === '' || peer === 'vitepress';
  const file = isFolder ? path.posix.join(name, 'index.md') : `${name}.md`;
  return path.posix.join(FOLDERS[peer], file);
}

/**
 * A page as a peer wants it. VitePress has no title of its own above the text, and reads
 * braces in it as a template unless it is told not to.
 */
export function render(peer: Peer, {title, description, body}: Page): string {
  const frontMatter = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
  return peer === 'vitepress'
    ? `${frontMatter}# ${title}\n\n::: v-pre\n\n${body.trim()}\n\n:::\n`
    : frontMatter + body;
}
