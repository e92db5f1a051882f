export {BrandValue as Brand, Fact} from './Fact';
export type {LegalFrontMatter} from './frontMatter';
export {LegalPage} from './LegalPage';
