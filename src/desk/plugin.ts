import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {deskFiles} from './files';
import type {PluginOptions} from './options';

/**
 * Build step: the editor's desk at `/admin/`, for a Git host that is configured. Without
 * one, nothing is written: the desk of a folder is `npm run cms`.
 */
export default function deskPlugin({i18n}: LoadContext, {cms}: PluginOptions): Plugin {
  return {
    name: 'desk',

    async postBuild({outDir, siteConfig}) {
      // One desk for all languages, at the root of the host.
      if (!cms || i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const files = await deskFiles({
        kind: 'git',
        settings: cms,
        siteUrl: siteConfig.url,
      });
      for (const [name, content] of files) {
        const file = path.join(outDir, 'admin', name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
      console.log(`The editor's desk is at /admin/, and saves to ${cms.repo}.`);
    },
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
