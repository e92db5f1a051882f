// Source: theme-classic/SiteMetadata. Kind: eject. Reason: `PageMeta` writes canonical, social
// tags and keywords, once per page; here only what is the same everywhere.
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {brand} from '../../site';

export default function SiteMetadata() {
  const {i18n} = useDocusaurusContext();
  return (
    <Head>
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={i18n.currentLocale} />
    </Head>
  );
}
