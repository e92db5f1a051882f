export type {LiveTemplate, TemplatePage as TemplatePageData} from './pageData';
export {EmailPicture} from './view/EmailPicture';
export {Gallery} from './view/gallery/Gallery';
export {galleryCollection, galleryCrumb, galleryMeta} from './view/gallery/metadata';
export {TemplatePage} from './view/TemplatePage';
export {templatePictures} from './view/templatePictures';
export {TemplateStamp} from './view/TemplateStamp';
