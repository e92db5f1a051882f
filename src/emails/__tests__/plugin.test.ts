import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {strFromU8, unzipSync} from 'fflate';
import {simpleParser} from 'mailparser';
import {otherDesigns} from '../brandChoices';
import {FIELDS} from '../fragment';
import type {Gallery} from '../galleryData';
import {draft, show} from '../live';
import {DEFAULT_BRAND, type EmailsOptions} from '../options';
import {parseOwnBrand} from '../ownBrand';
import type {LiveTemplate, TemplatePage} from '../pageData';
import {exampleHtml} from '../outputs/exampleHtml';
import {zipInBrand, type Parcel} from '../parcel';
import emailsPlugin, {validateOptions} from '../plugin';
import {templates} from '../templates';
import {fieldsOf} from '../rows';
import {dress, type Shelf} from '../shelf';
import type {Texts} from '../types';

const OPTIONS: EmailsOptions = {
  brand: DEFAULT_BRAND,
  apiUrl: 'https://api.example.com/v1',
};

// The age of the data on mail clients grows by itself: see the tests of `ageWarning`.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

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
      '"brand.color" is not a valid color. Use a value like "#0f6b4c".',
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

  it('is two files for each email and five for all, the same at every build', async () => {
    expect(Object.keys(files).sort()).toEqual(
      [
        'gallery.json',
        'letters.json',
        'parcel.json',
        'required-props.json',
        'shelf.json',
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

  describe('in a brand of the visitor’s own', () => {
    const own = parseOwnBrand(
      JSON.stringify({
        fields: {
          [FIELDS.brandName]: 'Lemon',
          [FIELDS.brandColor]: '#ffe600',
          [FIELDS.brandAddress]: 'Lemon Ltd, 1 Tree Road, Cork',
          [FIELDS.brandLogo]: 'https://lemon.example/logo.png',
        },
        logo: {data: 'data:image/png;base64,AA==', width: 120, height: 40},
      }),
    );

    it('is every email of the gallery, and the call it shows', () => {
      const {letters, samples} = dress(
        JSON.parse(files['shelf.json'] ?? '') as Shelf,
        own,
      );
      expect(Object.keys(letters)).toEqual(templates.map(({slug}) => slug));
      for (const {html, subject} of Object.values(letters)) {
        expect(html).toContain('src="data:image/png;base64,AA=="');
        expect(html).toContain('Lemon Ltd, 1 Tree Road, Cork');
        expect(html + subject).not.toMatch(/\bAcme\b|gap__|\{\{/);
      }
      for (const {html} of samples) {
        expect(html).toContain('Lemon &lt;security@acme.example&gt;');
        expect(html).not.toMatch(/\bAcme\b|gap__/);
      }
    });

    it('is the zip, with one theme and everything that headers need', () => {
      const parcel = JSON.parse(files['parcel.json'] ?? '') as Parcel;
      const {bytes} = zipInBrand(parcel, own);
      const zip = Object.fromEntries(
        Object.entries(unzipSync(bytes)).map(([name, content]) => [
          name.replace(`${parcel.options.folder}/`, ''),
          strFromU8(content),
        ]),
      );
      for (const [name, content] of Object.entries(zip)) {
        expect([name, /\bAcme\b|gap__/.test(content)]).toEqual([name, false]);
      }
      expect(JSON.parse(zip['theme.json'] ?? '')).toMatchObject({
        name: 'Lemon',
        color: '#ffe600',
        logo: 'https://lemon.example/logo.png',
        address: 'Lemon Ltd, 1 Tree Road, Cork',
      });
      const emails = JSON.parse(zip['emails.json'] ?? '') as {slug: string}[];
      expect(emails.map(({slug}) => slug)).toEqual(templates.map(({slug}) => slug));
      expect(emails.find(({slug}) => slug === 'new-message-notification')).toMatchObject({
        from: {name: 'Lemon'},
        headers: {'List-Unsubscribe': '<{{muteUrl}}>'},
        props: expect.arrayContaining([
          expect.objectContaining({required: false}),
        ]) as unknown,
      });
      expect(zip['password-reset/password-reset.html']).toContain(
        'src="https://lemon.example/logo.png" alt="Lemon"',
      );
    });

    it('is the zip that the build makes without its evidence, while nothing differs', () => {
      const parcel = JSON.parse(files['parcel.json'] ?? '') as Parcel;
      const gallery = JSON.parse(files['gallery.json'] ?? '') as Gallery;
      const {bytes, files: number} = zipInBrand(parcel, {fields: {}});
      expect(number).toBe(gallery.zip.files - templates.length);
      const zip = unzipSync(bytes);
      const names = Object.keys(zip);
      expect(names.filter((name) => name.endsWith('.evidence.json'))).toEqual([]);
      expect(names).toHaveLength(number);
      // A reader who misses it learns where it is.
      const guide = strFromU8(
        zip[`${parcel.options.folder}/README.md`] ?? new Uint8Array(),
      );
      expect(guide).toContain('.evidence.json');
    });
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

    it('changes the design of the letter and of the files, and of nothing else', () => {
      const template = templates.find((one) => one.slug === slug);
      for (const design of otherDesigns(page().brand)) {
        const changed = show(page(), live(), {
          ...asTyped(),
          [FIELDS.brandDesign]: design,
        });
        expect(changed.preview).toBe(
          template && exampleHtml(template, {...DEFAULT_BRAND, design}),
        );
        expect(changed.outputs.html).not.toContain('gap__');
        expect(changed.outputs.html).not.toBe(page().outputs[0]?.html);
        expect(changed.outputs.react).toContain(`design: <i>'${design}'`);
        expect(changed.samples).toEqual(page().samples);
      }
    });

    it('becomes a draft with both parts and its own headers', async () => {
      const logo = {data: 'data:image/png;base64,AA==', width: 120, height: 40};
      const fields = {...asTyped(), [FIELDS.brandName]: 'Zürich Café'};
      const shown = show(page(), live(), fields, logo);
      const mail = await simpleParser(
        draft(page(), live(), fields, logo, new Date('2026-11-23T16:25:00Z')),
        {skipImageLinks: true},
      );
      expect(mail.subject).toBe(shown.subject);
      expect(mail.from?.value).toEqual([{name: 'Zürich Café', address: page().sender}]);
      expect(mail.html).toBe(shown.preview.replace(logo.data, 'cid:logo@email.invalid'));
      expect(mail.html).toContain(shown.preheader.slice(0, 10));
      expect(mail.text).not.toMatch(/\bAcme\b|gap__|\{\{/);
      expect(mail.attachments).toHaveLength(1);
      expect(mail.headers.has('list')).toBe('List-Unsubscribe' in (page().headers ?? {}));
    });

    it('sends from and to what the form says', () => {
      const {from, to, samples} = show(page(), live(), {
        ...asTyped(),
        [FIELDS.from]: 'hello@lemon.example',
        [FIELDS.to]: 'bo@customer.example',
      });
      expect([from, to]).toEqual(['hello@lemon.example', 'bo@customer.example']);
      for (const {html} of samples) {
        expect(html).toContain('Acme &lt;hello@lemon.example&gt;');
        expect(html).toContain('bo@customer.example');
      }
    });

    it('falls back to the example where a field says nothing usable', () => {
      const {preview} = show(page(), live(), {
        ...asTyped(),
        [FIELDS.brandName]: ' ',
        [FIELDS.brandColor]: 'red;}',
        [FIELDS.brandDesign]: 'constructor',
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
