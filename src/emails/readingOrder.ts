/** One thing that a screen reader announces. */
interface Announced {
  /** What it is, as readers say it: "Heading level 1", "Link". Text has none. */
  role?: string;
  /** HTML without tags. */
  text: string;
}

const VOID = new Set(['meta', 'br', 'img', 'hr', 'link', 'base']);
const SPACES = /[\s\u00a0\u034f\u200b-\u200d\ufeff]+/g;

/** The role of an element that is announced with its words. */
function roleOf(tag: string, attributes: string): string | undefined {
  const heading = /^h([1-6])$/.exec(tag)?.[1];
  if (heading) {
    return `Heading level ${heading}`;
  }
  if (tag === 'a' && attributes.includes('href="')) {
    return 'Link';
  }
  if (tag === 'th') {
    return attributes.includes('scope="row"') ? 'Row header' : 'Column header';
  }
  return undefined;
}

/**
 * What a screen reader announces of an email, in order: hidden parts and layout are passed
 * over, pictures have their alternative text.
 *
 * @param html as `renderHtml` writes it: lower-case tags, attributes in double quotes
 */
export function announced(html: string): Announced[] {
  const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(html) ?? [];
  const said: Announced[] = [];
  const path: {tag: string; role: string | undefined; hidden: boolean}[] = [];
  const isHidden = () => path.some(({hidden}) => hidden);
  const roleNow = () => path.findLast(({role}) => role)?.role;
  const say = (text: string, role = roleNow()) => {
    const words = text.replace(SPACES, ' ').trim();
    if (words && !isHidden()) {
      said.push({...(role && {role}), text: words});
    }
  };
  for (const [token, closing, tag, attributes = ''] of body.matchAll(
    /<(\/)?([a-z]\w*)((?:\s[^<>]*)?)\/?>|[^<]+/g,
  )) {
    if (!tag) {
      say(token);
    } else if (closing) {
      const at = path.findLastIndex((one) => one.tag === tag);
      path.splice(at < 0 ? path.length : at);
    } else if (tag === 'img') {
      const alt = / alt="([^"]*)"/.exec(attributes)?.[1];
      say(alt ?? 'no alternative text', 'Picture');
    } else if (!VOID.has(tag)) {
      const label = / aria-label="([^"]*)"/.exec(attributes)?.[1];
      const role = / aria-roledescription="([^"]*)"/.exec(attributes)?.[1];
      path.push({
        tag,
        role: roleOf(tag, attributes),
        hidden: /display:\s*none|aria-hidden="true"/.test(attributes) || tag === 'style',
      });
      if (label) {
        say(label, role ? `Start of ${role}` : 'Group');
      }
      if (tag === 'table' && !attributes.includes('role="presentation"')) {
        say('table of data', 'Table');
      }
    }
  }
  return said;
}

/** The same as a document: a numbered list of what is announced. */
export function readingOrder(html: string): string {
  const lang = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? 'en';
  const items = announced(html).map(
    ({role, text}) => `<li>${role ? `<b>${role}:</b> ` : ''}${text}</li>`,
  );
  return [
    '<!DOCTYPE html>',
    `<html lang="${lang}"><head><meta charset="utf-8"><title>Screen reader order</title>`,
    '<style>:root { color-scheme: light dark; } body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; } li { margin-bottom: 8px; }</style>',
    `</head><body><ol>${items.join('')}</ol></body></html>`,
  ].join('\n');
}
