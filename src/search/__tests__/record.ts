import type {SearchRecord} from '../types';

/** A record with nothing in it but what is given: else the top of a page of the docs. */
export const record = (fields: Partial<SearchRecord>): SearchRecord => ({
  path: '/docs/a/',
  hash: '',
  title: 'A page',
  trail: [],
  text: '',
  kind: 'docs',
  code: [],
  keywords: [],
  aliases: [],
  weight: 1,
  ...fields,
});
