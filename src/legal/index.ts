export {BrandValue, Fact} from './Fact';
export type {LegalFrontMatter} from './frontMatter';
export {LegalPage} from './LegalPage';
