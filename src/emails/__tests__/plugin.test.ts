import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {FIELDS} from '../fragment';
import {show} from '../live';
import {DEFAULT_BRAND, type EmailsOptions} from '../options';
import type {LiveTemplate, TemplatePage} from '../pageData';
import emailsPlugin, {validateOptions} from '../plugin';
import {templates} from '../templates';
import {fieldsOf} from '../rows';
import type {Texts} from '../types';

const OPTIONS: EmailsOptions = {
  brand: DEFAULT_BRAND,
  apiUrl: 'https://api.example.com/v1',
};

type Validate = Parameters<typeof validateOptions>[0]['validate'];

function validated(options: object): EmailsOptions {
  const validate: Validate = (schema, value) => {
    const result = schema.validate(value);
    if (result.error) {
      throw result.error;
    }
    return result.value;
  };
  return validateOptions({options, validate});
}

async function made(): Promise<Record<string, string>> {
  const plugin = emailsPlugin(
    {siteDir: process.cwd(), siteConfig: {url: 'https://www.example.com'}} as LoadContext,
    OPTIONS,
  );
  const content = await plugin.loadContent?.();
  const files: Record<string, string> = {};
  const actions = {
    createData: (name: string, data: unknown) => {
      files[name] = JSON.stringify(data);
      return Promise.resolve(name);
    },
  } as unknown as PluginContentLoadedActions;
  if (content) {
    await plugin.contentLoaded?.({content, actions});
  }
  return files;
}

describe('validateOptions', () => {
  it('fills in a brand', () => {
    expect(validated({apiUrl: OPTIONS.apiUrl})).toEqual(OPTIONS);
    expect(validated({...OPTIONS, brand: {name: 'Lemon'}}).brand).toEqual({
      ...DEFAULT_BRAND,
      name: 'Lemon',
    });
  });

  it('refuses what an email cannot wear', () => {
    expect(() => validated({...OPTIONS, brand: {color: 'green'}})).toThrow(
      '"brand.color" is no colour. Write it like "#0f6b4c".',
    );
    expect(() => validated({...OPTIONS, apiUrl: 'http://api.example.com'})).toThrow(
      'apiUrl',
    );
    expect(() => validated({})).toThrow('"apiUrl" is required');
  });
});

describe('the data of the pages', () => {
  let files: Record<string, string>;
  beforeAll(async () => {
    files = await made();
  });

  it('is two files for each email and three for all, the same at every build', async () => {
    expect(Object.keys(files).sort()).toEqual(
      [
        'gallery.json',
        'letters.json',
        'required-props.json',
        ...templates.flatMap(({slug}) => [`${slug}.json`, `live-${slug}.json`]),
      ].sort(),
    );
    expect(await made()).toEqual(files);
  });

  it('names the props that a call has to give', () => {
    const required = JSON.parse(files['required-props.json'] ?? '') as object;
    expect(required).toMatchObject({'verification-code': ['code']});
    expect(Object.keys(required)).toHaveLength(templates.length);
  });

  describe.each(templates.map(({slug}) => slug))('%s', (slug) => {
    const page = () => JSON.parse(files[`${slug}.json`] ?? '') as TemplatePage;
    const live = () => JSON.parse(files[`live-${slug}.json`] ?? '') as LiveTemplate;
    const asTyped = (): Texts => ({
      ...fieldsOf(page().props),
      [FIELDS.brandName]: page().brand.name,
      [FIELDS.brandColor]: page().brand.color,
      [FIELDS.subject]: '0',
    });

    it('shows no gap of its own', () => {
      const {preview, outputs, samples} = page();
      const shown = JSON.stringify({preview, outputs, samples});
      expect(shown).not.toContain('gap__');
      expect(preview).not.toContain('{{');
    });

    it('comes out of the editor as it was built, before anything is changed', () => {
      const {preview, outputs, samples} = show(page(), live(), asTyped());
      expect(preview).toBe(page().preview);
      expect(outputs).toEqual(
        Object.fromEntries(page().outputs.map(({id, html}) => [id, html])),
      );
      expect(samples).toEqual(page().samples);
    });

    it('puts a change into the letter and into every form of it', () => {
      const changed = show(page(), live(), {
        ...asTyped(),
        [FIELDS.brandName]: 'Lemon',
        [FIELDS.brandColor]: '#ffe600',
        [FIELDS.subject]: '1',
        [FIELDS.filled]: 'on',
      });
      for (const code of [
        changed.preview,
        changed.subject,
        changed.outputs.html,
        changed.outputs.text,
        ...changed.samples.map(({html}) => html),
      ]) {
        expect(code).toContain('Lemon');
        expect(code).not.toMatch(/Acme|gap__|\{\{/);
      }
      expect(changed.preview).toMatch(/background-color: ?#ffe600/);
      expect(changed.outputs.react).toContain('Lemon');
    });

    it('falls back to the example where a field says nothing usable', () => {
      const {preview} = show(page(), live(), {
        ...asTyped(),
        [FIELDS.brandName]: ' ',
        [FIELDS.brandColor]: 'red;}',
        [FIELDS.subject]: '99',
      });
      expect(preview).toBe(page().preview);
    });

    it('measures what it shows', () => {
      const {preview, measures} = page();
      expect(measures.htmlBytes).toBe(Buffer.byteLength(preview));
      expect(measures.clipBytes).toBe(104_448);
      expect(measures.contrast.light).toBeGreaterThanOrEqual(4.5);
      expect(measures.contrast.dark).toBeGreaterThanOrEqual(4.5);
    });
  });
});
