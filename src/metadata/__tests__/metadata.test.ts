import {brand} from '../../site';
import {robotsTxt, webManifest} from '../identity';
import {breadcrumbList, serializeJsonLd} from '../structuredData';

it('structured data cannot end its script element', () => {
  const text = serializeJsonLd({'@type': 'Thing', name: '</script><script>alert(1)'});
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><script>alert(1)',
  });
});

it('breadcrumbs number their steps and end at the page', () => {
  expect(
    breadcrumbList(
      'https://a.example',
      [{label: 'Home', href: '/'}, {label: 'Docs'}, {label: 'Email'}],
      '/docs/email/',
    ),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/'},
      {'@type': 'ListItem', position: 2, name: 'Docs'},
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Email',
        item: 'https://a.example/docs/email/',
      },
    ],
  });
});

it('writes manifest and robots.txt', () => {
  expect(JSON.parse(webManifest(brand))).toMatchObject({
    name: brand.name,
    start_url: '/',
  });
  expect(robotsTxt('https://a.example', ['/', '/de/'])).toMatch(
    /sitemap\.xml\nSitemap: https:\/\/a\.example\/de\/sitemap\.xml\n$/,
  );
  expect(robotsTxt('https://a.example')).toContain(
    'Sitemap: https://a.example/sitemap.xml',
  );
});
