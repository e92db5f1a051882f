export {ArticleList} from './ArticleList';
export {ArticlePage} from './ArticlePage';
export {Aside} from './Aside';
export {figureOf, type Figure} from './figures';
export {FigureValue} from './FigureValue';
export type {ArticleFrontMatter} from './frontMatter';
export {articlesMeta} from './metadata';
export type {ArticleTeaser} from './teasers';
export {WhileCurrent} from './WhileCurrent';
