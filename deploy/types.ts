/** Media types by file extension: for `npm run serve` and nginx, whose own list is older. */
export const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.eml': 'message/rfc822',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.zip': 'application/zip',
};

/** Media types of files whose names do not say it, by their address. */
export const PATH_TYPES: Readonly<Record<string, string>> = {
  // RFC 9727, section 4, and RFC 9264, section 4.2.
  '/.well-known/api-catalog':
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  // Elsewhere `.ts` is a video.
  '/openapi.d.ts': 'text/plain; charset=utf-8',
};

/** What gets smaller when it is compressed; pictures and fonts are compressed already. */
export const COMPRESSED = /^(text\/|application\/(json|xml|yaml|manifest)|image\/svg)/;

const UNKNOWN = 'application/octet-stream';

export const typeOf = (extension: string) => TYPES[extension] ?? UNKNOWN;
