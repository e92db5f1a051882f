/** The error catalogue under a real nginx, from whose folder files are taken in mid-visit. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {takeAssets} from '../../deploy/keepAssets';
import {nginxBinary, startNginx, type Host} from '../hosting/nginx';
import {countLoads, fatal, follow, nudge, ownAssets} from '../support/failing';
import {boot, expect, KINDS, isolatedTest as test, titleOf} from '../support/site';

const DOCS = KINDS.docs.path;

test.skip(!nginxBinary(), 'nginx is not installed');
// Each test takes files away: one folder, put right again after each.
test.describe.configure({mode: 'default'});

let host: Host;
let root: string;

test.beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync('build', root, {recursive: true, preserveTimestamps: true});
  host = await startNginx(root);
});
test.beforeEach(() => {
  deployAll();
});
test.afterAll(async () => {
  await host.close();
  rmSync(root, {recursive: true});
});

/** Puts every file that a test may have taken away where it belongs. */
function deployAll() {
  for (const folder of ['js', 'css', 'pictures']) {
    const files = path.join('assets', folder);
    cpSync(path.join('build', files), path.join(root, files), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
}

/** Takes files of a folder of assets away, with their compressed forms. */
function takeAway(folder: 'js' | 'css', isTaken: (name: string) => boolean) {
  const assets = path.join(root, 'assets', folder);
  readdirSync(assets)
    .filter((name) => isTaken(name))
    .forEach((name) => {
      rmSync(path.join(assets, name));
    });
}

const without = (name: string) => name.replace(/\.(br|gz)$/, '');

/** Opens a page and takes away every asset that it does not use itself, as a deploy does. */
async function openThenDeploy(page: Page, folder: 'js' | 'css') {
  await page.goto(`${host.origin}/legal/privacy-policy/`);
  const own = await ownAssets(page);
  takeAway(folder, (name) => !own.has(without(name)));
  await boot(page);
}

test('nginx: a script is gone at first load: one reload, then the fatal screen', async ({
  page,
}) => {
  const loads = countLoads(page);
  takeAway('js', (name) => name.startsWith('main.'));
  await page.goto(host.origin + DOCS);
  await nudge(page);
  await expect.poll(loads).toBe(2);
  await fatal(page);
  expect(loads()).toBe(2);
  // The files are back: nothing of the fault was kept.
  deployAll();
  await page.getByRole('button', {name: 'Reload page'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    titleOf(KINDS.docs.path),
  );
  await boot(page);
});

test('nginx: a deploy in the middle of a visit: one reload brings the new page', async ({
  page,
}) => {
  await openThenDeploy(page, 'js');
  const loads = countLoads(page);
  page.on('domcontentloaded', () => {
    deployAll();
  });
  await follow(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    titleOf(KINDS.docs.path),
  );
  expect(loads()).toBe(1);
  await boot(page);
});

test('nginx: scripts that stay away on navigation: one reload, then the fatal screen', async ({
  page,
}) => {
  await openThenDeploy(page, 'js');
  const loads = countLoads(page);
  await follow(page);
  await expect.poll(loads).toBe(1);
  await fatal(page);
  expect(loads()).toBe(1);
});

test('nginx: with the assets of the earlier build kept, a visit goes on', async ({
  page,
}) => {
  await page.goto(`${host.origin}/legal/privacy-policy/`);
  const own = await ownAssets(page);
  // As `npm run build -- --keep-assets` does it, around a build that has none of them.
  const kept = await takeAssets(root);
  takeAway('js', (name) => !own.has(without(name)));
  expect(await kept.restore(root)).toBeGreaterThan(0);
  await boot(page);
  const loads = countLoads(page);
  await follow(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    titleOf(KINDS.docs.path),
  );
  expect(loads()).toBe(0);
});

test('nginx: a page that throws while it is drawn shows the fatal screen', async ({
  page,
}) => {
  const scripts = path.join(root, 'assets/js');
  let planted = 0;
  for (const name of readdirSync(scripts).filter((file) => file.endsWith('.js'))) {
    const file = path.join(scripts, name);
    const text = readFileSync(file, 'utf8');
    if (
      text.includes(`title:${JSON.stringify(titleOf(KINDS.docs.path))}`) &&
      text.includes('contentTitle:()=>')
    ) {
      writeFileSync(
        file,
        text.replace(/default:\(\)=>\w+/, 'default:()=>()=>{throw new Error("planted")}'),
      );
      rmSync(`${file}.br`, {force: true});
      rmSync(`${file}.gz`, {force: true});
      planted += 1;
    }
  }
  expect(planted).toBe(1);
  await page.goto(`${host.origin}/legal/privacy-policy/`);
  await boot(page);
  await follow(page);
  await fatal(page);
});

test('nginx: style sheets that are gone are named, and the page can be read', async ({
  page,
  messages,
}) => {
  takeAway('css', () => true);
  const loads = countLoads(page);
  await page.goto(host.origin + DOCS);
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    titleOf(KINDS.docs.path),
  );
  expect(messages.join('\n')).toMatch(
    /Unable to preload CSS for \/assets\/css\/[\w.-]+\.css/,
  );
  expect(loads()).toBe(2);
});

test('nginx: pictures that are gone count as loaded', async ({page}) => {
  rmSync(path.join(root, 'assets/pictures'), {recursive: true});
  const loads = countLoads(page);
  await page.goto(host.origin + KINDS.article.path);
  await boot(page);
  await expect(page.locator('article img').first()).toHaveAttribute(
    'data-settled',
    'true',
  );
  expect(loads()).toBe(1);
});

test('nginx: a user cookie that cannot be read leaves the visitor logged out', async ({
  page,
  messages,
}) => {
  await page.context().addCookies([{name: 'user', value: '%7Bbroken', url: host.origin}]);
  await page.goto(host.origin + DOCS);
  await boot(page);
  expect(messages.join('\n')).toContain('user cookie');
  await expect(page.locator('html')).not.toHaveAttribute('data-visitor', 'user');
});
