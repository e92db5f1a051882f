import fc from 'fast-check';
import {HtmlValidate} from 'html-validate';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {initialState, readFragment, writeFragment} from '../../../tools/view/plain';
import {elementsIn} from '../../../../tests/support/elements';
import {checksOf, colorProblem} from '../checks';
import {buttonColors, readColor} from '../color';
import {ACTION, formCss, formHtml, formPage} from '../formHtml';
import {formShape, type FormState} from '../state';

const initial = initialState(formShape);
const hostile = fc.oneof(
  fc.string({unit: anyCharacter, maxLength: 60}),
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "'><img src=x onerror=alert(1)>",
    '</form><form action="https://stranger.example/">',
    '</style><script>',
    '&quot;&#34;',
    '<!--',
    '" autofocus onfocus="x',
  ),
);

const anyForm = fc.record<FormState>({
  heading: hostile,
  text: hostile,
  button: hostile,
  color: fc.oneof(hostile, fc.constantFrom('#fff', '000000', '#FFC93C')),
  corner: fc.constantFrom('square', 'soft', 'round'),
  fields: fc.subarray(['name', 'company']),
  consentAs: fc.constantFrom('sentence', 'box'),
  consent: hostile,
  page: hostile,
});

const parse = (form: FormState) => elementsIn(formPage(form));

function only(form: FormState, tag: string) {
  return parse(form).filter((element) => element.tag === tag);
}

describe('the HTML', () => {
  it('has a label for every field, and the checks of the browser', () => {
    const form: FormState = {...initial, fields: ['name', 'company'], consentAs: 'box'};
    const fields = only(form, 'input')
      .map(({properties}) => properties)
      .filter(({type}) => type !== 'hidden');
    expect(fields.map(({name}) => name)).toEqual([
      'email',
      'name',
      'props.company',
      'consent',
    ]);
    const labelled = only(form, 'label').map(({properties}) => properties['htmlFor']);
    // The box stands inside its label.
    expect(labelled).toEqual(fields.map(({id}) => (id ? [id] : undefined)));
    expect(fields.map(({required}) => required)).toEqual([
      true,
      undefined,
      undefined,
      true,
    ]);
    expect(fields.map(({autoComplete}) => autoComplete)).toEqual([
      ['email'],
      ['name'],
      ['organization'],
      undefined,
    ]);
    const [element] = only(form, 'form');
    expect(element?.properties['ariaLabelledBy']).toEqual([
      only(form, 'h2')[0]?.properties['id'],
    ]);
    // A box ticked beforehand is no consent (GDPR, recital 32).
    expect(fields.at(-1)?.['checked']).toBeUndefined();
  });

  it('takes wording and page along', () => {
    const form = {...initial, consent: 'One "email" a month', page: '/start/'};
    const values = only(form, 'input').map(({properties: {name, value}}) => [
      name,
      value,
    ]);
    expect(values).toContainEqual(['consent', 'One "email" a month']);
    expect(values).toContainEqual(['page', '/start/']);
  });

  it('leaves out what is empty, but for the button', () => {
    const form = {...initial, heading: '', text: '', button: '', consent: ''};
    const tags = parse(form).map(({tag}) => tag);
    expect(tags.filter((tag) => tag === 'h2' || tag === 'p')).toEqual([]);
    expect(only(form, 'form')[0]?.properties).not.toHaveProperty('ariaLabelledBy');
    expect(only(form, 'button')[0]?.text).toBe('Subscribe');
    expect(only(form, 'input').map(({properties}) => properties['name'])).toEqual([
      'email',
      'page',
    ]);
  });

  it('goes to a reserved name', () => {
    expect(new URL(ACTION).hostname).toMatch(/\.example$/);
  });

  it.each(['sentence', 'box'] as const)(
    'is valid, consent as a %s',
    async (consentAs) => {
      const validator = new HtmlValidate({
        extends: ['html-validate:standard'],
        // A box to tick stands inside its label.
        rules: {'no-implicit-input-type': 'off', 'doctype-style': 'off'},
      });
      const {results} = await validator.validateString(
        formPage({...initial, fields: ['name', 'company'], consentAs}),
      );
      expect(
        results.flatMap(({messages}) =>
          messages.map(({ruleId, message}) => `${ruleId}: ${message}`),
        ),
      ).toEqual([]);
    },
  );
});

describe('hostile words', () => {
  it('stay words', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const elements = parse(form);
        const tags = elements.map(({tag}) => tag);
        expect(tags.filter((tag) => tag === 'form')).toHaveLength(1);
        expect(tags.filter((tag) => /^(?:script|img|iframe)$/.test(tag))).toEqual([]);
        const names = elements.flatMap(({properties}) => Object.keys(properties));
        expect(names.filter((name) => /^on|autofocus/i.test(name))).toEqual([]);
        const actions = elements.flatMap(({properties}) => properties['action'] ?? []);
        expect(actions).toEqual([ACTION]);
      }),
    );
  });

  it('never get into the style sheet', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const {ground} = buttonColors(form.color);
        expect(ground).toMatch(/^#[0-9a-f]{6}$/);
        const twin = {...initial, color: ground, corner: form.corner};
        expect(formCss(form)).toBe(formCss(twin));
      }),
    );
  });

  it('never make the checks throw', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(checksOf(form).length).toBeGreaterThanOrEqual(3);
        expect(typeof formHtml(form)).toBe('string');
      }),
    );
  });
});

describe('the colour', () => {
  it.each([
    ['#1F4FD8', '#1f4fd8'],
    ['15d', '#1155dd'],
    [' #ffc93c ', '#ffc93c'],
    ['blue', undefined],
    ['#12345', undefined],
    ['', undefined],
  ])('%j is read as %s', (typed, read) => {
    expect(readColor(typed)).toBe(read);
  });

  it('always leaves words that can be read and an edge that can be seen', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 0xffffff}), (number) => {
        const color = `#${number.toString(16).padStart(6, '0')}`;
        const {labelRatio, groundRatio, edge} = buttonColors(color);
        expect(labelRatio).toBeGreaterThanOrEqual(4.5);
        expect(edge === color).toBe(groundRatio >= 3);
      }),
    );
  });

  it('is black on yellow, with an edge, and says so', () => {
    expect(buttonColors('#ffc93c')).toMatchObject({label: '#000000', edge: '#171b26'});
    const said = checksOf({...initial, color: '#ffc93c'}).map(({text}) => text);
    expect(said[0]).toContain('Black text on #ffc93c');
    expect(said[1]).toContain('dark edge');
    expect(colorProblem({...initial, color: '#ffc93c'})).toBeUndefined();
    expect(colorProblem({...initial, color: 'red'})).toContain('not a valid color');
  });
});

describe('the checks', () => {
  const tones = (form: Partial<FormState>) =>
    checksOf({...initial, ...form}).map(({tone}) => tone);

  it('find nothing wrong with the form at first', () => {
    expect(tones({})).toEqual(['fine', 'fine', 'fine']);
  });

  it('ask for a heading and for consent', () => {
    expect(tones({heading: ' '})).toContain('change');
    expect(tones({consent: ''})).toContain('change');
    expect(tones({button: 'Submit'})).toContain('note');
  });
});

describe('the link', () => {
  it('brings any form back', () => {
    const forms = anyForm.map((form) =>
      readFragment(formShape, writeFragment(formShape, form)),
    );
    fc.assert(
      fc.property(forms, (form) => {
        expect(readFragment(formShape, writeFragment(formShape, form))).toEqual(form);
      }),
    );
  });

  it('is empty for the form at first', () => {
    expect(writeFragment(formShape, initial)).toBe('');
  });
});
