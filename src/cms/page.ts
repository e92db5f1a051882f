import {brand, writePolicy} from '../site';
import type {CmsPlace} from './config';

/**
 * Hosts that the CMS of a Git host speaks to: its API, the page that says whether that is
 * up, and pictures of its people.
 */
function hostsOf(place: CmsPlace): {
  connect: readonly string[];
  pictures: readonly string[];
} {
  if (place.kind === 'folder') {
    return {connect: [], pictures: []};
  }
  const {backend, baseUrl} = place.settings;
  if (backend === 'github') {
    return {
      connect: ['https://api.github.com', 'https://www.githubstatus.com'],
      pictures: ['https://avatars.githubusercontent.com'],
    };
  }
  const home = backend === 'gitlab' ? 'https://gitlab.com' : 'https://gitea.com';
  const {origin} = new URL(baseUrl ?? home);
  const status = backend === 'gitlab' ? ['https://status-api.hostedstatus.com'] : [];
  return {
    connect: [origin, ...status],
    pictures: [origin, 'https://secure.gravatar.com'],
  };
}

/**
 * What the CMS may load and speak to. The editor would look for new versions of itself
 * and load fonts from elsewhere: everything it needs comes with it, and nothing else is
 * asked for.
 */
export function cmsDirectives(
  place: CmsPlace,
): Readonly<Record<string, readonly string[]>> {
  const {connect, pictures} = hostsOf(place);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ['blob:'],
    // The editor writes its styles from its script.
    'style-src': ["'self'", "'unsafe-inline'", 'blob:'],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...pictures],
    'media-src': ['blob:'],
    'frame-src': ['blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...connect],
    'manifest-src': ['blob:', 'data:'],
    // The preview's document names the CMS as its base.
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page of the CMS. */
export function cmsPage(place: CmsPlace): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${escaped(writePolicy(cmsDirectives(place)))}">
<title>${escaped(brand.name)} articles</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="cms-config-url" href="config.json" type="application/json">
<link rel="stylesheet" href="cms.css">
<script type="module" src="cms.js"></script>
</head>
<body>
<noscript>The CMS needs JavaScript. Without it, articles are files: see "Publish an article" in the README.</noscript>
</body>
</html>
`;
}
