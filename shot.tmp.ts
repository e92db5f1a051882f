import {chromium} from '@playwright/test';
import {createHmac} from 'node:crypto';
import {BROWSER_ARGS, findBrowser} from './tests/support/browser';
const SECRET = 'whsec_4Qm8RtYv2LkXs7NbWc9ZpHd3JfGu6AeT';
const KEY = Buffer.from(SECRET.slice(6), 'base64');
const now = Math.floor(Date.now() / 1000);
const BODY = '{"type":"email.delivered","timestamp":"2026-11-19T09:41:09Z","data":{"emailId":"em_7Qx2mB41","recipient":"you@acme.example","reply":"250 2.0.0 OK","subject":"It works","template":null,"tags":["onboarding"],"metadata":{"userId":"42"},"test":false}}';
const sig = createHmac('sha256', KEY).update(`msg_1.${now}.${BODY}`).digest('base64');
(async () => {
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  for (const [name, width, scheme] of [['w', 1440, 'light'], ['n', 390, 'dark']] as const) {
    const page = await browser.newPage({viewport: {width, height: 900}, colorScheme: scheme});
    page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
    page.on('pageerror', (e) => console.log('ERR', e.message));
    await page.goto('http://localhost:4103/tools/webhook-tester/');
    await page.waitForSelector('html[data-boot=ready]');
    await page.fill('#headers', `webhook-id: msg_1\nwebhook-timestamp: ${now}\nwebhook-signature: v1,${sig}`);
    await page.fill('#body', JSON.stringify(JSON.parse(BODY), null, 2));
    await page.fill('#secrets', SECRET);
    await page.click('#check');
    await page.waitForSelector('#verdict');
    await page.getByRole('button', {name: 'Sign the event'}).click();
    await page.waitForTimeout(800);
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({path: `/tmp/shot-${name}.png`, fullPage: true});
    console.log(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]));
  }
  await browser.close();
})();
