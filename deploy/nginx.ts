/**
 * The part of the nginx configuration that follows from the site: media types, headers,
 * redirects, the 404 page, compressed files. `deploy/nginx.conf` includes it in its server.
 */
import type {HeaderRule} from '../src/site/headers';
import type {Redirect} from '../src/site/redirects';
import {HIDDEN} from './pages';
import {TYPES} from './types';

/** A string of nginx's language. Only its quotes, `\` and `$` mean anything in it. */
function quoted(text: string): string {
  const quote = text.includes('"') ? "'" : '"';
  if (/[\\$\n]/.test(text) || text.includes(quote)) {
    throw new SyntaxError(`"${text}" cannot be written into the nginx configuration.`);
  }
  return quote + text + quote;
}

/** The path that was asked for, also once "not found" has become `/404.html`. */
const ASKED = '$site_asked';

/** A path with `*` as a regular expression. */
function pattern(paths: string): string {
  const [start = '', end] = paths
    .split('*')
    .map((text) => text.replace(/[.+?()[\]{}|^]/g, String.raw`\$&`));
  return `^${start}${end === undefined ? '' : `.*${end}`}$`;
}

function typeLines(): string[] {
  return Object.entries(TYPES).map(
    ([extension, type]) => `  ${quoted(type)} ${extension.slice(1)};`,
  );
}

/**
 * A header with one value is written as it is, one with more through a variable. How long
 * an answer is kept follows from what is sent, which after "not found" is `/404.html`; every
 * other header follows from what was asked for.
 */
function headerLines(rules: readonly HeaderRule[]): string[] {
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  return names.flatMap((name) => {
    const values = rules.flatMap(({paths, headers}) => {
      const value = headers[name];
      return value === undefined ? [] : [{paths, value: quoted(value)}];
    });
    const [first, ...others] = values;
    if (first?.paths === '/*' && others.length === 0) {
      return [`add_header ${name} ${first.value} always;`];
    }
    const path = name === 'Cache-Control' ? '$uri' : ASKED;
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    return [
      ...(first?.paths === '/*' ? [] : [`set ${variable} "";`]),
      ...values.map(({paths, value}) =>
        paths === '/*'
          ? `set ${variable} ${value};`
          : `if (${path} ~ ${quotedPattern(paths)}) { set ${variable} ${value}; }`,
      ),
      `add_header ${name} ${variable} always;`,
    ];
  });
}

/** In quotes because of braces; a backslash before a dot stays what it is. */
function quotedPattern(paths: string): string {
  return `"${pattern(paths)}"`;
}

function redirectLines(redirects: readonly Redirect[]): string[] {
  return redirects.flatMap(({from, to}) =>
    [from, `${from}/`].map(
      (path) => `location = ${path} { return 301 ${to}$is_args$args; }`,
    ),
  );
}

/**
 * Directives for a `server` block that has its `root`.
 *
 * After "not found" nginx goes through the server's rules again for `/404.html`. Variables
 * keep their values, so the page has the headers of the area that was asked for.
 *
 * @param rules the headers, general ones first
 */
export function renderNginx(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  return `# Written by "npm run build". Changes belong in src/site/headers.ts and
# src/site/redirects.ts.
server_tokens off;
absolute_redirect off;
charset off;
types {
${typeLines().join('\n')}
}
default_type application/octet-stream;

# Files were compressed when the site was built.
gzip_static on;
gzip_vary on;

uninitialized_variable_warn off;
if ($uri != "/404.html") { set ${ASKED} $uri; }
${headerLines(rules).join('\n')}

error_page 404 /404.html;
location = /404.html { internal; }

# For the hosts, hidden, or the compressed form of a file.
location ~ "${HIDDEN.source}" { return 404; }

${redirectLines(redirects).join('\n')}

# A page has one address, which ends in a slash. Only what exists is redirected, so
# nothing a stranger writes gets into a Location header.
location ~ "^(?<folder>.*/)index\\.html$" {
  if (-f $request_filename) { return 301 $folder$is_args$args; }
  return 404;
}
location ~ "[^/]$" {
  if (-f $request_filename/index.html) { return 301 $uri/$is_args$args; }
  try_files $uri =404;
}
location / { try_files \${uri}index.html =404; }
`;
}
