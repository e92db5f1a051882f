/** HTML of the built site as a tree (hast). No positions are kept, which takes a third of the time. */
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse, parseFragment} from 'parse5';

const HEAVY = /<(script|style)\b[^]*?<\/\1>/gi;

/** Parses a part of a page's body. Like a browser, it reads any text and never throws. */
export function parseHtml(html: string): Root {
  return fromParse5(parseFragment(html)) as Root;
}

/** Parses a page's head, its scripts and style sheets left out. */
export function parseHead(page: string): Root {
  const head = page.slice(0, Math.max(0, page.indexOf('<body')));
  return fromParse5(parse(head.replace(HEAVY, ''))) as Root;
}
