export {BrandValue as Brand, Fact} from './Fact';
export type {LegalFrontMatter} from './frontMatter';
export {InShort} from './InShort';
export {InUse} from './InUse';
export {LegalPage} from './LegalPage';
export {SecurityMeasures} from './SecurityMeasures';
export {SubProcessors} from './SubProcessors';
