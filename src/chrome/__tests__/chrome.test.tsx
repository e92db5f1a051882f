import {readFileSync} from 'node:fs';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type * as docusaurus from '../../../tests/support/docusaurus';
import {brand, features, footerColumns, headerLinks, type NavLink} from '../../site';
import {DocsBar} from '../DocsBar';
import {FatalScreen} from '../FatalScreen';
import {FullScreenMenu, MenuButton} from '../FullScreenMenu';
import {Page} from '../Page';
import {SiteFooter} from '../SiteFooter';
import {PageFrame} from '../PageFrame';
import {SiteHeader} from '../SiteHeader';
import {TrialLink} from '../TrialLink';

jest.mock(
  '@docusaurus/Link',
  () => jest.requireActual<typeof docusaurus>('../../../tests/support/docusaurus').Link,
  {virtual: true},
);
jest.mock(
  '@docusaurus/Head',
  () => jest.requireActual<typeof docusaurus>('../../../tests/support/docusaurus').Head,
  {virtual: true},
);
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({siteConfig: {themeConfig: {}}}),
  {virtual: true},
);
// The room of buttons and marks has questions too, whose structured data need Docusaurus.
jest.mock('../../metadata', () => ({JsonLd: () => null}));

let mockDiscount: string | undefined;

// In a page the reference comes from `<html>`.
jest.mock('../../shell', () => ({
  ...jest.requireActual<object>('../../shell'),
  useDiscount: () => mockDiscount,
}));

beforeEach(() => {
  mockDiscount = undefined;
});

const render = (element: ReactElement) => renderToStaticMarkup(element);

/** The links of a piece of HTML, in order: what they say and where they lead. */
function linksIn(html: string): {label: string; href: string}[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', inner = '']) => ({
      // The hint below a feature is no part of its name.
      label: inner.replace(/<\/b>.*/s, '').replace(/<[^>]+>/g, ''),
      href,
    }),
  );
}

const plain = (links: readonly NavLink[]) =>
  links.map(({label, href}) => ({label, href}));

/** What stands between two pieces of text. */
function between(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  expect(start).toBeGreaterThanOrEqual(0);
  const end = html.indexOf(to, start + from.length);
  expect(end).toBeGreaterThan(start);
  return html.slice(start, end);
}

/** Every id is given once, and what is named by a button or a label exists. */
function expectIdsToFit(html: string) {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const named = [
    ...html.matchAll(/ (?:popovertarget|popoverTarget|aria-labelledby)="([^"]+)"/g),
  ].map(([, id]) => id);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
}

describe('SiteHeader', () => {
  const html = render(<SiteHeader />);
  const dropdown = between(html, '<div id="features"', '</nav>');
  const mobile = html.slice(html.indexOf('<div id="menu"'));

  it('leads home by the mark and the name', () => {
    expect(html).toMatch(
      new RegExp(`<a class="home brand" aria-label="${brand.name}, home" href="/">`),
    );
  });

  it('has the features in a popover that a button opens without JavaScript', () => {
    expect(html).toMatch(
      /<button[^>]* popovertarget="features"[^>]*>Features<\/button>/i,
    );
    expect(dropdown).toMatch(/^<div id="features"[^>]* popover="auto"/);
    expect(linksIn(dropdown)).toEqual([
      ...features.flatMap(({links}) => plain(links)),
      ...plain(headerLinks),
    ]);
    for (const {title, links} of features) {
      expect(dropdown).toContain(`>${title}</h2>`);
      for (const {hint = ''} of links) {
        expect(dropdown).toContain(`<span>${hint}</span>`);
      }
    }
  });

  it('opens the features under a resting pointer, where the browser can', () => {
    expect(html).toMatch(/<button[^>]* interestfor="features"[^>]*>Features<\/button>/);
  });

  it('has all of them in the menu of small screens, with the way into the app', () => {
    expect(html).toMatch(/<button[^>]* popovertarget="menu"[^>]* aria-label="Menu"/i);
    expect(linksIn(mobile).slice(1)).toEqual([
      ...features.flatMap(({links}) => plain(links)),
      ...plain(headerLinks),
      {label: 'Login', href: brand.app.login},
      {label: 'Dashboard', href: brand.app.dashboard},
      {label: 'Start 7-day trial', href: brand.app.trial},
    ]);
  });

  it('has both states of a visitor, for the style sheet to choose from', () => {
    const bar = between(html, '<div class="actions">', '<span class="burger">');
    const [anonymous = '', user = ''] = bar.split('<span class="user">');
    expect(anonymous).toContain('<span class="anonymous">');
    expect(linksIn(anonymous)).toEqual([
      {label: 'Login', href: brand.app.login},
      {label: 'Try it free', href: brand.app.trial},
    ]);
    expect(linksIn(user)).toEqual([{label: 'Dashboard', href: brand.app.dashboard}]);
  });

  it('gives each id once', () => {
    expectIdsToFit(html);
  });
});

describe('DocsBar', () => {
  const html = render(<DocsBar menu={<nav>The docs menu</nav>} />);
  const menu = html.slice(html.indexOf('<div id="docs-menu"'));
  const bar = html.slice(0, html.indexOf('<div id="docs-menu"'));

  it('has the docs menu in an overlay that its button opens', () => {
    expect(bar).toMatch(
      /<button[^>]* popovertarget="docs-menu"[^>]* aria-label="Docs menu"/i,
    );
    expect(menu).toContain('<nav>The docs menu</nav>');
    expect(bar).not.toContain('The docs menu');
  });

  it('leads home and to the docs, and has the search', () => {
    expect(linksIn(bar).slice(0, 2)).toEqual([
      {label: brand.name, href: '/'},
      {label: 'Docs', href: '/docs/'},
    ]);
    expect(bar).toMatch(
      /<button[^>]* data-control="search"[^>]* aria-label="Search all docs"/,
    );
  });

  it('has the labels of the specification, in both states of a visitor', () => {
    const [anonymous = '', user = ''] = bar.split('<span class="user">');
    expect(linksIn(anonymous).slice(2)).toEqual([
      {label: 'Log in', href: brand.app.login},
      {label: 'Get started', href: brand.app.trial},
    ]);
    expect(linksIn(user)).toEqual([{label: 'Dashboard', href: brand.app.dashboard}]);
    expect(linksIn(menu).slice(1)).toEqual([
      {label: 'Log in', href: brand.app.login},
      {label: 'Dashboard', href: brand.app.dashboard},
    ]);
  });
});

describe('FullScreenMenu', () => {
  it('is a dialog that opens and closes by popover alone', () => {
    const html = render(
      <>
        <MenuButton menu="here" label="Open it" />
        <FullScreenMenu id="here" label="Everything">
          <p>Inside</p>
        </FullScreenMenu>
      </>,
    );
    expect(html).toMatch(/<button[^>]* popovertarget="here" aria-label="Open it"/i);
    const dialog = html.slice(html.indexOf('<div'));
    expect(dialog).toMatch(/^<div id="here"[^>]* popover="auto"/);
    expect(dialog).toMatch(
      /^<div[^>]* data-lock-scroll="" role="dialog" aria-modal="true" aria-label="Everything"/,
    );
    expect(dialog).toMatch(
      /<button[^>]* popovertarget="here" popovertargetaction="hide" aria-label="Close menu"/i,
    );
    expect(dialog).toContain('<p>Inside</p>');
  });
});

describe('SiteFooter', () => {
  const html = render(<SiteFooter />);

  it('has a heading for wide screens and a label to unfold for small ones', () => {
    for (const {title} of footerColumns) {
      expect(html).toMatch(new RegExp(`<summary[^>]*>${title}</summary>`));
    }
  });

  it('has every column with all of its links', () => {
    for (const {title, links} of footerColumns) {
      const column = between(html, `<nav aria-label="${title}">`, '</nav>');
      expect(column).toContain(`>${title}</h2>`);
      expect(linksIn(column)).toEqual(plain(links));
    }
    expect(html.match(/<nav /g)).toHaveLength(footerColumns.length);
  });

  it('says who we are, and names the sister products', () => {
    expect(html).toContain(`Made in the EU since ${brand.founded}`);
    for (const {name, url} of brand.sisters) {
      expect(html).toContain(`<a href="${url}">${name}</a>`);
    }
    expect(html).toContain(
      `<a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>`,
    );
  });

  it('has one choice for each color mode, which the shell sets', () => {
    const choices = [...html.matchAll(/<input type="radio"([^>]*)>/g)].map(
      ([, attributes = '']) => attributes,
    );
    expect(choices.map((one) => /value="(\w+)"/.exec(one)?.[1])).toEqual([
      'system',
      'light',
      'dark',
    ]);
    for (const attributes of choices) {
      expect(attributes).toContain('name="theme"');
      expect(attributes).toContain('data-theme-choice=""');
      expect(attributes).not.toContain('checked');
    }
  });

  it('has the year of the build, for the shell to correct', () => {
    const year = String(new Date().getFullYear());
    expect(render(<SiteFooter />)).toContain(`<span id="year">${year}</span>`);
  });
});

describe('TrialLink', () => {
  it('leads to the sign-up', () => {
    expect(render(<TrialLink>Try it free</TrialLink>)).toMatch(
      new RegExp(`<a data-trial=""[^>]* href="${brand.app.trial}">Try it free</a>`),
    );
  });

  it('carries the discount reference of the visit', () => {
    mockDiscount = 'spring';
    expect(linksIn(render(<TrialLink>Try it free</TrialLink>))).toEqual([
      {label: 'Try it free', href: `${brand.app.trial}?discount=spring`},
    ]);
  });
});

describe('Page', () => {
  it('begins with the way past the header, and ends with footer and My stack', () => {
    const html = render(<Page>The content</Page>);
    const order = [
      '<a class="skip" href="#main">',
      'Yay! Your celebration discount is applied.',
      '<header class="site-header top">',
      '<main id="main" tabindex="-1" class="main">The content</main>',
      '<footer',
      '<div id="my-stack"',
    ].map((piece) => html.indexOf(piece));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expectIdsToFit(html);
  });

  it('takes another header in the place of the site’s', () => {
    const html = render(
      <PageFrame header={<header>Another</header>}>The content</PageFrame>,
    );
    expect(html).toContain('<header>Another</header>');
    expect(html).not.toContain('<header class="site-header top">');
  });
});

describe('FatalScreen', () => {
  it('says what happened, and what helps', () => {
    const html = render(<FatalScreen error={new Error('x')} tryAgain={jest.fn()} />);
    expect(html).toContain('<h1>Sorry, but something went wrong!</h1>');
    expect(html).toMatch(/<button[^>]* data-reload="">Reload page<\/button>/);
    expect(linksIn(html)).toEqual([{label: `${brand.name} home page`, href: '/'}]);
  });
});

test('the Features menu has a picture for each page, in its order', () => {
  const drawn = readFileSync('static/pictures/features.svg', 'utf8').matchAll(
    /<g id="([^"]+)" transform="translate\((\d+)\)"/g,
  );
  expect([...drawn].map(([, id, x]) => [`/${id}/`, Number(x)])).toEqual(
    features.flatMap(({links}) => links).map(({href}, place) => [href, place * 48]),
  );
});
