import highlighted from '@generated/marketing/default/email-open-tracking-samples.json';
import type {CodeSample} from '../../reading';
import type {samples} from './samples';

/** A sample of `samples.ts` in all its languages, highlighted at build. */
export function sampleTabs(name: keyof typeof samples): readonly CodeSample[] {
  return highlighted[name] ?? [];
}
