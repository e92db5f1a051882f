/** Parts of one feature in Can I email's data. */
const SAME: Readonly<Record<string, string>> = {
  'html-h1': 'html-h1-h6',
  'html-h2': 'html-h1-h6',
  'html-h3': 'html-h1-h6',
  'html-tbody': 'html-table',
  'html-thead': 'html-table',
  'html-tfoot': 'html-table',
  'html-tr': 'html-table',
  'html-td': 'html-table',
  'html-th': 'html-table',
  'html-caption': 'html-table',
  'html-ul': 'html-lists',
  'html-ol': 'html-lists',
  'html-li': 'html-lists',
};
const BORDER = /^border(?:-(?:top|bottom|left|right))?(?:-(?:width|style|color))?$/;
const BOX_SIDE = /^(margin|padding)-(?:top|bottom|left|right)$/;
const UNITS: Readonly<Record<string, string>> = {
  '%': 'percent',
  px: 'px',
  em: 'em',
  rem: 'rem',
  pt: 'pt',
  vw: 'vw',
};
/** Attributes that are not features, but where other features are named. */
const CARRIERS = new Set(['style', 'class', 'id', 'name', 'content', 'href', 'src']);

function property(name: string): string {
  if (BORDER.test(name)) {
    return 'css-border';
  }
  return `css-${BOX_SIDE.exec(name)?.[1] ?? name}`;
}

function* inDeclarations(css: string): Generator<string> {
  for (const [, name = '', value = ''] of css.matchAll(/([a-z-]+)\s*:([^;{}]*)/g)) {
    yield property(name);
    if (name === 'display' && value.trim().startsWith('none')) {
      yield 'css-display-none';
    }
    if (value.includes('!important')) {
      yield 'css-important';
    }
    for (const [, unit = ''] of value.matchAll(/\d(px|rem|em|pt|vw|%)/g)) {
      yield `css-unit-${UNITS[unit] ?? unit}`;
    }
    for (const [, call = ''] of value.matchAll(/\b([a-z-]+)\(/g)) {
      yield `css-${call}`;
    }
  }
}

function* inSelector(selector: string): Generator<string> {
  if (/(?:^|[\s,>+~])[a-z]/i.test(selector)) {
    yield 'css-selector-type';
  }
  if (/\.[a-z]/i.test(selector)) {
    yield 'css-selector-class';
  }
  if (selector.includes('[')) {
    yield 'css-selector-attribute';
  }
  if (selector.includes(',')) {
    yield 'css-selector-grouping';
  }
  if (/[^\s,>+~]\s+[^\s,>+~{]/.test(selector)) {
    yield 'css-selector-descendant';
  }
  for (const [pseudo] of selector.matchAll(/::?[a-z-]+/g)) {
    yield pseudo;
  }
}

function* inStyleSheet(css: string): Generator<string> {
  for (const [, rule = '', condition = ''] of css.matchAll(/@([a-z-]+)([^{]*)/g)) {
    yield `css-at-${rule}`;
    for (const [, feature = ''] of condition.matchAll(/\(([a-z-]+)/g)) {
      yield `css-at-${rule}-${feature}`;
    }
  }
  for (const [, selector = '', declarations = ''] of css
    .replace(/@[^{]*\{/g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    yield* inSelector(selector.trim());
    yield* inDeclarations(declarations);
  }
}

function* inAttribute(tag: string, name: string, value: string): Generator<string> {
  if (name === 'style') {
    yield* inDeclarations(value);
  } else if (name === 'href' && value.startsWith('mailto:')) {
    yield 'html-mailto-links';
  } else if (name === 'href' && value.startsWith('#')) {
    yield 'html-anchor-links';
  } else if (tag === 'meta' && name === 'name') {
    yield `html-meta-${value}`;
  }
  // Data attributes are for programs: no client has to know them.
  if (!CARRIERS.has(name) && !name.startsWith('data-')) {
    yield `html-${name}`;
  }
}

function* inHtml(html: string): Generator<string> {
  if (/^<!doctype html>/i.test(html)) {
    yield 'html-doctype';
  }
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z]\w*)([^>]*)>/g)) {
    yield `html-${tag}`;
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
      yield* inAttribute(tag, name, value);
    }
  }
  for (const [, css = ''] of html.matchAll(/<style>(.*?)<\/style>/gs)) {
    yield* inStyleSheet(css);
  }
}

/**
 * Every element, attribute, property, unit, selector and at-rule of an email, named as
 * Can I email names its features ("css-border-radius", "html-table"); what it has no
 * tests for gets a name of the same form ("html-b", "css-color"), and pseudo-classes
 * their own (":root").
 *
 * @param html as `renderHtml` writes it: lower-case tags, attributes in double quotes
 * @returns names without repeats, in alphabetical order
 */
export function usedFeatures(html: string): string[] {
  return [...new Set([...inHtml(html)].map((name) => SAME[name] ?? name))].sort();
}
