import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {componentPagesOf, markdownPagesOf, postsOf} from '../shell/build';
import {
  features,
  footerColumns,
  headerLinks,
  pathsOfKind,
  sitePath,
  topicPath,
  withSlash,
} from '../site';
import {languagesOf} from './originals';
import type {Language, Languages} from './types';

/** The languages of the configuration, the default one first. */
export function readLanguages({defaultLocale, locales, localeConfigs}: I18n): Language[] {
  return [defaultLocale, ...locales.filter((one) => one !== defaultLocale)].map(
    (locale) => {
      const config = localeConfigs[locale];
      if (!config) {
        throw new Error(`Docusaurus has no settings for the language ${locale}.`);
      }
      const {htmlLang: lang, label, baseUrl} = config;
      return {locale, lang, label, baseUrl};
    },
  );
}

/** All that header and footer say of pages: the registry's names, hints and groups. */
export function menuTexts(): string[] {
  const groups = [...features, ...footerColumns];
  const links = [...groups.flatMap((group) => group.links), ...headerLinks];
  return [
    ...new Set([
      ...groups.map(({title}) => title),
      ...links.flatMap(({label, hint}) => (hint ? [label, hint] : [label])),
    ]),
  ];
}

/** The file of a language with the words of the menus: `i18n/de/locales/menus.json`. */
const MENUS = 'menus';

/**
 * Build step of a site in several languages: finds out which pages are written in which,
 * for `useLanguages`. With one language it leaves nothing in the pages.
 */
export default function localesPlugin({
  siteDir,
  baseUrl,
  i18n,
}: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>): Plugin<Languages['menus']> {
  let menus: Languages['menus'] = {};
  return {
    name: 'locales',

    loadContent: () =>
      Promise.resolve(Object.fromEntries(menuTexts().map((text) => [text, text]))),

    getTranslationFiles: ({content}) => [
      {
        path: MENUS,
        content: Object.fromEntries(
          Object.keys(content).map((text) => [text, {message: text}]),
        ),
      },
    ],

    translateContent: ({content, translationFiles}) => {
      const file = translationFiles.find(({path}) => path === MENUS)?.content ?? {};
      return Object.fromEntries(
        Object.keys(content).map((text) => [text, file[text]?.message ?? text]),
      );
    },

    contentLoaded({content}) {
      menus = Object.fromEntries(
        Object.entries(content).filter(([text, translated]) => text !== translated),
      );
      return Promise.resolve();
    },

    allContentLoaded({allContent, actions}) {
      if (i18n.locales.length < 2) {
        return;
      }
      const all = readLanguages(i18n);
      const names = all.map(({locale}) => locale);
      const written = (source: string) =>
        languagesOf(siteDir, source.replace(/^@site\//, ''), names);
      // A list of articles is in every language that one of them is in.
      const lists = new Map<string, Set<string>>();
      for (const {metadata} of postsOf(allContent)) {
        const {topic} = metadata.frontMatter as {topic?: string};
        const paths = [...pathsOfKind('articles'), ...(topic ? [topicPath(topic)] : [])];
        for (const path of paths) {
          const languages = lists.get(path) ?? new Set();
          written(metadata.source).forEach((locale) => languages.add(locale));
          lists.set(path, languages);
        }
      }
      const pages = [
        ...markdownPagesOf(allContent).map(
          ({permalink, source}) => [permalink, written(source)] as const,
        ),
        ...componentPagesOf(allContent, baseUrl).map(
          ({path, file}) => [path, written(file)] as const,
        ),
        ...[...lists].map(
          ([path, languages]) =>
            [path, names.filter((name) => languages.has(name))] as const,
        ),
      ];
      const isDefaultAlone = (languages: readonly string[]) =>
        languages.length === 1 && languages[0] === names[0];
      const data: Languages = {
        all,
        current: i18n.currentLocale,
        menus,
        translations: Object.fromEntries(
          pages
            .filter(([, languages]) => !isDefaultAlone(languages))
            .map(([address, languages]) => [
              sitePath(withSlash(address), baseUrl),
              languages,
            ]),
        ),
      };
      actions.setGlobalData(data);
    },
  };
}
