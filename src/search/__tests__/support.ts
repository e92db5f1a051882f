import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readDocument, readSpec} from '../../api/build';
import {loadTemplateTexts} from '../../emails/testing';
import {readPageTexts} from '../../metadata/build';
import {facts, fillBrand} from '../../site';
import {cutSite, type MarkdownSource} from '../cutSite';
import {describedPages, kindOf} from '../plugin';
import type {SearchRecord} from '../types';

/** The site on the day of `npm run search:freeze`: the API's names, then a record a line. */
export const FROZEN_SITE = 'src/search/__tests__/fixtures/site.jsonl';

/** What the API calls its parts, as far as questions are made of it. */
export interface FrozenApi {
  operations: {
    id: string;
    method: string;
    path: string;
    page: string;
    fields: string[];
  }[];
  problems: {code: string; title: string; status: number}[];
  events: {page: string; type: string}[];
}

/** Reads the frozen site. */
export function frozenSite(): {api: FrozenApi; records: SearchRecord[]} {
  const [api = '', ...records] = readFileSync(FROZEN_SITE, 'utf8').trim().split('\n');
  return {
    api: JSON.parse(api) as FrozenApi,
    records: records.map((line) => JSON.parse(line) as SearchRecord),
  };
}

/** Folders of Markdown and the address they are served below. */
const ROOTS: Readonly<Record<string, string>> = {
  docs: '/docs/',
  blog: '/articles/',
  legal: '/legal/',
};

/** Every Markdown page on disk, its address by SITE-SPEC's rule: the file's name. */
export function markdownOnDisk(): MarkdownSource[] {
  return Object.entries(ROOTS).flatMap(([folder, base]) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
      .map((file) => {
        const source = fillBrand(readFileSync(path.join(folder, file), 'utf8'));
        const route = file
          .replace(/\.mdx?$/, '')
          .replace(/(^|\/)index$/, '')
          .toLowerCase();
        const pathname = route ? `${base}${route}/` : base;
        const title = /^title: *(['"]?)(.+)\1 *$/m.exec(source)?.[2] ?? '';
        return {path: pathname, title, kind: kindOf(pathname), source};
      }),
  );
}

export function specOnDisk() {
  const document = readDocument();
  return readSpec(document, facts);
}

/** The records of the site as it is on disk. */
export async function recordsOnDisk(): Promise<SearchRecord[]> {
  const {texts} = await readPageTexts(path.resolve('.'));
  const described = describedPages([...texts, ...(await loadTemplateTexts())]);
  return cutSite(markdownOnDisk(), described, specOnDisk());
}
