import {brand, LONGEST_SLUG, type CmsSettings} from '../site';
import {STATE} from './articleText';
import {ALIASES, articleFields, type CmsField} from './fields';

/** Where articles are saved: the folder on this machine, or a Git host. */
export type CmsPlace =
  | {kind: 'folder'; name: string}
  | {kind: 'git'; settings: CmsSettings; siteUrl: string};

/** The settings of Sveltia CMS, as far as the CMS uses them. */
export interface CmsConfig {
  backend: Readonly<Record<string, string | readonly string[]>>;
  site_url: string;
  app_title: string;
  logo: {src: string};
  media_folder: string;
  public_folder: string;
  media_libraries: object;
  slug: object;
  output: object;
  collections: readonly {
    name: string;
    fields: readonly CmsField[];
    [option: string]: unknown;
  }[];
}

const LARGEST_PICTURE = 5_000_000;
/** The site that `npm start` shows drafts at. */
const DEV_SITE = 'http://localhost:3000';

/** Access tokens are the one way to sign in that needs no service of one's own. */
const BY_TOKEN = {auth_methods: ['token']} as const;

function gitBackend({backend, repo, branch, baseUrl, appId}: CmsSettings) {
  const common = {name: backend, repo, branch};
  if (backend === 'github') {
    return {...common, ...(baseUrl ? {base_url: baseUrl} : BY_TOKEN)};
  }
  const api = backend === 'gitlab' ? '/api/v4' : '/api/v1';
  return {
    ...common,
    ...(baseUrl && {base_url: baseUrl, api_root: `${baseUrl}${api}`}),
    ...(!appId && BY_TOKEN),
    ...(appId && {app_id: appId}),
    ...(appId && backend === 'gitlab' && {auth_type: 'pkce'}),
  };
}

/** The editor asks for a Git host even where it is never spoken to. */
const folderBackend = (name: string) => ({
  name: 'github',
  repo: `local/${name.replace(/[^\w.-]+/g, '-') || 'website'}`,
  branch: 'main',
  ...BY_TOKEN,
});

/**
 * The editor's settings: one collection, articles, each in a folder with its pictures.
 *
 * @param place where articles are saved
 */
export function cmsConfig(place: CmsPlace): CmsConfig {
  return {
    backend:
      place.kind === 'git' ? gitBackend(place.settings) : folderBackend(place.name),
    site_url: place.kind === 'git' ? place.siteUrl : DEV_SITE,
    app_title: `${brand.name} articles`,
    logo: {src: 'icon.svg'},
    media_folder: 'blog',
    public_folder: 'blog',
    media_libraries: {
      default: {config: {max_file_size: LARGEST_PICTURE, slugify_filename: true}},
      stock_assets: false,
    },
    slug: {encoding: 'ascii', clean_accents: true, maxlength: LONGEST_SLUG},
    output: {omit_empty_optional_fields: true},
    collections: [
      {
        name: 'articles',
        label: 'Articles',
        label_singular: 'article',
        icon: 'article',
        folder: 'blog',
        path: '{{slug}}/index',
        // Registered in `client.ts`, with its extension: .mdx.
        format: 'article',
        media_folder: '',
        public_folder: '.',
        // An address that is changed later is kept as an alias, which the build redirects.
        aliases_field: ALIASES,
        slug: {
          template: '{{title}}',
          editable: ['create', 'update'],
          hint: 'The address below /articles/. If you change it later, the earlier address leads to the new one.',
          pattern: [
            '^[a-z0-9]+(-[a-z0-9]+)*$',
            'An address has lowercase letters and digits, with single hyphens between them.',
          ],
        },
        create: true,
        // A copy of a published article would be published with its first save.
        duplicate: false,
        // Links lead there: an article is withdrawn by its field instead, with a redirect.
        delete: false,
        preview_path: 'articles/{{slug}}/',
        preview_path_date_field: 'datePublished',
        summary: `**{{title}}** {{${STATE}}} · {{topic}} · {{datePublished | date('MMM D, YYYY')}}`,
        thumbnail: 'image',
        sortable_fields: {
          fields: ['datePublished', 'title'],
          default: {field: 'datePublished', direction: 'descending'},
        },
        view_filters: ['Draft', 'Scheduled', 'Published', 'Withdrawn'].map((state) => ({
          label: state,
          field: STATE,
          pattern: state,
        })),
        view_groups: [
          {label: 'Topic', field: 'topic'},
          {label: 'State', field: STATE},
        ],
        fields: [...articleFields(), {name: STATE, label: 'State', widget: 'hidden'}],
      },
    ],
  };
}
