export {areaOf, needsDocument, TOOLS_PATH, type Area} from './areas';
export {brand, keyPrefix, keyVariable, type Brand} from './brand';
export {BRAND_TOKENS, fillBrand, fillBrandIn, unknownTokens} from './brandTokens';
export {CARD_SIZE, cardPath, renderedCard} from './card';
export {cleanAddress} from './cleanAddress';
export type {CmsSettings} from './cmsEnv';
export {DRAWING_IDS, DRAWINGS_CLASS} from './drawings';
export {editDistance} from './editDistance';
export {parseEnv, EnvError, type SiteEnv} from './env';
export {facts, type Fact, type FactId, type PricePlan, type SubProcessor} from './facts';
export type {MonitoringSettings, ReportSettings} from './monitoringEnv';
export {
  features,
  footerColumns,
  headerLinks,
  isExternal,
  type NavGroup,
  type NavLink,
} from './navigation';
export {
  isPagePath,
  pages,
  pathsOfKind,
  registeredPages,
  type PageKind,
  type PagePath,
  type RegisteredPage,
} from './pages';
export {mailtoLink} from './mailto';
export {localizedPath, MCP_PATH, sitePath, topicPath, withSlash} from './paths';
export {proof, type CustomerLogo, type DeliveryTimes, type Proof} from './proof';
export {startWithCount} from './startWithCount';
export {onwardAddress} from './cleanAddress';
export {escapeHtml} from './escapeHtml';
export type {Redirect} from './redirects';
export {writePolicy} from './headers';
export {TWIN_FILE} from './prefersMarkdown';
export {kixOutline, kixPath} from './kixPath';
export {LONGEST_SLUG, slugOf} from './slug';
