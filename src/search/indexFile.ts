import type {SearchKind, SearchRecord} from './types';

/**
 * Records as they travel: what the records of a page share is written once, and fields
 * have places instead of names.
 */
export interface IndexFile {
  pages: [path: string, title: string, kind: SearchKind, keywords: string[]][];
  records: [
    page: number,
    hash: string,
    trail: string[],
    text: string,
    code: string,
    weight: number,
    aliases: string,
  ][];
}

/** Packs records; those of one page must stand next to each other. */
export function packRecords(records: readonly SearchRecord[]): IndexFile {
  const file: IndexFile = {pages: [], records: []};
  for (const {path, title, kind, keywords, ...record} of records) {
    const {hash, trail, text, code, weight, aliases} = record;
    if (file.pages.at(-1)?.[0] !== path) {
      file.pages.push([path, title, kind, keywords]);
    }
    file.records.push([
      file.pages.length - 1,
      hash,
      trail,
      text,
      code.join('\n'),
      weight,
      aliases.join('\n'),
    ]);
  }
  return file;
}

/** Unpacks records: the inverse of `packRecords`. */
export function unpackRecords({pages, records}: IndexFile): SearchRecord[] {
  return records.flatMap(([index, hash, trail, text, code, weight, aliases]) => {
    const page = pages[index];
    if (!page) {
      return [];
    }
    const [path, title, kind, keywords] = page;
    return [
      {
        path,
        title,
        kind,
        hash,
        trail,
        text,
        code: code ? code.split('\n') : [],
        aliases: aliases ? aliases.split('\n') : [],
        keywords,
        weight,
      },
    ];
  });
}
