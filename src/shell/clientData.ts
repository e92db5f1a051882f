import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expected} from './expected';

/**
 * Docusaurus writes the same data for the server, the build and the browser. Here is what the
 * browser needs of it, for a built site. (The development server makes new pages while it
 * runs and keeps the original.)
 */

type Json = Readonly<Record<string, unknown>>;

/** Files that the browser gets in the place of Docusaurus' own, by the path of those. */
export type Replacements = Readonly<Record<string, string>>;

/** Settings that components read in the browser. */
const SETTINGS = [
  ...['title', 'tagline', 'favicon', 'url', 'baseUrl', 'trailingSlash', 'noIndex'],
  ...['baseUrlIssueBanner', 'titleDelimiter', 'customFields'],
];

/** Props of routes that no component of this site reads. */
const UNUSED_PROPS = new Set(['config', 'sidebar', 'items']);

const pick = (object: Json, keys: readonly string[]): Json =>
  Object.fromEntries(
    keys.filter((key) => key in object).map((key) => [key, object[key]]),
  );

/** Modules that routes are made of, by the name of their chunk. */
type Registry = ReadonlyMap<string, string>;

/** A tree of chunk names, as Docusaurus keeps it for each route. */
type ChunkNames = Readonly<Record<string, unknown>>;

/**
 * The modules in `registry.js`, a line each.
 *
 * @throws {Error} when there is none in the form that is known
 */
export function readRegistry(source: string): Registry {
  const registry = new Map(
    [
      ...source.matchAll(
        /^ *"([^"]+)": \[\(\) => import\([^"]*"[^"]*"[^"]*("[^"]+")\)/gm,
      ),
    ].map(([, name, request]) => [name ?? '', JSON.parse(request ?? '') as string]),
  );
  if (registry.size === 0) {
    throw expected('a line for each module in .docusaurus/registry.js');
  }
  return registry;
}

/** All chunks in a part of a tree. */
const chunksIn = (names: unknown): string[] =>
  typeof names === 'string'
    ? [names]
    : Object.values(names as ChunkNames).flatMap(chunksIn);

/** Props of a route that are used. */
const usedOf = (names: ChunkNames): [string, unknown][] =>
  Object.entries(names).filter(([name]) => !UNUSED_PROPS.has(name));

/** The registry without the modules that only unused props are made of. */
export function writeRegistry(
  registry: string,
  chunkNames: Readonly<Record<string, ChunkNames>>,
): string {
  const used = new Set(
    Object.values(chunkNames).flatMap((names) =>
      usedOf(names).flatMap(([, chunks]) => chunksIn(chunks)),
    ),
  );
  return registry.replace(
    /^ *"([^"]+)": \[.*?resolveWeak\("[^"]*"\)\],?/gm,
    (entry, name: string) => (used.has(name) ? entry : ''),
  );
}

/** Whether a module draws the text of a page in the docs: the layout, or the text itself. */
export const isDocsText = (request: string): boolean =>
  request === '@theme/DocItem' || /[.]mdx?$/.test(request);

/** Whether a module draws what is around each page of the docs. */
export const isDocsFrame = (request: string): boolean =>
  request.startsWith('@theme/Doc') && !isDocsText(request);

/** How a route's modules are loaded, as source text. */
class RouteWriter {
  /** Modules that routes share, once. */
  private readonly loaders = new Map<string, string>();
  private readonly contexts = new Map<string, string>();

  constructor(
    private readonly registry: Registry,
    private readonly read: (request: string) => unknown,
  ) {}

  /**
   * @throws {Error} when a route is made of something that `routePage` does not know
   */
  write(route: string, {__context: context, ...names}: ChunkNames): string {
    const parts = usedOf(names).map(([name, chunk]) => {
      if (typeof chunk !== 'string') {
        throw new Error(`The route ${route} has a prop "${name}" of several modules.`);
      }
      return `${name}: ${this.loader(chunk)}`;
    });
    return `routePage({${parts.join(', ')}}, ${this.context(context as ChunkNames | undefined)})`;
  }

  /** What the routes share: goes before them. */
  declarations(): string {
    const all = [...this.loaders, ...this.contexts];
    return all.map(([value, name]) => `const ${name} = ${value};\n`).join('');
  }

  private request(chunk: string): string {
    const request = this.registry.get(chunk);
    if (request === undefined) {
      throw new Error(`Docusaurus' registry has no chunk ${chunk}.`);
    }
    return request;
  }

  private loader(chunk: string): string {
    const request = this.request(chunk);
    // Small, and always fetched together: one file.
    const name = isDocsFrame(request) ? 'docs' : chunk;
    const value = `() => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(request)})`;
    return nameOf(this.loaders, value, 'load');
  }

  private context(names: ChunkNames | undefined): string {
    const plugin = names?.['plugin'];
    if (typeof plugin !== 'string') {
      return 'null';
    }
    // Small enough to be written out; no component here reads the data of routes.
    const value = JSON.stringify({plugin: this.read(this.request(plugin))});
    return nameOf(this.contexts, value, 'context');
  }
}

function nameOf(names: Map<string, string>, value: string, prefix: string): string {
  const name = names.get(value) ?? `${prefix}${String(names.size)}`;
  names.set(value, name);
  return name;
}

/**
 * The table of routes with their loaders in it.
 *
 * @param routes Docusaurus' `routes.js`
 * @param chunkNames its `routesChunkNames.json`
 * @param registry its `registry.js`
 * @param read reads a JSON module by its request
 * @param routePage path of the module that makes a route's component
 * @throws {Error} when one of them is not written as Docusaurus 3.10 does
 */
export function writeRoutes(
  routes: string,
  chunkNames: Readonly<Record<string, ChunkNames>>,
  registry: string,
  read: (request: string) => unknown,
  routePage: string,
): string {
  const writer = new RouteWriter(readRegistry(registry), read);
  const [, table] = /^export default (\[.*\];)\s*$/ms.exec(routes) ?? [];
  if (table === undefined) {
    throw new Error('routes.js of Docusaurus is not what it was.');
  }
  const pattern = /(?<=path: '([^']*)',\s*component: )ComponentCreator\(([^)]*)\)/g;
  const written = table.replace(pattern, (_, route: string, own: string) => {
    if (route === '*') {
      return `routePage({__comp: () => import('@theme/NotFound')}, {plugin: {name: 'native', id: 'default'}})`;
    }
    if (/[:*?()]/.test(route)) {
      throw new Error(`The router in the browser knows no patterns: ${route}`);
    }
    const hash = /'([^']*)'$/.exec(own)?.[1] ?? '';
    const names = chunkNames[`${route}-${hash}`];
    if (!names) {
      throw new Error(`Docusaurus names no chunks for the route ${route}.`);
    }
    return writer.write(route, names);
  });
  if (written.includes('ComponentCreator')) {
    throw new Error('routes.js of Docusaurus is not what it was.');
  }
  return `import routePage from ${JSON.stringify(routePage)};\n${writer.declarations()}export default ${written}\n`;
}

/** The menus of a docs folder without the titles and descriptions of all its pages. */
function withoutDocs(data: {version?: Json}): string | undefined {
  return data.version?.['docs']
    ? JSON.stringify({...data, version: {...data.version, docs: {}}})
    : undefined;
}

/** Docusaurus' folder for what it generates. */
class Generated {
  readonly replacements: Record<string, string> = {};

  constructor(private readonly folder: string) {}

  text(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  json(file: string): Json {
    return JSON.parse(this.text(file)) as Json;
  }

  chunkNames(): Record<string, ChunkNames> {
    return this.json('routesChunkNames.json') as Record<string, ChunkNames>;
  }

  replace(original: string, content: string): void {
    const own = path.join(this.folder, 'shell', original.replaceAll(path.sep, '-'));
    mkdirSync(path.dirname(own), {recursive: true});
    writeFileSync(own, content);
    this.replacements[path.join(this.folder, original)] = own;
  }
}

/**
 * Writes what the server gets in the place of Docusaurus' own data. It must not have a page's
 * text that the browser has not: the server waits until that is compiled for the browser.
 *
 * @param generatedDir Docusaurus' folder for what it generates
 */
export function writeServerData(generatedDir: string): Replacements {
  const generated = new Generated(generatedDir);
  generated.replace(
    'registry.js',
    writeRegistry(generated.text('registry.js'), generated.chunkNames()),
  );
  return generated.replacements;
}

/**
 * Writes what the browser gets in the place of Docusaurus' own data.
 *
 * @param generatedDir Docusaurus' folder for what it generates
 * @param settings the site's configuration
 * @param routePage path of the module that makes a route's component
 */
export function writeClientData(
  generatedDir: string,
  settings: Json,
  routePage: string,
): Replacements {
  const generated = new Generated(generatedDir);
  const future = pick(settings['future'] as Json, ['experimental_router']);
  // Of the theme's settings only those of Algolia's widget, where it is used.
  const themeConfig = pick(settings['themeConfig'] as Json, ['algolia']);
  generated.replace(
    'docusaurus.config.mjs',
    `export default ${JSON.stringify({...pick(settings, SETTINGS), themeConfig, future})};\n`,
  );
  const {docusaurusVersion} = generated.json('site-metadata.json');
  generated.replace(
    'site-metadata.json',
    JSON.stringify({docusaurusVersion, pluginVersions: {}}),
  );
  const {'docusaurus-plugin-content-docs': _, ...global} =
    generated.json('globalData.json');
  generated.replace('globalData.json', JSON.stringify(global));
  generated.replace(
    'routes.js',
    writeRoutes(
      generated.text('routes.js'),
      generated.chunkNames(),
      generated.text('registry.js'),
      (request) => generated.json(request.replace('@generated/', '')),
      routePage,
    ),
  );
  for (const file of readdirSync(generatedDir, {recursive: true, encoding: 'utf8'})) {
    if (
      /^docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/.test(file)
    ) {
      const slim = withoutDocs(generated.json(file));
      if (slim) {
        generated.replace(file, slim);
      }
    }
  }
  return generated.replacements;
}
