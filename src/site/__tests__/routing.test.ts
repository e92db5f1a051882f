import fc from 'fast-check';
import {HOSTILE_PATHS, SLOPPY_PATHS} from '../../../tests/hosting/cases';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import {cleanAddress, onwardAddress} from '../cleanAddress';
import {features, footerColumns, headerLinks, isExternal} from '../navigation';
import {pathsOfKind} from '../pages';
import {redirects} from '../redirects';

const SITE = 'https://site.example';

/** Paths made of what paths go wrong by, and of any characters. */
const sloppyPaths = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '/',
          '\\',
          '//',
          '.',
          '..',
          '%',
          '%%',
          '@',
          ':',
          ';',
          '?',
          '#',
          '\t',
          '\n',
          ' ',
        ],
        ...['%2F', '%2f', '%5C', '%2e', '%2E%2e', '%25', '%252F', '%0d%0a', '%00', '%61'],
        ...['%E0%A4%A', '%FF', '%zz', '%2', 'evil.example', 'user@evil.example:8443'],
        ...[
          'about',
          'About',
          'docs',
          'API',
          'index',
          '.html',
          'index.html',
          '.md',
          'terms',
        ],
      ),
      fc.string({maxLength: 6, unit: anyCharacter}),
    ),
    {maxLength: 12},
  )
  .map((parts) => parts.join(''));

describe('cleanAddress', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['about', '/about/'],
    ['/docs/api/email/', '/docs/api/email/'],
    ['/assets/js/main.1A2b.js', '/assets/js/main.1A2b.js'],
    ['/press/README.txt', '/press/README.txt'],
    ['/press//README.txt', '/press/README.txt'],
    ['/a%20b.pdf', '/a%20b.pdf'],
    // An extension may have digits, and may be nothing else.
    ['/fonts/Archivo.woff2', '/fonts/Archivo.woff2'],
    ['/fonts//Archivo.woff2', '/fonts/Archivo.woff2'],
    ['/press/Song.MP3', '/press/Song.MP3'],
    ['/press/Kit.7z', '/press/Kit.7z'],
    ['/press/Kit.001', '/press/Kit.001'],
    ['/docs/Version-1.2/', '/docs/version-1.2/'],
    ['/_redirects', '/_redirects/'],
    ['/.well-known/acme-challenge/AbC_1', '/.well-known/acme-challenge/AbC_1'],
    // Two slashes would be another host.
    ['//evil.example/login', '/evil.example/login/'],
    ['///evil.example/x/', '/evil.example/x/'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/a', '/evil.example/a/'],
    ['\\\\evil.example\\a', '/evil.example/a/'],
    ['/%2F%2Fevil.example/a', '/evil.example/a/'],
    ['/%5Cevil.example/a', '/%5cevil.example/a/'],
    ['/\t/evil.example/a', '/evil.example/a/'],
    ['/%09/evil.example/a', '/%09/evil.example/a/'],
    // Dot segments, which browsers resolve before they send.
    ['/docs/%2E/api/email/', '/docs/api/email/'],
    ['/docs/x/../api/email', '/docs/api/email/'],
    ['/about//../pricing/', '/pricing/'],
    ['/../../about/', '/about/'],
    // What an escape makes is not read again.
    ['/%2561bout/', '/%2561bout/'],
    ['/%%36%31bout/', '/%2561bout/'],
    ['/%E0%A4%A/', '/%e0%a4%25a/'],
    ['/about/index/index.html/index', '/about/'],
    ['/404.html', '/404/'],
    ['/...html', '/...html/'],
  ])('%j becomes %j', (path, address) => {
    expect(cleanAddress(path)).toBe(address);
  });

  it.each(SLOPPY_PATHS)('%s becomes %s', (path, address) => {
    const [pathname = ''] = path.split('?');
    expect(cleanAddress(pathname)).toBe(address.split('?')[0]);
  });

  it('stays on the site, with one slash at its start, and becomes itself', () => {
    fc.assert(
      fc.property(fc.oneof(sloppyPaths, fc.webPath()), (path) => {
        const address = cleanAddress(path);
        expect(address).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        const {origin, pathname, search, hash} = new URL(address, SITE);
        expect({origin, pathname, search, hash}).toEqual({
          origin: SITE,
          pathname: address,
          search: '',
          hash: '',
        });
        expect(cleanAddress(address)).toBe(address);
      }),
    );
  });

  it('is the same for a path and for what a browser makes of it', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(cleanAddress(new URL(`${SITE}/${path}`).pathname)).toBe(
          cleanAddress(`/${path}`),
        );
      }),
    );
  });
});

describe('the redirects', () => {
  it('lead from one clean address to another that has not moved', () => {
    for (const {from, to} of redirects) {
      expect(cleanAddress(from)).toBe(to);
      expect(cleanAddress(to)).toBe(to);
      expect(from).toMatch(/^(\/[a-z-]+)+\/$/);
    }
  });
});

describe('onwardAddress', () => {
  const pages =
    '/ /about/ /docs/api/authentication/ /articles/old/>/articles/new/ /articles/new/';

  it.each([
    ['/about%2F', pages, '/about/'],
    ['/nope', pages, undefined],
    ['/absent/', pages, undefined],
    ['/ABOUT/', pages, '/about/'],
    ['/docs/api', pages, '/docs/api/authentication/'],
    ['/privacy', pages, undefined],
    ['/articles/old/', pages, '/articles/new/'],
    ['/Articles/Old', pages, '/articles/new/'],
    ['/articles/new/', pages, undefined],
    // A host that does not have the page it should have: once is enough.
    ['/about/', pages, undefined],
    ['/404.html', pages, undefined],
    ['/about', '', undefined],
  ])('from %s, with the pages %j, leads to %s', (path, known, target) => {
    expect(onwardAddress(path, known)).toBe(target);
  });

  it('leaves the 404 page only for a page', () => {
    for (const path of HOSTILE_PATHS) {
      const {pathname} = new URL(`${SITE}${path}`);
      expect(onwardAddress(pathname, pages)).toBeUndefined();
    }
    fc.assert(
      fc.property(sloppyPaths, (path) => {
        const target = onwardAddress(path, pages);
        expect([undefined, ...pages.split(/[ >]/)]).toContain(target);
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

  it('has the pages of the specification, and each in one menu place only', () => {
    const spec = {
      company: 'about pricing customer-reviews contact press anti-spam-policy',
      feature:
        'email-sending-api targeted-email-messages automated-email-sequences subscribe-forms contact-profiles no-code-email-editor email-marketing email-open-tracking',
      template:
        'account-activation canceled-subscription invoice login-alert new-message-notification new-organization-member organization-invite password-reset payment-failed receipt sso trial-expired verification-code welcome',
      tool: 'email-validator email-list-validation email-list-cleaner dkim-checker dkim-generator spf-checker spf-generator dmarc-checker dmarc-generator saas-churn-calculator cofounder-equity-calculator',
    } as const;
    const folders = {
      template: '/transactional-email-templates/',
      tool: '/tools/',
      ...{company: '/', feature: '/'},
    };
    for (const kind of ['company', 'feature', 'template', 'tool'] as const) {
      expect(pathsOfKind(kind)).toEqual(
        expect.arrayContaining(
          spec[kind].split(' ').map((slug) => `${folders[kind]}${slug}/`),
        ),
      );
    }
    for (const menu of [features, footerColumns]) {
      const paths = menu.flatMap((group) => group.links.map(({href}) => href));
      expect(new Set(paths).size).toBe(paths.length);
    }
    // Every tool and every feature is in the footer.
    const footer = footerColumns.flatMap((group) => group.links.map(({href}) => href));
    expect(footer).toEqual(
      expect.arrayContaining([...pathsOfKind('tool'), ...pathsOfKind('feature')]),
    );
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
  });
});
