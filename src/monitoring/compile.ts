import path from 'node:path';
import {build} from 'esbuild';
import {styleText} from '../css/build';
import {TARGET, translations, type ScriptLanguage} from '../shell/build';
import type {BuiltSettings} from './settings';

/** Where the files are served; their names change with their content. */
export const MONITORING_PATH = '/assets/monitoring';

export interface MonitoringFiles {
  /** Public path of the script that a page begins with; undefined when nothing is set. */
  entry?: string;
  /** Texts by public path. */
  files: ReadonlyMap<string, string>;
}

/**
 * The first script of the pages, with the configured services and no others: what is not
 * imported is not in the bundle.
 */
export function entryOf({googleTag, plausible, sentry}: BuiltSettings): string {
  const services = [
    ...(plausible ? [['plausible', JSON.stringify(plausible)] as const] : []),
    ...(googleTag ? [['googleTag', JSON.stringify(googleTag)] as const] : []),
  ];
  const lines = [
    ...(sentry
      ? [
          "import {startReports} from './browser/errors';",
          `startReports(${JSON.stringify(sentry)});`,
        ]
      : []),
    ...(services.length > 0
      ? [
          "import {startAnalytics} from './browser/analytics';",
          ...services.map(([name]) => `import {${name}} from './browser/${name}';`),
          `startAnalytics(() => [${services.map(([name, value]) => `${name}(${value})`).join(', ')}]);`,
        ]
      : []),
  ];
  return lines.join('\n');
}

/**
 * Bundles what a page needs for the configured services: a module that is fetched with
 * the page and never holds it up, and chunks for the question of consent and for Sentry's
 * client. It is apart from React's bundle, because it works where React never starts, and
 * because a page without any service must be the same to the byte.
 *
 * @param siteDir the project's root
 * @param words see `ScriptLanguage`
 */
export async function compileMonitoring(
  siteDir: string,
  settings: BuiltSettings,
  words: ScriptLanguage['words'] = {},
): Promise<MonitoringFiles> {
  const contents = entryOf(settings);
  if (!contents) {
    return {files: new Map()};
  }
  const outdir = path.join(siteDir, MONITORING_PATH);
  const {outputFiles} = await build({
    stdin: {
      contents,
      resolveDir: path.join(siteDir, 'src/monitoring'),
      sourcefile: 'entry.ts',
      loader: 'ts',
    },
    absWorkingDir: siteDir,
    outdir,
    entryNames: 'pages-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [translations, styleText(siteDir, TARGET)],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    sourcemap: settings.sourceMaps ? 'external' : false,
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
      TRANSLATIONS: JSON.stringify(words),
    },
  });
  const publicPath = (file: string) =>
    `${MONITORING_PATH}/${path.relative(outdir, file).split(path.sep).join('/')}`;
  const texts = new Map(
    outputFiles.map(({path: file, text}) => [publicPath(file), text]),
  );
  const entry = [...texts.keys()].find((name) => /\/pages-[^/]*\.js$/.test(name));
  if (entry === undefined) {
    throw new Error('The bundler has made no first script for analytics and reports.');
  }
  return {entry, files: texts};
}

/** The tag of the first script: fetched beside the page, run when the page stands. */
export function monitoringTag(entry: string) {
  return {
    tagName: 'script',
    attributes: {type: 'module', async: true, src: entry},
  } as const;
}
