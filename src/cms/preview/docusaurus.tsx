/**
 * What the site's components ask of Docusaurus, for the preview: a page without a router, a
 * head of its own and other languages. `siteBundle.ts` puts it in the place of each module.
 */
import type {ComponentProps, ReactNode} from 'react';
import {brand} from '../../site';

type Values = Readonly<Record<string, ReactNode>>;

export const Link = ({
  to,
  children,
  ...rest
}: ComponentProps<'a'> & {to?: string | undefined}) => (
  <a href={to?.replace(/^pathname:\/\//, '')} {...rest}>
    {children}
  </a>
);
export const Head = () => null;

export const translate = (
  {message}: {message: string},
  values: Readonly<Record<string, string>> = {},
) => message.replace(/\{(\w+)\}/g, (sign, name: string) => values[name] ?? sign);
export const Translate = ({children, values = {}}: {children: string; values?: Values}) =>
  children
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? values[part] : part));

export const useDocusaurusContext = () => ({
  siteConfig: {url: brand.url, baseUrl: '/', customFields: {}},
  i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en']},
});
export const useLocation = () => ({pathname: '/articles/', search: '', hash: ''});
export const useHistory = () => ({listen: () => () => undefined});
export const useBaseUrl = (path: string) => path;
export const useBaseUrlUtils = () => ({withBaseUrl: useBaseUrl});
export const useBrokenLinks = () => ({
  collectAnchor: () => undefined,
  collectLink: () => undefined,
});
export const usePluginData = () => undefined;
