export {JsonLd} from './JsonLd';
export {breadcrumbList, serializeJsonLd, type JsonLdNode} from './structuredData';
export {organization, webSite} from './organization';
export {DEFAULT_KEYWORDS, PageMeta, type PageMetaProps} from './PageMeta';
export type {PageText, ToolCard, ToolHall} from './pageText';
export type {Crumb} from './types';
