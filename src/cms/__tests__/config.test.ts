import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {authors, TOPICS} from '../../content/plain';
import {
  articleFields as contract,
  problemsOf,
  schemas,
  type Field,
} from '../../content/build';
import {cmsConfig, type CmsPlace} from '../config';
import {ALIASES, articleFields, type CmsField} from '../fields';
import {writePolicy} from '../../site';
import {cmsDirectives, cmsPage} from '../page';

const FOLDER: CmsPlace = {kind: 'folder', name: 'website'};
const git = (
  settings: Partial<Extract<CmsPlace, {kind: 'git'}>['settings']> = {},
): CmsPlace => ({
  kind: 'git',
  settings: {backend: 'github', repo: 'acme/website', branch: 'main', ...settings},
  siteUrl: 'https://www.acme.example',
});
const policyOf = (place: CmsPlace) => writePolicy(cmsDirectives(place));
const schemaKeys = Object.keys(
  (schemas.article.describe() as {keys: Record<string, unknown>}).keys,
);
const fields = articleFields();

function field(name: string): CmsField {
  const found = fields.find((one) => one.name === name);
  if (!found) {
    throw new Error(`The CMS has no field "${name}".`);
  }
  return found;
}

describe('fields', () => {
  it('are those of the schema, and the text', () => {
    expect([...fields.map(({name}) => name), ALIASES].sort()).toEqual(
      [...schemaKeys, 'body'].sort(),
    );
  });

  it('stand in the order of the contract, with its words', () => {
    const shown = fields.filter(({name}) => name !== 'body');
    // The editor itself fills the aliases.
    expect(shown.map(({name}) => name)).toEqual(
      Object.keys(contract).filter((name) => name !== ALIASES),
    );
    for (const {name, label, hint, widget} of shown) {
      const own: Field = contract[name as keyof typeof contract];
      // A hidden field has no words.
      expect({label, hint}).toEqual({
        label: own.label,
        hint: widget === 'hidden' ? undefined : own.hint,
      });
    }
  });

  it('are required where the schema requires them', () => {
    const required = fields.filter((one) => one.required).map(({name}) => name);
    const asked = problemsOf({}, 'article')
      .filter(({says}) => says.startsWith('is missing'))
      .map(({field: name}) => name);
    expect(required.sort()).toEqual([...asked, 'body'].sort());
  });

  it('offer the topics and authors that the build knows', () => {
    expect(field('topic').options?.map(({value}) => value)).toEqual([...TOPICS]);
    expect(field('author').options).toEqual(
      Object.entries(authors).map(([value, {name}]) => ({label: name, value})),
    );
  });

  it('have the limits of the schema', () => {
    const tooLong = 'x'.repeat((field('title').maxlength ?? 0) + 1);
    expect(problemsOf({title: tooLong.slice(1)}, 'article')).not.toContainEqual(
      expect.objectContaining({field: 'title'}),
    );
    expect(problemsOf({title: tooLong}, 'article')).toContainEqual(
      expect.objectContaining({field: 'title'}),
    );
    expect(field('description')).toMatchObject({minlength: 50, maxlength: 160});
    expect(field('imageAlt').minlength).toBe(10);
  });

  it('say of a wrong code what the build would say', () => {
    const [source, says] = field('discountCode').pattern ?? ['', ''];
    expect('SPRING-50').toMatch(new RegExp(source));
    expect('50%').not.toMatch(new RegExp(source));
    expect(says).toBe(
      'This field can have up to 40 letters, digits, hyphens and underscores, and nothing else. Write it like "SPRING-50".',
    );
  });

  it('begin an article as a draft of today', () => {
    expect(field('draft').default).toBe(true);
    expect(field('datePublished')).toMatchObject({default: '{{now}}', type: 'date'});
    expect(field('layout')).toMatchObject({widget: 'hidden', default: 'article'});
  });

  it('take questions with their answers', () => {
    expect(field('faq').fields?.map(({name, required}) => [name, required])).toEqual([
      ['question', true],
      ['answer', true],
    ]);
  });
});

describe('settings', () => {
  const schema = JSON.parse(
    readFileSync(
      path.join(
        path.dirname(require.resolve('@sveltia/cms')),
        '../schema/sveltia-cms.json',
      ),
      'utf8',
    ),
  ) as object;
  const validate = new Ajv({strict: false, validateFormats: false}).compile(schema);

  it.each([
    ['a folder', FOLDER],
    ['GitHub by token', git()],
    ['GitHub by a sign-in service', git({baseUrl: 'https://sign-in.acme.example'})],
    ['GitLab', git({backend: 'gitlab', appId: 'abc'})],
    ['Gitea of one’s own', git({backend: 'gitea', baseUrl: 'https://git.acme.example'})],
  ])('for %s are such as the editor knows', (_name, place) => {
    const config = cmsConfig(place);
    // A format of our own is registered by script, which the schema cannot know.
    const known = {
      ...config,
      collections: config.collections.map((one) => ({...one, format: 'frontmatter'})),
    };
    validate(JSON.parse(JSON.stringify(known)));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('put an article into a folder of its own, with its pictures', () => {
    expect(cmsConfig(FOLDER).collections[0]).toMatchObject({
      folder: 'blog',
      path: '{{slug}}/index',
      media_folder: '',
      public_folder: '.',
    });
  });

  it('let no article begin as published', () => {
    expect(cmsConfig(FOLDER).collections[0]).toMatchObject({
      create: true,
      duplicate: false,
      fields: expect.arrayContaining([
        expect.objectContaining({name: 'draft', default: true}),
      ]) as unknown,
    });
  });

  it('name the Git host, and where people sign in', () => {
    expect(cmsConfig(git()).backend).toEqual({
      name: 'github',
      repo: 'acme/website',
      branch: 'main',
      auth_methods: ['token'],
    });
    expect(cmsConfig(git({baseUrl: 'https://in.acme.example'})).backend).toEqual({
      name: 'github',
      repo: 'acme/website',
      branch: 'main',
      base_url: 'https://in.acme.example',
    });
    expect(
      cmsConfig(
        git({backend: 'gitlab', baseUrl: 'https://git.acme.example', appId: 'abc'}),
      ).backend,
    ).toEqual({
      name: 'gitlab',
      repo: 'acme/website',
      branch: 'main',
      base_url: 'https://git.acme.example',
      api_root: 'https://git.acme.example/api/v4',
      app_id: 'abc',
      auth_type: 'pkce',
    });
  });

  it('name a folder in a way that the editor takes for a repository', () => {
    const {backend} = cmsConfig({kind: 'folder', name: 'my site (2)'});
    expect(backend['repo']).toBe('local/my-site-2-');
    expect(cmsConfig({kind: 'folder', name: 'ä'}).backend['repo']).toMatch(
      /^local\/[\w.-]+$/,
    );
  });
});

describe('the page', () => {
  it('speaks to nobody when articles are saved to a folder', () => {
    expect(policyOf(FOLDER)).not.toMatch(/https?:/);
    expect(policyOf(FOLDER)).toMatch(/^default-src 'none'; /);
  });

  it.each([
    [
      git(),
      "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com;",
    ],
    [
      git({backend: 'gitlab', baseUrl: 'https://git.acme.example/gitlab'}),
      "connect-src 'self' blob: data: https://git.acme.example https://status-api.hostedstatus.com;",
    ],
    [git({backend: 'gitea'}), "connect-src 'self' blob: data: https://gitea.com;"],
  ])('speaks to the Git host alone', (place, directive) => {
    expect(`${policyOf(place)};`).toContain(directive);
  });

  it('carries its policy, loads only what lies beside it, and is found by nobody', () => {
    const html = cmsPage(FOLDER);
    expect(html).toContain('http-equiv="Content-Security-Policy" content="default-src');
    expect(html).toContain('content="noindex"');
    for (const [, address = ''] of html.matchAll(/(?:src|href)="([^"]*)"/g)) {
      expect(address).toMatch(/^[\w.-]+$/);
    }
  });
});
