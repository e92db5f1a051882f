import highlighted from '@generated/marketing/default/email-sending-api-samples.json';
import type {CodeSample} from '../../reading';
import type {samples} from './samples';

type SampleName = keyof typeof samples;

/** A sample of `samples.ts` in all its languages, highlighted at build. */
export function sampleTabs(name: SampleName): readonly CodeSample[] {
  return highlighted[name] ?? [];
}

/** A sample that has one language only, highlighted at build. */
export function sampleHtml(name: SampleName): string {
  return sampleTabs(name)[0]?.html ?? '';
}
