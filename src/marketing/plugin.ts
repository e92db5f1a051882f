import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {highlight} from '../reading/build';

/** Code samples of a marketing page: by sample, by language. */
export type RawSamples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The same, highlighted, as the pages import them. */
export type HighlightedSamples = Record<string, {language: string; html: string}[]>;

/** Highlights every sample of a page, in the order of its languages. */
export function highlightSamples(samples: RawSamples): HighlightedSamples {
  return Object.fromEntries(
    Object.entries(samples).map(([name, byLanguage]) => [
      name,
      Object.entries(byLanguage).map(([language, code]) => ({
        language,
        html: highlight(code, language),
      })),
    ]),
  );
}

/** The samples of each page that has `samples.ts`, by the name of its folder. */
async function readSamples(roomDir: string): Promise<[string, RawSamples][]> {
  const files = (await readdir(roomDir))
    .map((name) => ({name, file: path.join(roomDir, name, 'samples.ts')}))
    .filter(({file}) => existsSync(file));
  return Promise.all(
    files.map(async ({name, file}): Promise<[string, RawSamples]> => {
      const {samples} = (await import(file)) as {samples: RawSamples};
      return [name, samples];
    }),
  );
}

/** Build step: gives each marketing page the data it shows. */
export default function marketingPlugin({
  siteDir,
}: LoadContext): Plugin<[string, RawSamples][]> {
  const roomDir = path.join(siteDir, 'src/marketing');
  return {
    name: 'marketing',
    getPathsToWatch: () => [path.join(roomDir, '*/samples.ts')],
    loadContent: () => readSamples(roomDir),
    async contentLoaded({content, actions}) {
      for (const [page, samples] of content) {
        await actions.createData(
          `${page}-samples.json`,
          JSON.stringify(highlightSamples(samples)),
        );
      }
    },
  };
}
