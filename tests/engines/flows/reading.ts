import {existsSync, readdirSync, readFileSync} from 'node:fs';
import type {Page} from '../page';
import {WIDTHS} from '../page';
import type {Flow} from '../walk';

const DOCS = '/docs/email-sending-quickstart/';
const OTHER_DOCS = '/docs/api/email/';

/** A mark that a new document would not have. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['engineMark'] = '';
  });
const isMarked = (page: Page) =>
  page.until(
    'change of page without a new document',
    () => document.documentElement.dataset['engineMark'] === '',
  );

/** Paths of the articles that have a note today: writers add and remove them. */
function articlesWithNotes(): string[] {
  return readdirSync('build/articles')
    .map((name) => `/articles/${name}/`)
    .filter((path) => existsSync(`build${path}index.html`))
    .filter((path) => {
      const html = readFileSync(`build${path}index.html`, 'utf8');
      const [, article = ''] = /<article([^]*?)<\/article>/.exec(html) ?? [];
      return /<aside class="?note_/.test(article);
    });
}

/** Docs, their search, code blocks and articles. */
export const readingFlows: readonly Flow[] = [
  {
    name: 'the docs menu changes the page without a new document',
    async walk(page) {
      await page.open(DOCS);
      await page.boot();
      await mark(page);
      const [heading, title] = [
        await page.text('h1'),
        await page.evaluate(() => document.title),
      ];
      await page.click(`nav a[href="${OTHER_DOCS}"]`);
      await page.reaches(OTHER_DOCS);
      await page.until('new title', (was) => document.title !== was, title);
      await page.until(
        'new h1',
        (was) => document.querySelector('h1')?.innerText !== was,
        heading,
      );
      await isMarked(page);
    },
  },
  {
    name: 'a link that is followed while the scripts still load leads on',
    async walk(page) {
      await page.open(DOCS);
      await page.evaluate((href) => {
        // The scripts are asked for, and the page is left before one of them can be there.
        document.querySelector<HTMLElement>('footer [data-needs-app]')?.focus();
        document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click();
      }, OTHER_DOCS);
      await page.reaches(OTHER_DOCS);
      const isCalm = await page.evaluate(
        () =>
          !sessionStorage.getItem('site.reloaded') && !document.querySelector('.failure'),
      );
      if (!isCalm) {
        throw new Error('The page took the scripts it had left for failed.');
      }
      await page.boot();
    },
  },
  {
    name: 'a page that is only read starts no React, on the way back neither',
    async walk(page) {
      await page.open(DOCS);
      await page.click('main figure [data-control]');
      await page.click(`nav a[href="${OTHER_DOCS}"]`);
      await page.reaches(OTHER_DOCS);
      await page.evaluate(() => {
        history.back();
      });
      await page.reaches(DOCS);
      const boot = await page.evaluate(() => document.documentElement.dataset['boot']);
      if (boot !== 'idle') {
        throw new Error(`Reading has started React: data-boot is ${String(boot)}.`);
      }
    },
  },
  {
    name: 'the docs menu of a phone leads on and closes',
    width: WIDTHS.phone,
    async walk(page) {
      await page.open(DOCS);
      await page.click('header button', 'Docs menu');
      await page.click(`#docs-menu a[href="${OTHER_DOCS}"]`);
      await page.reaches(OTHER_DOCS);
      await page.disappears('#docs-menu');
    },
  },
  {
    name: 'search opens by its key, finds, and Enter goes to the first result',
    async walk(page) {
      await page.open(DOCS);
      await page.boot();
      await page.press('/');
      await page.until(
        'focus in the search field',
        () => document.activeElement?.getAttribute('role') === 'combobox',
      );
      await page.type('webhooks');
      await page.sees('[role="option"]', 'ebhook');
      await page.press('Enter');
      await page.reaches('/docs/webhooks/');
      await page.disappears('[data-search-dialog]');
    },
  },
  {
    name: 'a code language is kept on the next page and after a reload',
    async walk(page) {
      await page.open(DOCS);
      await page.click('label[data-language="python"]');
      await page.appears('[data-pane="python"]');
      await page.disappears('[data-pane="bash"]');
      for (const next of [() => page.open(OTHER_DOCS), () => page.reload()]) {
        await next();
        await page.appears('[data-pane="python"]');
        await page.disappears('[data-pane="bash"]');
      }
    },
  },
  {
    name: 'the button of a code block says that it has copied',
    async walk(page) {
      await page.open(DOCS);
      // WebKit gives the clipboard to a click itself, and not to one that is replayed.
      await page.boot();
      await page.click('main button', 'Copy code');
      await page.appears('main [data-outcome="copied"]');
    },
  },
  {
    name: 'the notes of an article stand in its margin',
    async walk(page) {
      const [path] = articlesWithNotes();
      if (path === undefined) {
        return;
      }
      await page.open(path);
      await page.boot();
      await page.until('note beside the text', () => {
        const note = document.querySelector('article aside[class^=note_]');
        const text = note?.parentElement?.querySelector('p');
        return (
          note &&
          text &&
          note.getBoundingClientRect().left > text.getBoundingClientRect().right &&
          note.getBoundingClientRect().right <= document.documentElement.clientWidth
        );
      });
    },
  },
];
