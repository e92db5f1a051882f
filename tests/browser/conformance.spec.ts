import {accessibilityFaults} from '../support/axe';
import {booted, expect, origin, test} from '../support/site';

test('the suites run on a press, every case can be opened, and nothing is sent', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({width: 390, height: 840});
  const asked: string[] = [];
  const fetched: string[] = [];
  page.on('request', (request) => {
    (request.url().startsWith(origin()) ? fetched : asked).push(request.url());
  });
  await page.goto('/tools/conformance/');
  await booted(page);
  const before = fetched.length;
  const heading = page.locator('#results');
  await expect(heading).toHaveCount(0);
  await page.getByRole('button', {name: 'Run all cases'}).press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('500 of 500 cases pass');
  // The cases come with the press.
  expect(fetched.length).toBeGreaterThan(before);
  const spf = page.locator('[data-suite="rfc7208"]');
  await expect(spf).toContainText('203 passed, 0 failed');
  await spf.getByText('License', {exact: true}).click();
  await expect(spf.getByText('Redistribution and use')).toBeVisible();
  // The shortest list, as axe looks at every element of it.
  const dmarc = page.locator('[data-suite="dmarc"]');
  await dmarc.getByText('Every case, failed ones first').click();
  await dmarc.getByText('strict-dkim-subdomain').click();
  await expect(dmarc.getByText('fail, reject').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(asked).toEqual([]);
  expect(messages).toEqual([]);
});
