import {readdirSync} from 'node:fs';
import {planFor} from '../changed';

const there = () => true;

describe('what a change can break', () => {
  it('of a docs page: its text, what reads content, and the page itself', () => {
    const plan = planFor(['docs/api/Email.mdx'], there);
    expect(plan.pages).toEqual(['/docs/api/email/']);
    expect(plan.specs).toEqual(['everyPage', 'twins']);
    expect(plan.units).toContain('src/search/__tests__/cutMarkdown.test.ts');
    expect(plan.suites).toEqual(
      expect.arrayContaining(['markdown', 'spelling', 'units', 'build', 'browser']),
    );
    expect(plan.suites).not.toContain('lint');
  });

  it.each([
    ['docs/index.mdx', '/docs/'],
    ['blog/what-is-dkim/index.mdx', '/articles/what-is-dkim/'],
    ['legal/terms-of-service.mdx', '/legal/terms-of-service/'],
  ])('of %s: the page %s', (file, page) => {
    expect(planFor([file], there).pages).toEqual([page]);
  });

  it('of a style sheet: one page of each kind, and no unit test', () => {
    const plan = planFor(['src/docs/DocPage.module.css'], there);
    expect(plan.suites).toEqual(['format', 'styles', 'build', 'browser']);
    expect(plan.pages).toContain('/docs/email-sending-quickstart/');
    expect(plan.specs).toContain('visual');
  });

  it('of a test: the test itself', () => {
    expect(planFor(['tests/browser/search.spec.ts'], there).specs).toEqual(['search']);
    const file = 'src/tools/spf/__tests__/parse.test.ts';
    expect(planFor([file], there).units).toContain(file);
  });

  it('of several files: all that each of them can break', () => {
    const plan = planFor(['docs/webhooks.mdx', 'src/search/terms.ts'], there);
    expect(plan.specs).toEqual(['everyPage', 'twins', 'search']);
    expect(plan.suites).toEqual(expect.arrayContaining(['markdown', 'rooms']));
    expect(plan.units).toContain('src/search/terms.ts');
    expect(plan.units).toContain('tests/units/changed.test.ts');
  });

  it.each([
    ['a file that no rule knows', ['docusaurus.config.ts']],
    ['a known file beside one that no rule knows', ['docs/webhooks.mdx', 'package.json']],
    ['the shell, on which every page depends', ['src/shell/inline/index.ts']],
  ])('of %s: anything', (_, files) => {
    expect(planFor(files, there).suites).toBeUndefined();
  });

  it('of a page that was removed: anything, as others may link to it', () => {
    expect(planFor(['docs/webhooks.mdx'], () => false).suites).toBeUndefined();
  });

  it('names specs that are there', () => {
    const specs = readdirSync('tests/browser');
    for (const file of ['docs/a.md', 'blog/a/cover.png', 'src/a.css']) {
      for (const spec of planFor([file], there).specs) {
        expect(specs).toContain(`${spec}.spec.ts`);
      }
    }
    for (const room of ['tools/spf', 'search', 'articles', 'emails', 'api']) {
      for (const spec of planFor([`src/${room}/x.ts`], there).specs) {
        expect(specs).toContain(`${spec}.spec.ts`);
      }
    }
  });
});
