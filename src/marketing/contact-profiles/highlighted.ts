import highlighted from '@generated/marketing/default/contact-profiles-samples.json';
import type {CodeSample} from '../../reading';
import type {samples} from './samples';

/** A sample of `samples.ts` in all its languages, highlighted at build. */
export function sampleTabs(name: keyof typeof samples): readonly CodeSample[] {
  return highlighted[name] ?? [];
}
