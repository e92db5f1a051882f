import SearchBar from '@theme/SearchBar';
import {useEffect, useRef} from 'react';
import styles from './DocSearch.module.css';

/**
 * DocSearch, the widget of Docusaurus' theme for Algolia, opened as soon as it is there: it
 * was asked for. Its own button takes the place of the box from then on.
 */
export default function DocSearch() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('button')?.click();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <SearchBar />
    </div>
  );
}
