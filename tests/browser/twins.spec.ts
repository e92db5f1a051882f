import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {brand} from '../../src/site/brand';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {differences, outlineOfMarkdown, type Outline} from '../support/outline';
import {groupsOf, samplesOf} from '../support/scope';
import {allPages, boot, expect, KINDS, pagesOfRun, test, titleOf} from '../support/site';

const twinOf = (path: string, file = 'index.md') =>
  readFileSync(`build${path}${file}`, 'utf8');

/** A twin without its remarks on values that are not final. */
const finalTwinOf = (path: string) => twinOf(path).replaceAll(' (not final)', '');

/** Reads the outline of a page from its document, as a reader sees it. */
async function outlineOfPage(page: Page, address: string): Promise<Outline> {
  return page.evaluate((base) => {
    const main = document.querySelector('main');
    if (!main) {
      throw new Error('The page has no <main>.');
    }
    const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
    // What is no content: ways to other pages, controls, drawings, notes for a browser.
    const apart =
      '[data-twin="not-final"], nav:not([data-twin="kept"]), button, select, textarea, script, noscript, template, svg, [hidden], [popover], [data-twin="none"], legend.vh';
    const content = main.cloneNode(true) as HTMLElement;
    // The twin of a page of the docs has its code in one language.
    if (base.includes('/docs/')) {
      content.querySelectorAll('[data-pane] + [data-pane]').forEach((pane) => {
        pane.remove();
      });
    }
    content.querySelectorAll('[aria-hidden="true"]').forEach((element) => {
      element.remove();
    });
    // Scenes and frames are there by their label.
    for (const scene of content.querySelectorAll('[role="img"], iframe')) {
      scene.replaceWith(
        ` ${scene.getAttribute('aria-label') ?? scene.getAttribute('title') ?? ''} `,
      );
    }
    content.querySelectorAll(apart).forEach((element) => {
      element.remove();
    });
    for (const mark of content.querySelectorAll('[aria-label="Link to this heading"]')) {
      mark.remove();
    }
    content.querySelectorAll('br').forEach((lineBreak) => {
      lineBreak.replaceWith(' ');
    });
    const all = (selector: string) => [
      ...content.querySelectorAll<HTMLElement>(selector),
    ];
    const headings = all('h1, h2, h3, h4, h5, h6').map(
      (heading) => `${heading.tagName.slice(1)} ${squeeze(heading.textContent)}`,
    );
    const code = all('pre').map((pre) => {
      const named = /language-(\S+)/.exec(
        pre.querySelector('code')?.className ?? '',
      )?.[1];
      const pane = pre.closest<HTMLElement>('[data-pane]')?.dataset['pane'];
      const title = pre.closest('figure')?.querySelector('figcaption');
      const language = named ?? pane ?? (title ? 'text' : '');
      return `${language}\n${pre.textContent.replace(/\n$/, '')}`;
    });
    const cells = all('th, td').map((cell) => squeeze(cell.textContent));
    const links = all('a[href]').map(
      (link) => new URL(link.getAttribute('href') ?? '', base).href,
    );
    content.querySelectorAll('pre, code, kbd, samp').forEach((element) => {
      element.remove();
    });
    // React's marks between texts split a number that is one.
    const marks = document.createTreeWalker(content, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (marks.nextNode()) {
      comments.push(marks.currentNode as Comment);
    }
    comments.forEach((comment) => {
      comment.remove();
    });
    content.normalize();
    const numbers: string[] = [];
    const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      numbers.push(
        ...((texts.currentNode as Text).data.match(/\d+(?:[.,:-]\d+)*/g) ?? []),
      );
    }
    return {headings, code, cells, links, numbers};
  }, address);
}

test.describe('as the server sends it', () => {
  test.use({javaScriptEnabled: false});

  for (const paths of groupsOf(samplesOf(pagesOfRun(), 4), 10)) {
    test(`${paths[0] ?? ''} and the next pages say the same as their Markdown twins`, async ({
      page,
    }) => {
      for (const path of paths) {
        await page.goto(path);
        await expect
          .soft(page.locator('link[type="text/markdown"]'))
          .toHaveAttribute('href', `${path}index.md`);
        const outline = await outlineOfPage(page, brand.url + path);
        expect.soft(outline.headings[0], path).toMatch(/^1 /);
        expect
          .soft(differences(outline, outlineOfMarkdown(finalTwinOf(path))), path)
          .toEqual([]);
      }
    });
  }
});

test('a twin begins with what its page is', () => {
  const [, title, description, address, updated] = twinOf(KINDS.docs.path).split('\n');
  expect(title).toBe(`title: ${JSON.stringify(titleOf(KINDS.docs.path))}`);
  expect(description).toMatch(/^description: ".{50,160}"$/);
  expect(address).toBe(`address: ${brand.url}${KINDS.docs.path}`);
  expect(updated).toMatch(/^updated: 20\d\d-\d\d-\d\d$/);
});

test('twins say what is not final beside the value, and have no stray commas', () => {
  for (const path of allPages()) {
    const twin = twinOf(path).replace(/^```[^]*?^```/gm, '');
    expect(/\d Sample\b(?! Street)|\) ,|\uE000/.exec(twin)?.[0], path).toBeUndefined();
  }
});

test('twins, llms.txt and llms-full.txt are served; every link of llms.txt is there', async ({
  request,
}) => {
  const listing = await request.get('/llms.txt');
  expect(listing.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await listing.text();
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const linked = [...text.matchAll(/\]\((\S+)index\.md\)/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  expect([...linked].sort()).toEqual(allPages());
  const twin = await request.get(`${KINDS.docs.path}index.md`);
  expect(twin.status()).toBe(200);
  expect(twin.headers()['content-type']).toMatch(/^text\/markdown/);
  const docs = await (await request.get('/docs/llms.txt')).text();
  const full = await (await request.get('/llms-full.txt')).text();
  for (const path of allPages().filter((page) => page.startsWith('/docs/'))) {
    expect(full, path).toContain(`address: ${brand.url}${path}\n`);
    expect(docs, path).toContain(`](${brand.url}${path}index.md)`);
  }
});

test('a page that is not to be found has no twin', async ({page}) => {
  await page.goto('/no-such-page/');
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
});

test('the page is copied as Markdown', async ({page}) => {
  await allowClipboard(page);
  await page.goto(KINDS.docs.path);
  await boot(page);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.locator('[data-outcome="copied"]')).toHaveText('Copied');
  expect(await clipboardText(page)).toBe(twinOf(KINDS.docs.path));
});

test('the page is copied with its code in the language that the reader chose', async ({
  page,
}) => {
  const path = '/docs/api/errors/';
  await allowClipboard(page);
  await page.goto(path);
  await page.locator('[data-language="python"]').first().click();
  await boot(page);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.locator('[data-outcome="copied"]')).toHaveText('Copied');
  const copied = await clipboardText(page);
  expect(copied).toBe(twinOf(path, 'index.python.md'));
  expect(copied).not.toContain('```bash');
});

test('a copy that fails says what to do instead', async ({page}) => {
  await page.route('**/index.md', (route) => route.fulfill({status: 404}));
  await page.goto(KINDS.docs.path);
  await boot(page);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByText('Not copied. Open the Markdown instead.')).toBeVisible();
});

test('chats are plain links with the address of the twin, and load nothing', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/chatgpt|claude|perplexity/.test(request.url())) {
      foreign.push(request.url());
    }
  });
  await page.goto(KINDS.docs.path);
  await boot(page);
  for (const name of ['ChatGPT', 'Claude', 'Perplexity']) {
    const href = await page.getByRole('link', {name, exact: true}).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('q')).toBe(
      `Read ${brand.url}${KINDS.docs.path}index.md so that I can ask about it.`,
    );
  }
  await page.getByRole('link', {name: 'Claude', exact: true}).hover();
  expect(foreign).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the Markdown opens, and feedback goes by mail', async ({page}) => {
    await page.goto(KINDS.docs.path);
    await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeHidden();
    await expect(page.getByRole('button', {name: 'Yes', exact: true})).toBeHidden();
    await expect(
      page.getByRole('link', {name: 'Tell us what is missing or wrong'}),
    ).toHaveAttribute(
      'href',
      `mailto:${brand.supportEmail}?subject=${encodeURIComponent(titleOf(KINDS.docs.path))}`,
    );
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
      'href',
      `${KINDS.docs.path}index.md`,
    );
  });
});

test('feedback tells the page once, and the reader sends the reason by email', async ({
  page,
}) => {
  await page.goto(KINDS.docs.path);
  await boot(page);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, {told});
    addEventListener('site:feedback', (event) => {
      told.push((event as CustomEvent).detail);
    });
  });
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') {
      requests.push(request.url());
    }
  });
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Thank you.'})).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as {told: unknown}).told)).toEqual([
    {path: KINDS.docs.path, helpful: false},
  ]);
  const section = page.getByLabel('Part of the page');
  const [, second = ''] = await section.locator('option').allTextContents();
  await page.getByLabel('A sample does not work').check();
  await section.selectOption(second);
  await page.getByLabel(/^Your comment/).fill('It ends with an error.');
  await page.getByRole('button', {name: 'Send feedback'}).click();
  const again = page.getByRole('link', {name: 'open it again'});
  const mail = new URL((await again.getAttribute('href')) ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', brand.supportEmail]);
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
    `Page: ${KINDS.docs.path}`,
    'Helpful: no',
    'Reason: A sample does not work',
    `Section: ${second}`,
    '',
    'It ends with an error.',
  ]);
  expect(requests).toEqual([]);
});

test('feedback goes to the address that is set, or by email when it fails', async ({
  page,
  messages,
}) => {
  let status = 503;
  const bodies: unknown[] = [];
  await page.route('**/feedback-here', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({status});
  });
  const say = async (answer: 'Yes' | 'No') => {
    await page.getByRole('button', {name: answer, exact: true}).click();
    await page.getByLabel(/^Your comment/).fill('Clear.');
    await page.getByRole('button', {name: 'Send feedback'}).click();
  };
  await page.goto(KINDS.docs.path);
  await boot(page);
  // As a build with FEEDBACK_URL has it.
  await page.locator('[data-feedback]').evaluate((place: HTMLElement) => {
    place.dataset['feedback'] = '/feedback-here';
  });
  await say('No');
  await expect(page.getByRole('link', {name: 'Send it by email'})).toHaveAttribute(
    'href',
    /^mailto:.*Clear\./,
  );
  status = 204;
  await say('Yes');
  await expect(page.getByText('Your feedback was sent.')).toBeVisible();
  expect(bodies).toEqual([
    {path: KINDS.docs.path, helpful: false, text: 'Clear.'},
    {path: KINDS.docs.path, helpful: true, text: 'Clear.'},
  ]);
  // The browser itself reports the failed request.
  messages.length = 0;
});
