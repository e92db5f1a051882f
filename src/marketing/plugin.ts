import type {Plugin} from '@docusaurus/types';
import {highlight} from '../reading/build';
import {samples as contactProfiles} from './contact-profiles/samples';
import {samples as emailOpenTracking} from './email-open-tracking/samples';
import {samples as emailSendingApi} from './email-sending-api/samples';
import {samples as home} from './home/samples';
import {samples as subscribeForms} from './subscribe-forms/samples';

/** Code samples of a marketing page: by sample, by language. */
export type RawSamples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The same, highlighted, as the pages import them. */
export type HighlightedSamples = Record<string, {language: string; html: string}[]>;

/** Samples by the name of the page that shows them. */
const SAMPLES: Readonly<Record<string, RawSamples>> = {
  'contact-profiles': contactProfiles,
  'email-open-tracking': emailOpenTracking,
  'email-sending-api': emailSendingApi,
  home,
  'subscribe-forms': subscribeForms,
};

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
export default function marketingPlugin(): Plugin {
  return {
    name: 'marketing',
    async contentLoaded({actions}) {
      for (const [page, samples] of Object.entries(SAMPLES)) {
        await actions.createData(
          `${page}-samples.json`,
          JSON.stringify(highlightSamples(samples)),
        );
      }
    },
  };
}
