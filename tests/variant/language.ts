/** A second language with one page and a few words of its own, in a copy of the project. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const LOCALE = 'de';
/** Stands before what is translated: no text of any language is needed. */
const MARK = '[de]';
const PAGE = 'email-attachments';
/** Words of components, and of a script without React. */
const WORDS = ['Skip to content', 'My stack', 'Language of the sample'];
const SCRIPT_WORDS = 'Send feedback';
const MENU = 'Pricing';

/**
 * Adds the language by the steps of CONTRIBUTING.
 *
 * @param copy folder of a copy of the project
 * @throws {Error} when a step of them leads nowhere
 */
export function addLanguage(copy: string): void {
  const file = (name: string) => path.join(copy, name);
  const edit = (name: string, change: (text: string) => string) => {
    const before = readFileSync(file(name), 'utf8');
    const after = change(before);
    if (after === before) {
      throw new Error(`${name} is not what the fixture expects.`);
    }
    writeFileSync(file(name), after);
  };
  edit('docusaurus.config.ts', (text) =>
    text.replace("locales: ['en']", `locales: ['en', '${LOCALE}']`),
  );
  execFileSync('npx', ['docusaurus', 'write-translations', '--locale', LOCALE], {
    cwd: copy,
    stdio: 'inherit',
  });
  const marked = (words: string) => (text: string) =>
    text.replace(`"message": "${words}"`, `"message": "${MARK} ${words}"`);
  for (const words of [...WORDS, SCRIPT_WORDS]) {
    edit(`i18n/${LOCALE}/code.json`, marked(words));
  }
  edit(`i18n/${LOCALE}/locales/menus.json`, marked(MENU));
  const folder = `i18n/${LOCALE}/docusaurus-plugin-content-docs/current`;
  mkdirSync(file(folder), {recursive: true});
  const original = readFileSync(file(`docs/${PAGE}.mdx`), 'utf8');
  writeFileSync(
    file(`${folder}/${PAGE}.mdx`),
    original.replace(/^title: .*$/m, `title: '${MARK} Attachments'`),
  );
}

/**
 * What is wrong with the language in a build, a sentence each.
 *
 * @param build folder of the built copy
 */
export function languageProblems(build: string): string[] {
  const read = (name: string) => readFileSync(path.join(build, name), 'utf8');
  const [own, original, fallback] = [
    read(`${LOCALE}/docs/${PAGE}/index.html`),
    read(`docs/${PAGE}/index.html`),
    read(`${LOCALE}/pricing/index.html`),
  ];
  const address = `/${LOCALE}/docs/${PAGE}/`;
  const sitemap = [...read(`${LOCALE}/sitemap.xml`).matchAll(/<loc>([^<]*)/g)];
  const searched = JSON.parse(read(`${LOCALE}/search.json`)) as {
    files: Record<string, string>;
  };
  const scripts = [...own.matchAll(/(?:src|data-scripts)=["']?([^"'> ]+\.js)/g)];
  const checks: Readonly<Record<string, boolean>> = {
    'the page says its language': /<html[^>]* lang="?de/.test(own),
    'its title is translated': own.includes(`${MARK} Attachments`),
    'the interface is translated': WORDS.every((words) =>
      own.includes(`${MARK} ${words}`),
    ),
    'the words of scripts are translated': readdirSync(
      path.join(build, 'assets/controls'),
    ).some((name) => read(`assets/controls/${name}`).includes(`${MARK} ${SCRIPT_WORDS}`)),
    'the menus are translated': own.includes(`${MARK} ${MENU}`),
    'the original keeps its words': !original.includes(MARK),
    'the page is canonical': new RegExp(`rel="?canonical"?[^>]*${address}`).test(own),
    'both pages name each other': [own, original].every(
      (html) =>
        /hreflang="?en"?[^>]*>/i.test(html) &&
        new RegExp(`hreflang="?de"?[^>]*${address}`, 'i').test(html),
    ),
    'a page without a translation says that its text is English':
      /<main[^>]* lang="?en/.test(fallback) && /<html[^>]* lang="?de/.test(fallback),
    'it is kept out of search engines': /name="?robots"?[^>]*noindex/.test(fallback),
    'its links stay in the language': fallback.includes(`href=/${LOCALE}/docs/`),
    'the sitemap has the translated page alone':
      sitemap.length === 1 && (sitemap[0]?.[1] ?? '').endsWith(address),
    'robots.txt names both sitemaps': read('robots.txt').includes(
      `/${LOCALE}/sitemap.xml`,
    ),
    'the search finds pages of the language': Object.values(searched.files).every(
      (file) => read(file).includes(`/${LOCALE}/`),
    ),
    'the social card is where the page says': existsSync(
      path.join(build, `cards/${LOCALE}/docs/${PAGE}.png`),
    ),
    'the Markdown twin is beside the page': existsSync(
      path.join(build, `${LOCALE}/docs/${PAGE}/index.md`),
    ),
    'all scripts are there': scripts.every(([, script = '']) =>
      existsSync(path.join(build, script)),
    ),
    'the tools have their policy': read('_headers').includes(`/${LOCALE}/tools/*`),
  };
  return Object.entries(checks)
    .filter(([, holds]) => !holds)
    .map(([name]) => `A second language: it does not hold that ${name}.`);
}
