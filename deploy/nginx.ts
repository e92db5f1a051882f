/**
 * The part of the nginx configuration that follows from the site: media types, headers,
 * redirects, the 404 page, compressed files. `deploy/nginx.conf` includes it in its server.
 */
import type {HeaderRule} from '../src/site/headers';
import type {Redirect} from '../src/site/redirects';
import {NGINX_PAGE_FILE, renderNegotiation} from './nginxNegotiation';
import {HIDDEN} from './pages';
import {PATH_TYPES, TYPES} from './types';

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

/** Files whose media type follows from their address, because their names say nothing. */
function pathTypeLines(): string[] {
  return Object.entries(PATH_TYPES).map(
    ([address, type]) =>
      `location = ${quoted(address)} { types {} default_type ${quoted(type)}; try_files $uri =404; }`,
  );
}

/**
 * A header with one value is written as it is, one with more through a variable; nginx sends
 * none that is empty. How long an answer is kept, and which headers it goes without, follows
 * from what is sent, which after "not found" is `/404.html`; every other header follows from
 * what was asked for.
 */
function headerLines(rules: readonly HeaderRule[]): string[] {
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  return names.flatMap((name) => {
    const values = rules.flatMap(({paths, headers}) => {
      const value = headers[name];
      const path = name === 'Cache-Control' || value === '' ? '$uri' : ASKED;
      return value === undefined ? [] : [{paths, path, value: quoted(value)}];
    });
    const [first, ...others] = values;
    if (first?.paths === '/*' && others.length === 0) {
      return [`add_header ${name} ${first.value} always;`];
    }
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    return [
      ...(first?.paths === '/*' ? [] : [`set ${variable} "";`]),
      ...values.map(({paths, path, value}) =>
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

/** Bytes that nginx needs beside a key of a hash table: pointers, a length, alignment. */
const HASH_OVERHEAD = 32;
/** Keys of a hash table beyond which nginx wants a larger one than its own default. */
const HASH_KEYS = 1024;

/**
 * Directives for the `http` block: which page an address means, and in which form it is
 * sent. The first is `cleanAddress`, as
 * far as nginx has not done it: `$uri` is decoded, has single slashes and no dot segments,
 * and the keys of a map are compared without regard to case.
 *
 * @param pages paths of all pages, with a slash at the end
 */
export function renderNginxPages(
  redirects: readonly Redirect[],
  pages: readonly string[],
): string {
  const targets = [...pages.map((page) => ({from: page, to: page})), ...redirects].map(
    ({from, to}) => ({name: from.slice(0, -1), to}),
  );
  const longest = Math.max(...targets.map(({name}) => name.length));
  const bucket = 2 ** Math.ceil(Math.log2(longest + HASH_OVERHEAD));
  const table = 2 ** Math.ceil(Math.log2(Math.max(HASH_KEYS, targets.length) * 2));
  return `# Written by "npm run build". Changes belong in src/site/redirects.ts.
map_hash_bucket_size ${String(Math.max(64, bucket))};
map_hash_max_size ${String(table)};

# The path as it was sent.
map $request_uri $site_sent {
  "~^(?<site_path>[^?]*)" $site_path;
}

# The name of a page: its address without what may stand at its end.
map $uri $site_name {
  "~*^(?<site_step>.*?)(?:/index|(?<=[^/.])\\.html|/)*\\z" $site_step;
  default $uri;
}

# The page of a name; none for everything else.
map $site_name $site_page {
${targets.map(({name, to}) => `  ${quoted(name)} ${quoted(to)};`).join('\n')}
}

${renderNegotiation()}`;
}

/**
 * Directives for a `server` block that has its `root`, beside those of `renderNginxPages`.
 *
 * After "not found" nginx goes through the server's rules again for `/404.html`. Variables
 * keep their values, so the page has the headers of the area that was asked for.
 *
 * @param rules the headers, general ones first
 */
export function renderNginx(rules: readonly HeaderRule[]): string {
  return `# Written by "npm run build". Changes belong in src/site/headers.ts.
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

# A request that nginx cannot read (400) is for a page that cannot exist, too.
error_page 400 =404 /404.html;
error_page 404 /404.html;
location = /404.html { internal; }

# For the hosts, hidden, or the compressed form of a file.
location ~ "${HIDDEN.source}" { return 404; }

# Pages and files have one address each. Only what exists is redirected, so nothing that a
# stranger writes gets into a Location header. A file that has a name of other characters
# is left where it is asked for, and so is the 404 page when it stands in for another one.
set $site_address "";
if (-f $request_filename) { set $site_address $uri; }
if ($uri ~ "${HIDDEN.source}|^/404\\.html$|[^\\w./~-]") { set $site_address ""; }
if ($site_page) { set $site_address $site_page; }
if ($site_address = $site_sent) { set $site_address ""; }
if ($site_address) { return 301 $site_address$is_args$args; }

location / { try_files $uri =404; }
location ~ "/$" { try_files \${uri}${NGINX_PAGE_FILE} \${uri}index.html =404; }
${pathTypeLines().join('\n')}
`;
}
