export {ContentLayout} from './ContentLayout';
export type {LayoutName} from './layouts';
export type {ArticleStatus, ContentPage} from './types';
