import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  compileMonitoring,
  MONITORING_PATH,
  monitoringTag,
  type MonitoringFiles,
} from './compile';
import type {PluginOptions} from './options';
import {releaseOf} from './release';
import type {BuiltSettings} from './settings';
import {sourceMapsDir, takeOutSourceMaps} from './sourceMaps';

/** Folder below the cache that is served at the root of the site. */
const STATIC_DIR = '.cache/static';

function built({sentry, ...rest}: PluginOptions, siteDir: string): BuiltSettings {
  const today = new Date().toISOString().slice(0, 10);
  return {
    ...rest,
    ...(sentry && {
      sentry: {...sentry, release: releaseOf(sentry.release, siteDir, today)},
    }),
  };
}

const isMap = ([name]: readonly [string, string]) => name.endsWith('.map');

/**
 * Build step: bundles analytics and error reports and puts their script into every page,
 * in a production build and when a service is set. Else it does nothing at all.
 */
export default function monitoringPlugin(
  {siteDir, outDir, codeTranslations: words}: LoadContext,
  options: PluginOptions,
): Plugin<MonitoringFiles> {
  const isOn = process.env['NODE_ENV'] === 'production';
  const settings = isOn ? built(options, siteDir) : {};
  return {
    name: 'monitoring',

    async loadContent() {
      const folder = path.join(siteDir, STATIC_DIR, MONITORING_PATH);
      await rm(folder, {recursive: true, force: true});
      const monitoring = await compileMonitoring(siteDir, settings, words);
      for (const entry of monitoring.files) {
        if (!isMap(entry)) {
          const file = path.join(siteDir, STATIC_DIR, entry[0]);
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, entry[1]);
        }
      }
      return monitoring;
    },

    injectHtmlTags: ({content: {entry}}) =>
      entry === undefined ? {} : {headTags: [monitoringTag(entry)]},

    configureWebpack: (_config, isServer) =>
      // Hidden: no file names its map, so no visitor's browser asks for it.
      settings.sourceMaps && !isServer ? {devtool: 'hidden-source-map'} : {},

    async postBuild({content}) {
      if (settings.sourceMaps && settings.sentry) {
        const target = sourceMapsDir(siteDir, settings.sentry.release);
        const maps = new Map([...content.files].filter(isMap));
        const count = await takeOutSourceMaps(outDir, target, maps);
        console.log(`${String(count)} source maps are in ${target}.`);
      }
    },
  };
}

export {validateOptions} from './options';
