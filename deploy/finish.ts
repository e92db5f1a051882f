/**
 * What a build needs to be served: headers and redirects in the form of each host, and
 * compressed files. The last step of `npm run build`.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {movedArticles} from '../src/articles/build';
import {cmsDirectives} from '../src/cms/page';
import {brand} from '../src/site/brand';
import {parseEnv, type SiteEnv} from '../src/site/env';
import {
  headerRules,
  mergeRules,
  permissionsPolicy,
  reportDirectives,
  writePolicy,
  type HeaderRule,
} from '../src/site/headers';
import {redirects} from '../src/site/redirects';
import {
  ASSETS_IGNORE,
  parseHeaders,
  renderHeaders,
  renderRedirects,
  typeRules,
} from './cloudflare';
import {compress} from './compress';
import {renderNginx, renderNginxPages} from './nginx';
import {baseUrlsOf, filesBelow, inlineScripts, pagePaths} from './pages';
import {policySources} from './services';

/**
 * The CMS has a policy of its own, and signs people in through a window that
 * reports back.
 */
function cmsRules({cms, siteUrl, policy}: SiteEnv): HeaderRule[] {
  if (!cms) {
    return [];
  }
  const directives = {
    ...cmsDirectives({kind: 'git', settings: cms, siteUrl}),
    // What a page cannot say of itself in a meta element.
    'frame-ancestors': ["'none'"],
    ...reportDirectives(policy?.reportUrl),
  };
  return [
    {
      paths: '/admin/*',
      headers: {
        'Content-Security-Policy': writePolicy(directives),
        'Permissions-Policy': permissionsPolicy(true),
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      },
    },
  ];
}

/**
 * The headers of a built site, with the services of an environment.
 *
 * @param root folder of the built site
 * @param files its files, from the root
 */
export async function rulesFor(
  root: string,
  files: readonly string[],
  env: SiteEnv,
): Promise<HeaderRule[]> {
  return [
    ...headerRules({
      inlineScripts: await inlineScripts(root, files),
      ...policySources(env),
      baseUrls: baseUrlsOf(files),
    }),
    ...cmsRules(env),
  ];
}

const today = () => new Date().toISOString().slice(0, 10);

const environment = () => parseEnv(process.env, brand.url);

/**
 * The headers a build was finished with, or would be: they hold the hashes of its scripts
 * and the services it was built for.
 *
 * @param root folder of the built site
 */
export async function rulesOf(root: string): Promise<HeaderRule[]> {
  const written = await readFile(path.join(root, '_headers'), 'utf8').catch(
    () => undefined,
  );
  return written === undefined
    ? rulesFor(root, await filesBelow(root), environment())
    : parseHeaders(written);
}

/**
 * Writes what the hosts read, and the compressed files.
 *
 * @param root folder of the built site
 */
export async function finish(root: string): Promise<void> {
  const files = (await filesBelow(root)).filter((file) => !/\.(br|gz)$/.test(file));
  const rules = await rulesFor(root, files, environment());
  const pages = pagePaths(files);
  const own = new Set(redirects.map(({from}) => from));
  const articles = await movedArticles(process.cwd(), today());
  const moved = [...redirects, ...articles.filter(({from}) => !own.has(from))];
  await Promise.all(
    Object.entries({
      _headers: renderHeaders(mergeRules([...rules, ...typeRules])),
      _redirects: renderRedirects(moved, pages),
      '_nginx.conf': renderNginx(rules),
      '_nginx_pages.conf': renderNginxPages(moved, pages),
      '.assetsignore': ASSETS_IGNORE,
    }).map(([name, text]) => writeFile(path.join(root, name), text)),
  );
  await compress(root, files);
}
