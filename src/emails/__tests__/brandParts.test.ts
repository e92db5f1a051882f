import path from 'node:path';
import {highlight} from '../../reading/build';
import {
  partValues,
  withParts,
  withPartsHighlighted,
  type BrandParts,
} from '../brandParts';
import {fillCode} from '../engine';
import {highlightGroups} from '../groups';
import {loadSources} from '../loadOutputs';
import {DEFAULT_BRAND} from '../options';
import {outputsOf, type OutputId} from '../outputs/outputsOf';
import type {Sources} from '../outputs/reactSource';
import {templates} from '../templates';
import {unhighlight} from '../unhighlight';

const PARTS: BrandParts = {
  logo: {src: 'https://acme.example/logo.png', width: 120, height: 40},
  address: "Lemon d'Or <GmbH>, 1 Road, Zürich",
};

let sources: Sources;
beforeAll(async () => {
  sources = await loadSources(
    path.resolve('src/emails'),
    templates.map(({slug}) => slug),
  );
});

describe.each(templates.map((template) => [template.slug, template] as const))(
  'logo and address in %s',
  (_slug, template) => {
    const outputs = () =>
      outputsOf(template, DEFAULT_BRAND, sources, 'https://api.example.com').outputs;
    const dressed = (id: OutputId) => {
      const {code = '', syntax = 'text'} = outputs().find((one) => one.id === id) ?? {};
      return fillCode(withParts(code, id, PARTS), partValues(PARTS), syntax);
    };

    it('stand in the HTML: one picture instead of the first name, the address last', () => {
      const html = dressed('html');
      expect(html.match(/<img [^>]*>/g)).toEqual([
        '<img src="https://acme.example/logo.png" alt="gap__name" width="120" height="40" style="display:block;border:0;max-width:100%"/>',
      ]);
      const [, body = ''] = html.split('<body');
      const said = body.replace(/<[^>]*>/g, '').trim();
      expect(said.endsWith('Lemon d&#x27;Or &lt;GmbH&gt;, 1 Road, Zürich')).toBe(true);
      expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h1'));
    });

    it('stand in the React file and the text', () => {
      const react = dressed('react');
      expect(react).toContain(
        "logo: {src: 'https://acme.example/logo.png', width: 120, height: 40},",
      );
      expect(react).toContain("{'Lemon d\\'Or <GmbH>, 1 Road, Zürich'}");
      expect(dressed('text').trim().split('\n').at(-1)).toBe(PARTS.address);
    });

    it('stand at the same places in the highlighted code', () => {
      for (const {id, code, syntax} of outputs()) {
        const html = highlightGroups(code, (plain) => highlight(plain, syntax));
        expect(unhighlight(html)).toBe(code);
        expect(unhighlight(withPartsHighlighted(html, id, PARTS))).toBe(
          withParts(code, id, PARTS),
        );
      }
    });

    it('stand in no group, so that they come whatever the values are', () => {
      const {code = ''} = outputs().find(({id}) => id === 'html') ?? {};
      const none = Object.fromEntries(template.props.map(({name}) => [name, '']));
      expect(fillCode(withParts(code, 'html', PARTS), none, 'markup')).toMatch(
        /gap__logo[^]*gap__address/,
      );
    });

    it('leave the code alone that has neither', () => {
      for (const {id, code} of outputs()) {
        expect(withParts(code, id, {address: ''})).toBe(code);
      }
    });
  },
);

it('an address that looks like a gap stays text', () => {
  expect(partValues({address: '{{email}} gap__color\r\nBcc: x'})).toEqual({
    gap__logo: '',
    gap__address: 'email color Bcc: x',
  });
});
