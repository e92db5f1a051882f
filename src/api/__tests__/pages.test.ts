import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fillBrand} from '../../site';
import {DATA_LISTS} from '../dataFiles';
import type {Schema} from '../document';
import type {ApiField} from '../model';
import {makeViewData} from '../viewData';
import {loadDocument, loadSpec} from './support';

const DOCS = path.join(__dirname, '../../../docs');

const document = loadDocument();
const spec = loadSpec();
const {operations, events, problems, eventHeaders} = spec;
const {samples} = makeViewData(spec, (code) => code);

interface Page {
  /** Path from the root: `/docs/api/email/`. */
  path: string;
  source: string;
}

const pages: Page[] = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    path: `/docs/${file.replace(/(^|\/)index\.mdx$|\.mdx$/, '')}/`.replace('//', '/'),
    source: fillBrand(readFileSync(path.join(DOCS, file), 'utf8')),
  }));

/** Ids of all `<Component id="…" />`, with the page each is on. */
function uses(component: string): {page: string; id: string}[] {
  return pages.flatMap(({path: page, source}) =>
    [...source.matchAll(new RegExp(`<${component}\\s+id="([^"]*)"`, 'g'))].map(
      ([, id = '']) => ({page, id}),
    ),
  );
}

const withNested = (fields: readonly ApiField[]): ApiField[] =>
  fields.flatMap((field) => [field, ...withNested(field.fields)]);

/** Every field that pages show, in the order of the file. */
const fields: ApiField[] = withNested([
  ...operations.flatMap(({parameters, body, answer}) => [
    ...parameters,
    ...(body?.fields ?? []),
    ...answer.fields,
  ]),
  ...events.flatMap(({body}) => body.fields),
  ...eventHeaders,
]);

/** The headings of a page that have an id of their own: id to text. */
function headings({source}: Page): Map<string, string> {
  return new Map(
    [...source.matchAll(/^#+ (.+?) \{\/\* #(\S+) \*\/\}$/gm)].map(
      ([, text = '', id = '']) => [id, text],
    ),
  );
}

/** Anchors that the components of a page bring. */
function madeAnchors({path: page, source}: Page): string[] {
  const here = operations.filter((operation) => operation.page === page);
  const ids = new Set(here.map(({id}) => id));
  return [
    ...here.flatMap(({id, body, answer}) => [
      `${id}.errors`,
      answer.id,
      ...(body ? [body.id] : []),
    ]),
    ...fields.map(({id}) => id).filter((id) => ids.has(id.split('.')[0] ?? '')),
    ...(source.includes('<WebhookEvent')
      ? [
          ...events.map(({body}) => body.id),
          ...fields.map(({id}) => id).filter((id) => id.startsWith('event.')),
        ]
      : []),
    ...(source.includes('<ErrorIndex') ? problems.map(({code}) => code) : []),
  ];
}

describe('from the file to the pages', () => {
  it('shows every operation once, on the page of its tag', () => {
    const shown = uses('Operation').map(({page, id}) => `${id} ${page}`);
    expect(shown.sort()).toEqual(operations.map(({id, page}) => `${id} ${page}`).sort());
  });

  it('shows every event once, on the page of its tag', () => {
    const shown = uses('WebhookEvent').map(({page, id}) => `${id} ${page}`);
    expect(shown.sort()).toEqual(events.map(({type, page}) => `${type} ${page}`).sort());
  });

  it.each(Object.keys(DATA_LISTS))('shows <%s /> once', (component) => {
    expect(pages.filter(({source}) => source.includes(`<${component} />`))).toHaveLength(
      1,
    );
  });

  it('has every problem where its type says it is', () => {
    const [index] = pages.filter(({source}) => source.includes('<ErrorIndex />'));
    for (const {code, problem} of problems) {
      const {pathname, hash} = new URL((problem as {type: string}).type);
      expect(pathname).toBe(index?.path);
      expect(hash).toBe(`#${code}`);
    }
  });

  it('has every member of a problem on the page about errors', () => {
    const source = pages.find((page) => page.path === '/docs/api/errors/')?.source ?? '';
    const members = [...source.matchAll(/^\| `([a-zA-Z[\].]+)` +\|/gm)].map(
      ([, name]) => name,
    );
    const {Problem, FieldError} = document.components?.['schemas'] as Record<
      string,
      Schema
    >;
    const nested = Object.keys(FieldError?.properties ?? {})
      // It reads like the problem's own `detail`.
      .filter((name) => name !== 'detail')
      .map((name) => `errors[].${name}`);
    expect(
      [...Object.keys(Problem?.properties ?? {}), ...nested].filter(
        (name) => !members.includes(name),
      ),
    ).toEqual([]);
  });
});

describe('from the pages to the file', () => {
  it('names no operation, sample or event that the file does not have', () => {
    const unknown = [
      ...uses('Operation').filter(({id}) => !operations.some((one) => one.id === id)),
      ...uses('WebhookEvent').filter(({id}) => !events.some(({type}) => type === id)),
      ...uses('Sample').filter(({id}) => !(id in samples)),
    ];
    expect(unknown).toEqual([]);
  });

  it('writes each id so that this test can read it', () => {
    for (const {path: page, source} of pages) {
      const all = source.match(/<(Operation|Sample|WebhookEvent)\b/g)?.length ?? 0;
      const read = source.match(/<(Operation|Sample|WebhookEvent)\s+id="[^"]*"/g)?.length;
      expect([page, all]).toEqual([page, read ?? 0]);
    }
  });
});

describe.each(pages.filter(({path: page}) => page.startsWith('/docs/api/')))(
  '$path',
  (page) => {
    const here = operations.filter((operation) => operation.page === page.path);

    it('puts every operation below a heading with its id', () => {
      for (const {id} of here) {
        expect(page.source).toMatch(
          new RegExp(`\\{/\\* #${id} \\*/\\}\\n\\n<Operation\\s+id="${id}"`),
        );
      }
    });

    it('lists every call with a link to it', () => {
      for (const {id, method, path: address} of here) {
        // Keys are on the page about keys, which begins with other things.
        if (page.path !== '/docs/api/authentication/') {
          expect(page.source).toContain(`\`${method} ${address}\``);
          expect(page.source).toContain(`](#${id})`);
        }
      }
    });

    it('has every anchor once', () => {
      const anchors = [...headings(page).keys(), ...madeAnchors(page)];
      expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([]);
    });
  },
);

it('links only to anchors of the reference that there are', () => {
  const anchors = new Map(
    pages.map((page) => [
      page.path,
      new Set([...headings(page).keys(), ...madeAnchors(page)]),
    ]),
  );
  const texts = [
    ...pages.map(({path: from, source}) => ({from, source})),
    ...operations.map(({page, description}) => ({from: page, source: description})),
    ...fields.map(({id, description}) => ({
      from: operations.find((one) => one.id === id.split('.')[0])?.page ?? '',
      source: description,
    })),
  ];
  const broken = texts.flatMap(({from, source}) =>
    [...source.matchAll(/\]\((\/docs\/api\/\w+\/)?#([^)]+)\)/g)]
      .map(([, page = from, hash = '']) => ({from, page, hash}))
      .filter(({page}) => page.startsWith('/docs/api/'))
      .filter(({page, hash}) => !anchors.get(page)?.has(hash)),
  );
  expect(broken).toEqual([]);
});
