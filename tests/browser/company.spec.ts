import {readFileSync, statSync} from 'node:fs';
import {unzipSync} from 'fflate';
import sharp from 'sharp';
import {brand} from '../../src/site/brand';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {boot, expect, test} from '../support/site';

test.describe('contact', () => {
  const letter = 'main dl + p';

  test('writes the email as the form is filled in', async ({page, messages}) => {
    await page.goto('/contact/');
    await boot(page);
    await expect(page.locator(letter)).toContainText('Email ID:');
    await page.getByRole('radio', {name: 'An API request fails'}).check();
    await expect(page.getByLabel('Email ID')).toBeHidden();
    await page.getByLabel('Request ID').fill('req_3Fb6yK82');
    await page.getByLabel('Your message').fill('It said 401.\nYesterday it worked.');
    await expect(page.locator(letter)).toContainText('Request ID: req_3Fb6yK82');
    await expect(
      page.getByText(
        'You can still fill in these fields, or send the email without them: Request, Error code.',
      ),
    ).toBeVisible();
    const link = page.getByRole('link', {name: 'Open in your mail app'});
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.pathname).toBe(brand.supportEmail);
    expect(address.searchParams.get('subject')).toBe('API: req_3Fb6yK82');
    expect(address.searchParams.get('body')).toContain(
      'It said 401.\r\nYesterday it worked.',
    );
    expect(messages).toEqual([]);
  });

  test('takes a key out of the letter and says so', async ({page}) => {
    await page.goto('/contact/');
    await boot(page);
    await page.getByLabel('Your message').fill('My key is pw_live_9aB3xY77zQ.');
    await expect(page.getByRole('alert')).toContainText(
      'We removed an API key from your email,',
    );
    await expect(page.locator(letter)).toContainText('pw_live_[removed]');
    await expect(page.locator(letter)).not.toContainText('9aB3xY77zQ');
  });

  test('gives a text that is too long for a link to copy', async ({page}) => {
    await page.goto('/contact/');
    await boot(page);
    await page.getByLabel('Your message').fill('Long story. '.repeat(200));
    await expect(page.getByText('too long for a link')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Open in your mail app'})).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('each subject has a link to an email that is ready to fill in', async ({
      page,
    }) => {
      await page.goto('/contact/');
      const link = page.getByRole('link', {name: 'My domain is not verified'});
      const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
      expect(searchParams.get('body')).toMatch(/Domain:\r\nDNS provider:\r\n/);
    });
  });
});

test('security.txt is served where RFC 9116 wants it, as text, and has not expired', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
  const policy = new URL(/^Policy: (.+)$/m.exec(text)?.[1] ?? '');
  const html = readFileSync(`build${policy.pathname}index.html`, 'utf8');
  expect(html).toMatch(new RegExp(`id="?${policy.hash.slice(1)}[" >]`));
});

test.describe('press', () => {
  test('every file of the page is there, whole and as large as the page says', async ({
    page,
    request,
  }) => {
    await page.goto('/press/');
    const files = await page
      .locator('main a[download]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(files).toHaveLength(13);
    for (const file of files) {
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      expect((await answer.body()).length, file).toBe(statSync(`build${file}`).size);
    }
    for (const file of files.filter((name) => name.endsWith('.png'))) {
      const {width} = await sharp(`build${file}`).metadata();
      expect(width, file).toBeGreaterThanOrEqual(1024);
    }
  });

  test('the zip has all of them and a guide', async ({page}) => {
    await page.goto('/press/');
    const address = await page
      .getByRole('link', {name: 'Download everything'})
      .getAttribute('href');
    const names = Object.keys(unzipSync(readFileSync(`build${address ?? ''}`)));
    expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(6);
    expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(6);
    expect(names.filter((name) => name.endsWith('README.txt'))).toHaveLength(1);
  });

  test('a description is copied as it stands', async ({page}) => {
    await allowClipboard(page);
    await page.goto('/press/');
    await boot(page);
    await page.getByRole('button', {name: 'Copy description: One sentence'}).click();
    const text = await clipboardText(page);
    expect(text).toBe(
      `${brand.name} is an all-in-one email platform for SaaS companies, founded in ${String(brand.founded)} and made in the EU.`,
    );
  });
});

test('the anti-spam policy prints on white, all of it, without the menus', async ({
  page,
}) => {
  await page.goto('/anti-spam-policy/');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {name: 'Report spam'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Parts of the policy'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'Copy the example'})).toBeHidden();
});

test.describe('404', () => {
  test('a template is found by a part of its name', async ({page}) => {
    await page.goto('/templates/organisation-invite/');
    await expect(page.locator('main li a').first()).toHaveAttribute(
      'href',
      '/transactional-email-templates/organization-invite/',
    );
  });

  test('an address like no other has ways on, and the search', async ({page}) => {
    const response = await page.goto('/qqqq-zzzz/');
    expect(response?.status()).toBe(404);
    const main = page.locator('main');
    await expect(
      main.getByRole('heading', {name: 'Pages with a similar address'}),
    ).toHaveCount(0);
    await expect(main.getByRole('link', {name: 'Contact'})).toBeVisible();
    await boot(page);
    await main.getByRole('button', {name: 'Search all docs'}).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('where the list of all pages cannot be had, the other ways on stand', async ({
    page,
  }) => {
    let refused = 0;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      // It comes by itself: with any other script the page would be gone, too.
      const isList = /path"?:"\/about\/","?title"?:"About"/.test(await response.text());
      refused += isList ? 1 : 0;
      await (isList ? route.abort() : route.fulfill({response}));
    });
    await page.goto('/templates/organisation-invite/');
    await boot(page);
    await expect.poll(() => refused).toBeGreaterThan(0);
    const main = page.locator('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(
      'This page does not exist.',
    );
    await expect(
      main.getByRole('heading', {name: 'Pages with a similar address'}),
    ).toHaveCount(0);
    await expect(main.getByRole('link', {name: 'Contact'})).toBeVisible();
    // Pages that are fetched ahead may still be on their way.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('has ways on', async ({page}) => {
      await page.goto('/qqqq-zzzz/');
      await expect(
        page.locator('main').getByRole('link', {name: 'Free tools'}),
      ).toBeVisible();
    });
  });
});
