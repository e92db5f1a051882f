/**
 * The email as one mail client or reader gets it, worked out from its HTML and from the same
 * data of Can I email that the support table shows. A simulation: it leaves out what a client
 * drops, and knows nothing of a client's own fonts, spaces and errors. A chunk of its own,
 * loaded when a lens is chosen.
 */
import type {ClientId} from './evidence/canIEmail';
import type {Evidence} from './evidence/evidenceOf';
import type {LensId} from './lenses';
import {readingOrder} from './readingOrder';

/** What a lens shows. */
export interface Seen {
  html: string;
  /** What was done to the email, in sentences. */
  note: string;
}

type Attributes = (value: string, tag: string) => string;

/** Changes every inline style; `tag` is the element's name in lower case. */
function inStyles(html: string, change: Attributes): string {
  return html.replace(/<([a-z]\w*)((?:\s[^<>]*)?)>/g, (_, tag: string, rest: string) => {
    const changed = rest.replace(
      /\sstyle="([^"]*)"/,
      (_attribute, style: string) => ` style="${change(style, tag)}"`,
    );
    return `<${tag}${changed}>`;
  });
}

function declarations(style: string): (readonly [string, string])[] {
  return style.split(';').flatMap((one) => {
    const colon = one.indexOf(':');
    return colon < 0 ? [] : [[one.slice(0, colon).trim(), one.slice(colon + 1).trim()]];
  });
}

function styleOf(list: readonly (readonly [string, string])[]): string {
  return list.map(([name, value]) => `${name}:${value}`).join(';');
}

/** True for a declaration that a feature of the data is about. */
function isOf(feature: string, name: string, value: string): boolean {
  const property = feature.slice('css-'.length);
  return feature === 'css-display-none'
    ? name === 'display' && value === 'none'
    : name === property || name.startsWith(`${property}-`);
}

const withoutStyleSheet = (html: string) => html.replace(/<style>[^]*?<\/style>/g, '');

/** Without every at-rule for a colour mode: its block ends with the second closing brace. */
const withoutMedia = (html: string) =>
  html.replace(/@media[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

/** Without what a client does not support at all. */
function without(html: string, features: readonly string[]): string {
  const sheet = features.includes('html-style')
    ? withoutStyleSheet(html)
    : features.some((feature) => feature.startsWith('css-at-media'))
      ? withoutMedia(html)
      : html;
  const properties = features.filter((feature) => feature.startsWith('css-'));
  return inStyles(sheet, (style) =>
    styleOf(
      declarations(style).filter(
        ([name, value]) => !properties.some((feature) => isOf(feature, name, value)),
      ),
    ),
  );
}

/**
 * Word’s own rules, by the notes of the data: `padding` on cells only, of `display` only
 * `none`, `max-width` on tables only; and the properties that only Word reads.
 */
function asInWord(html: string): string {
  return inStyles(html, (style, tag) => {
    const isCell = tag === 'td' || tag === 'th';
    const own = declarations(style);
    const alt = own.find(([name]) => name === 'mso-padding-alt')?.[1];
    const kept = own.filter(
      ([name, value]) =>
        !(name.startsWith('padding') && !isCell) &&
        !(name === 'display' && value !== 'none') &&
        !(name === 'max-width' && tag !== 'table'),
    );
    return styleOf(isCell && alt ? [...kept, ['padding', alt]] : kept);
  });
}

/** `#rrggbb` with its lightness turned around and its hue kept (HSL). */
function inverted(color: string): string {
  const channels = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  );
  // Lightness is the mean of the highest and the lowest channel: both move by as much.
  const shift = 255 - Math.max(...channels) - Math.min(...channels);
  return `#${channels
    .map((channel) =>
      Math.max(0, Math.min(255, channel + shift))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function invertColors(html: string): string {
  return inStyles(withoutStyleSheet(html), (style) =>
    style.replace(/#[\da-f]{6}\b/gi, inverted),
  ).replace('</head>', '<style>:root { color-scheme: dark; }</style></head>');
}

function withoutPictures(html: string): string {
  return html.replace(/<img\b([^>]*)>/g, (_, attributes: string) => {
    const alt = / alt="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return `<span style="border:1px dashed;padding:4px 8px">${alt || 'A picture without alternative text'}</span>`;
  });
}

/** Text sizes and the heights of lines doubled; widths stay. */
function enlarged(html: string): string {
  return inStyles(html, (style) =>
    style.replace(
      /\b(font-size|line-height):(\d+)px/g,
      (_, name: string, pixels: string) => `${name}:${String(2 * Number(pixels))}px`,
    ),
  );
}

/** "a, b, and c". Intl.ListFormat's first use would hold a phone for a tenth of a second. */
const listed = (names: readonly string[]): string =>
  names.length < 3
    ? names.join(' and ')
    : `${names.slice(0, -1).join(', ')}, and ${names.at(-1) ?? ''}`;

function throughClient(html: string, client: ClientId, evidence: Evidence): Seen {
  const index = evidence.clients.findIndex(({id}) => id === client);
  const label = evidence.clients[index]?.label ?? client;
  const dropped = evidence.weak.filter(({support}) => support[index] === 'n');
  const features = dropped.map(({slug}) => slug);
  const left = without(html, features);
  return {
    html: client === 'outlookClassic' ? asInWord(left) : left,
    note:
      dropped.length === 0
        ? `According to the data, ${label} supports every feature of this email.`
        : `${label} drops ${listed(dropped.map(({title}) => title))}.${
            client === 'outlookClassic'
              ? ' Padding counts on table cells only, and the Outlook-only properties are applied.'
              : ''
          }`,
  };
}

/** The clients that have no dark mode rules of an email’s own, by the data. */
function withoutDarkRules({clients, weak}: Evidence): string[] {
  const rule = weak.find(({slug}) => slug === 'css-at-media-prefers-color-scheme');
  return clients.flatMap(({label}, index) =>
    rule?.support[index] === 'n' ? [label] : [],
  );
}

/**
 * Looks at an email through a lens.
 *
 * @param html as `renderHtml` writes it, with values in it
 * @param evidence what the data says of this email
 */
export function through(html: string, lens: LensId, evidence: Evidence): Seen {
  switch (lens) {
    case 'gmail':
      return throughClient(html, 'gmail', evidence);
    case 'outlook':
      return throughClient(html, 'outlookClassic', evidence);
    case 'inverted': {
      const clients = withoutDarkRules(evidence);
      return {
        html: invertColors(html),
        note: `The dark mode rules are dropped and every color’s lightness is inverted. ${
          clients.length > 0
            ? `${listed(clients)} ignore the email’s own dark mode and may recolor it in a similar way.`
            : ''
        }`.trim(),
      };
    }
    case 'pictures':
      return {
        html: withoutPictures(html),
        note: html.includes('<img')
          ? 'Pictures are replaced by their alternative text, as in clients that block them.'
          : 'This email has no pictures, so nothing changes when they are blocked.',
      };
    case 'large':
      return {
        html: enlarged(html),
        note: 'Every text is twice as large and the widths stay the same, as with large text on a phone.',
      };
    case 'reader':
      return {
        html: readingOrder(html),
        note: 'The email in the order in which a screen reader announces it. Layout tables are not announced.',
      };
    default:
      return {html, note: ''};
  }
}
