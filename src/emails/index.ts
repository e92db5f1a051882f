export type {LiveTemplate, TemplatePage as TemplatePageData} from './pageData';
export {TemplatePage} from './view/TemplatePage';
