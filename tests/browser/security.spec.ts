/** What the site's security policy refuses. That no page needs more is in `everyPage` and `policy`. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {watchViolations} from '../support/policy';
import {boot, expect, test} from '../support/site';

test('what the policy is for is refused', async ({page}) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  const result = await page.evaluate(async () => {
    const state = window as unknown as {ran?: string[]};
    state.ran = [];
    const inline = document.createElement('script');
    inline.textContent = 'window.ran.push("inline")';
    document.body.append(inline);
    const foreign = document.createElement('script');
    foreign.src = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
    document.body.append(foreign);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="window.ran.push(\'handler\')">' +
        '<object data="/img/icon.svg"></object>',
    );
    // Later: what a test evaluates may do what a page may not.
    setTimeout(() => {
      // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the policy must refuse it
      new Function('window.ran.push("eval")')();
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return state.ran;
  });
  expect(result).toEqual([]);
  for (const what of ['inline', 'googletagmanager', 'eval', 'object-src']) {
    await expect.poll(() => violations.join('\n')).toContain(what);
  }
});

for (const path of ['/', '/tools/spf-checker/']) {
  test(`the browser knows every feature that ${path} gives up, and no script has one`, async ({
    page,
    messages,
  }) => {
    await page.goto(path);
    await boot(page);
    const {features, allowed} = await page.evaluate(() => {
      const {featurePolicy} = document as unknown as {
        featurePolicy: Record<'features' | 'allowedFeatures', () => string[]>;
      };
      return {
        features: featurePolicy.features(),
        allowed: featurePolicy.allowedFeatures(),
      };
    });
    const nearby = ['local-network', 'local-network-access', 'loopback-network'].filter(
      (name) => features.includes(name),
    );
    // Client hints say what other servers are told, and the pages ask none.
    expect(allowed.filter((name) => !name.startsWith('ch-')).sort()).toEqual([
      'clipboard-write',
      ...(path === '/' ? [] : nearby),
    ]);
    expect(messages).toEqual([]);
  });
}

test('nobody else may frame a page', async ({page, baseURL}) => {
  const address = `${baseURL ?? ''}/`;
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${address}"></iframe>`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const {port} = other.address() as AddressInfo;
  const refused = page.waitForEvent(
    'requestfailed',
    (request) => request.url() === address,
  );
  await page.goto(`http://127.0.0.1:${String(port)}/`);
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  other.closeAllConnections();
  other.close();
});
