/**
 * The build as it would be with analytics or error reports. A build with services differs
 * from one without in files of `src/monitoring` and one tag on each page, and in the
 * security policy; the rest is the same to the byte. So the tests make these by the
 * functions the build uses, and lay them over the one build there is: no mode needs a
 * build of its own, and a real server sends real files.
 */
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rulesFor} from '../../deploy/finish';
import {filesBelow} from '../../deploy/pages';
import {serve} from '../../deploy/serve';
import {
  compileMonitoring,
  MONITORING_PATH,
  monitoringTag,
} from '../../src/monitoring/compile';
import type {BuiltSettings} from '../../src/monitoring/settings';
import {cmsFiles} from '../../src/cms/files';
import {brand} from '../../src/site/brand';
import type {SiteEnv} from '../../src/site/env';

export interface MonitoredSite {
  origin: string;
  /** Public path of the script that each page begins with. */
  entry: string;
  close: () => Promise<void>;
}

/** A tag as Docusaurus writes it. */
function html({tagName, attributes}: ReturnType<typeof monitoringTag>): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? name : `${name}="${value}"`,
  );
  return `<${tagName} ${written.join(' ')}></${tagName}>`;
}

/** Lays changed pages over a built site; what does not change is linked to. */
async function overlay(
  from: string,
  to: string,
  folders: ReadonlySet<string>,
  change: (page: string) => string,
): Promise<void> {
  await mkdir(to, {recursive: true});
  for (const entry of await readdir(from, {withFileTypes: true})) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory() && folders.has(source)) {
      await overlay(source, target, folders, change);
    } else if (entry.name.endsWith('.html')) {
      await writeFile(target, change(await readFile(source, 'utf8')));
    } else {
      await symlink(source, target);
    }
  }
}

function above(file: string, root: string): string[] {
  const folder = path.dirname(file);
  return folder === root ? [] : [folder, ...above(folder, root)];
}

/** Writes the CMS, as its build step does. */
async function writeCms(
  root: string,
  settings: NonNullable<SiteEnv['cms']>,
): Promise<void> {
  const files = await cmsFiles({kind: 'git', settings, siteUrl: brand.url});
  for (const [name, content] of files) {
    const file = path.join(root, 'admin', name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

/** Other services than analytics and error reports, in the form of their settings. */
export type OtherServices = Pick<SiteEnv, 'algolia' | 'cms' | 'policy'>;

/** Serves `build/` with these services. */
export async function serveMonitored(
  settings: BuiltSettings,
  others: OtherServices = {},
): Promise<MonitoredSite> {
  const build = path.resolve('build');
  const root = await mkdtemp(path.join(tmpdir(), 'monitored-'));
  const {entry = '', files} = await compileMonitoring(process.cwd(), settings);
  const built = await filesBelow(build);
  const changed = built.filter((file) => file.endsWith('.html'));
  const folders = new Set([
    path.join(build, 'assets'),
    ...changed.flatMap((file) => above(path.join(build, file), build)),
  ]);
  const tag = entry && html(monitoringTag(entry));
  await overlay(build, root, folders, (page) => page.replace('</head>', `${tag}</head>`));
  await rm(path.join(root, MONITORING_PATH), {recursive: true, force: true});
  await mkdir(path.join(root, MONITORING_PATH));
  for (const [name, text] of files) {
    await writeFile(path.join(root, name), text);
  }
  const env: SiteEnv = {siteUrl: brand.url, monitoring: settings, ...others};
  if (others.cms) {
    await writeCms(root, others.cms);
  }
  const rules = await rulesFor(build, built, env);
  const server = await serve(root, 0, rules);
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(port)}`,
    entry,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(root, {recursive: true});
    },
  };
}
