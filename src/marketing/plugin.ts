import type {Plugin} from '@docusaurus/types';
import {highlight} from '../reading/highlight';

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

/** Build step: gives each marketing page the data it shows. */
export default function marketingPlugin(
  _context: unknown,
  {samples}: {samples: Readonly<Record<string, RawSamples>>},
): Plugin {
  return {
    name: 'marketing',
    async contentLoaded({actions}) {
      for (const [page, raw] of Object.entries(samples)) {
        await actions.createData(
          `${page}-samples.json`,
          JSON.stringify(highlightSamples(raw)),
        );
      }
    },
  };
}
