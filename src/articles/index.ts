export {ArticleList} from './ArticleList';
export {ArticlePage} from './ArticlePage';
export {Aside} from './Aside';
export type {ArticleFrontMatter} from './frontMatter';
export type {ArticleTeaser} from './teasers';
