import fc from 'fast-check';
import {features, footerColumns, headerLinks, isExternal} from '../navigation';
import {redirectFor} from '../redirects';

describe('redirectFor', () => {
  it.each([
    ['/', undefined],
    ['/docs/api/email/', undefined],
    ['/docs/api/email', '/docs/api/email/'],
    ['/terms', '/legal/terms-of-service/'],
    ['/terms/', '/legal/terms-of-service/'],
    ['/privacy', '/legal/privacy-policy/'],
    ['/assets/js/main.1a2b.js', undefined],
    ['/robots.txt', undefined],
    ['/_redirects', '/_redirects/'],
    // Two slashes would be another host.
    ['//evil.example/login', '/evil.example/login/'],
    ['///evil.example/x/', '/evil.example/x/'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/a', '/evil.example/a/'],
    ['\\\\evil.example\\a', '/evil.example/a/'],
    ['//terms', '/legal/terms-of-service/'],
    ['/docs//api//email/', '/docs/api/email/'],
    ['//', '/'],
  ])('%s goes to %s', (path, target) => {
    expect(redirectFor(path)).toBe(target);
  });

  it('never names another site, whatever the path', () => {
    const sloppy = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        'evil.example',
        '.',
        '..',
        'a',
        '%2F',
        '%5C',
        '@',
        ':',
      ),
    );
    fc.assert(
      fc.property(fc.oneof(sloppy, fc.array(fc.string())), (parts) => {
        const target = redirectFor(`/${parts.join('')}`);
        if (target !== undefined) {
          expect(target).toMatch(/^\/(?![/\\])/);
          expect(new URL(target, 'https://site.example').origin).toBe(
            'https://site.example',
          );
        }
      }),
    );
  });

  it('comes to rest after one step, whatever the path', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const target = redirectFor(`/${path}`);
        if (target !== undefined) {
          expect(redirectFor(target)).toBeUndefined();
        }
      }),
    );
  });
});

describe('navigation', () => {
  const groups = [...features, ...footerColumns, {title: 'Header', links: headerLinks}];
  const links = groups.flatMap((group) => group.links);

  it('writes every address with its slashes, in lower case, or in full', () => {
    for (const {href} of links) {
      expect(isExternal(href) ? href : href.toLowerCase()).toMatch(
        isExternal(href) ? /^https:\/\/[\w.-]+\.example\// : /^(\/[a-z0-9-]+)*\/$/,
      );
    }
  });

  it('has the groups and links of the specification', () => {
    expect(features.map(({title}) => title)).toEqual([
      'Communication',
      'Audience',
      'Development',
    ]);
    expect(headerLinks.map(({label}) => label)).toEqual([
      'Pricing',
      'Customer reviews',
      'Developer docs',
    ]);
    expect(footerColumns.map(({title}) => title)).toEqual([
      'Company',
      'Features',
      'For developers',
      'Tools',
      'Legal',
    ]);
    // The eleven tools, and the page that lists them.
    expect(footerColumns[3]?.links).toHaveLength(12);
  });
});
