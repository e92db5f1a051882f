import fc from 'fast-check';
import {readDocument} from '../../../api/build';
import {elementsIn} from '../../../../tests/support/elements';
import {initialState} from '../../../tools/view/plain';
import {formPage} from '../formHtml';
import {formShape} from '../state';
import {bodyOf, contactAfter, STEPS, wordingLine} from '../way';

interface Schema {
  properties: Record<string, {enum?: string[]}>;
  required: string[];
  enum: string[];
}

const {components} = readDocument() as unknown as {
  components: {schemas: Record<string, Schema>};
};
const initial = initialState(formShape);

describe('the stored contact', () => {
  const contacts = STEPS.map(({id}) => contactAfter(id, initial));

  it('has the fields and statuses of the API, and all of the fields', () => {
    const {required = []} = components.schemas['Contact'] ?? {};
    for (const contact of contacts) {
      expect(Object.keys(contact).sort()).toEqual([...required].sort());
      expect(components.schemas['ContactStatus']?.enum).toContain(contact.status);
    }
  });

  it('is subscribed only once it is confirmed, and until it unsubscribes', () => {
    expect(contacts.map(({status}) => status)).toEqual([
      'pending',
      'pending',
      'subscribed',
      'unsubscribed',
      'pending',
    ]);
  });

  it('changes with events of the API', () => {
    const {enum: types = []} =
      components.schemas['ContactEvent']?.properties['type'] ?? {};
    expect(types).toContain(`contact.${contactAfter('confirm', initial).status}`);
    expect(types).toContain(`contact.${contactAfter('leave', initial).status}`);
  });
});

describe('the form data', () => {
  it('has the fields that the form has, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({unit: 'binary'}),
        fc.string({unit: 'binary', minLength: 1}),
        fc.subarray(['name', 'company']),
        (page, consent, fields) => {
          const form = {...initial, page, consent, fields};
          const sent = new URLSearchParams(bodyOf(form).join('&'));
          const asked = elementsIn(formPage(form))
            .filter(({tag}) => tag === 'input')
            .map(({properties}) => properties['name']);
          expect([...sent.keys()]).toEqual(asked);
        },
      ),
    );
  });

  it('has no consent where the form has none', () => {
    const sent = new URLSearchParams(bodyOf({...initial, consent: ''}).join('&'));
    expect([...sent.keys()]).toEqual(['email', 'page']);
  });
});

it('a line for the list of wordings has the day, the page and the wording', () => {
  const form = {...initial, page: 'blog', consent: 'Once a month.'};
  expect(wordingLine(form, '2026-11-03')).toBe('2026-11-03\t/blog\tOnce a month.');
});
