import {inThread} from '../../content/build';
import type {cutPages} from '../cutPages';
import {cutPage, type MarkdownSource} from '../cutSite';
import {specOnDisk} from './support';

const page = (path: string, source: string): MarkdownSource => ({
  path,
  title: path,
  kind: 'docs',
  source,
});

it('cuts pages in another thread as the build does, and leaves out what it cannot read', async () => {
  const api = specOnDisk();
  const whole = page('/docs/a/', '---\ntitle: A\n---\nOne.\n\n## Two\n\n`three`');
  const cut = await inThread<typeof cutPages>(
    process.cwd(),
    {module: 'src/search/cutPages.ts', name: 'cutPages'},
    {pages: [whole, page('/docs/b/', 'A {brace.')], api},
  );
  expect(cut).toEqual([cutPage(whole, api), undefined]);
});
