export type {Languages} from './types';
export {useFallback, useMenuText, useTranslations} from './useTranslations';
