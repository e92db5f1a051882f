import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDocs, type IntegrationData} from './readDocs';

/**
 * Build step: gives "Finish my integration" the programs and checks of the docs as data,
 * one file for each choice.
 */
export default function integrationPlugin({
  siteDir,
}: LoadContext): Plugin<IntegrationData> {
  const docs = path.join(siteDir, 'docs');
  return {
    name: 'integration',

    getPathsToWatch: () => [path.join(docs, '**/*.mdx')],

    loadContent: () => readDocs(docs),

    async contentLoaded({content: {stacks, goals, checks}, actions: {createData}}) {
      const write = (name: string, data: object) =>
        createData(`${name}.json`, JSON.stringify(data));
      await Promise.all([
        ...Object.entries(stacks).map(([id, code]) => write(`stacks/${id}`, code)),
        ...Object.entries(goals).map(([id, code]) => write(`goals/${id}`, code)),
        write('checks', checks),
      ]);
    },
  };
}
