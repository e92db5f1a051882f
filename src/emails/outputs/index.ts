/** What the build step bundles and runs: see `loadOutputs`. */
export {templates} from '../templates';
export {exampleHtml} from './exampleHtml';
export {
  outputsOf,
  type Output,
  type OutputId,
  type Outputs,
  type Sample,
} from './outputsOf';
