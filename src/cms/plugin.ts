import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cmsFiles} from './files';
import type {PluginOptions} from './options';

/**
 * Build step: the CMS at `/admin/`, for a Git host that is configured. Without
 * one, nothing is written: the CMS of a folder is `npm run cms`.
 */
export default function cmsPlugin({i18n}: LoadContext, {cms}: PluginOptions): Plugin {
  return {
    name: 'cms',

    async postBuild({outDir, siteConfig}) {
      // One cms for all languages, at the root of the host.
      if (!cms || i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const files = await cmsFiles({
        kind: 'git',
        settings: cms,
        siteUrl: siteConfig.url,
      });
      for (const [name, content] of files) {
        const file = path.join(outDir, 'admin', name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
      console.log(`The CMS is at /admin/, and saves to ${cms.repo}.`);
    },
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
