import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {localizedPath, sitePath, withSlash} from '../site';
import type {Language, Languages} from './types';

/** A page in one of the site's languages. */
export interface Translation extends Language {
  /** Address of the page in it, from the root of the host. */
  href: string;
  /** Whether the page is written in it; otherwise it shows the default language's text. */
  isWritten: boolean;
  isCurrent: boolean;
}

const useLanguages = () => usePluginData('locales') as Languages | undefined;

/** Says the words of a menu in the language of the page: see `menuTexts`. */
export function useMenuText(): (text: string) => string {
  const {menus = {}} = useLanguages() ?? {};
  return (text) => menus[text] ?? text;
}

/**
 * The page that is shown in all languages of the site, the default one first. A site in one
 * language has none.
 */
export function useTranslations(): Translation[] {
  const {pathname} = useLocation();
  const languages = useLanguages();
  if (!languages) {
    return [];
  }
  const {all, current, translations} = languages;
  const base = all.find(({locale}) => locale === current)?.baseUrl ?? '/';
  const path = sitePath(withSlash(pathname), base);
  const written = translations[path] ?? [all[0]?.locale];
  return all.map((language) => ({
    ...language,
    href: localizedPath(path, language.baseUrl),
    isWritten: written.includes(language.locale),
    isCurrent: language.locale === current,
  }));
}

/**
 * The default language, where the page that is shown has no text of its own in the language
 * of the menus around it.
 */
export function useFallback(): Translation | undefined {
  const translations = useTranslations();
  return translations.some(({isCurrent, isWritten}) => isCurrent && !isWritten)
    ? translations[0]
    : undefined;
}
