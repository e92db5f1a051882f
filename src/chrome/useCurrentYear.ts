import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSyncExternalStore} from 'react';

const neverChanges = () => () => undefined;

/** The current year; the year of the build until React is there. */
export function useCurrentYear(): number {
  const {siteConfig} = useDocusaurusContext();
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => Number(siteConfig.customFields?.['buildYear']),
  );
}
