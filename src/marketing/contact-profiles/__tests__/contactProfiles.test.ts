import {changedFields, inWords, moments} from '../moments';
import {samples} from '../samples';
import {readDocument} from '../../../api/build';

interface Schema {
  properties: Record<string, {enum?: string[]; type?: string | string[]}>;
  required: string[];
  enum: string[];
}

const api = readDocument() as unknown as {
  paths: Record<string, object>;
  components: {schemas: Record<string, Schema>};
};

function schema(name: string): Schema {
  const found = api.components.schemas[name];
  if (!found) {
    throw new Error(`openapi.yaml has no schema ${name}.`);
  }
  return found;
}

const contact = schema('Contact');
const statuses = schema('ContactStatus').enum;

describe('the contact beside the book', () => {
  it.each(moments.map((moment, index) => [index, moment.contact] as const))(
    'after entry %s has the fields of the API, and all of them',
    (_index, shown) => {
      expect(Object.keys(shown).sort()).toEqual([...contact.required].sort());
      expect(Object.keys(shown).filter((name) => !(name in contact.properties))).toEqual(
        [],
      );
      expect(statuses).toContain(shown.status);
      expect(shown.unsubscribedAt === null).toBe(shown.status === 'subscribed');
    },
  );

  it('keeps its id, and its times never go back', () => {
    expect(new Set(moments.map((moment) => moment.contact.id)).size).toBe(1);
    const times = moments.map((moment) => moment.contact.updatedAt);
    expect([...times].sort()).toEqual(times);
  });

  it('changes by what is told of it, and not by emails', () => {
    expect(moments.map((_, index) => changedFields(index))).toEqual([
      [],
      [],
      [],
      ['props', 'groups', 'updatedAt'],
      [],
      ['status', 'unsubscribedAt', 'updatedAt'],
      [],
    ]);
  });
});

describe('what is said of an entry', () => {
  it('counts it and names what changed', () => {
    expect(inWords(3)).toBe(
      'Entry 4 of 7. 10 Nov: plan, from trial to team, with 5 seats. Changed. Changed in the profile: props, groups.',
    );
    expect(inWords(1)).toContain('The profile did not change.');
    expect(inWords(0)).toContain('The profile was created.');
    expect(inWords(99)).toBe('');
  });
});

describe('the samples', () => {
  const unknown = (json: string, name: string) =>
    Object.keys(JSON.parse(json) as object).filter(
      (member) => !(member in schema(name).properties),
    );

  it('know the fields of the API', () => {
    expect(unknown(samples.audience.json, 'Audience')).toEqual([]);
  });

  it('ask with operators there are', () => {
    const {conditions} = JSON.parse(samples.audience.json) as {
      conditions: {operator: string}[];
    };
    const operators = schema('Condition').properties['operator']?.enum ?? [];
    expect(conditions.filter(({operator}) => !operators.includes(operator))).toEqual([]);
  });

  it('save the contact of the first entry, in five languages', () => {
    expect(Object.keys(samples.save)).toHaveLength(5);
    for (const code of Object.values(samples.save)) {
      expect(code).toContain('ana@customer.example');
      expect(code).toContain('2041');
    }
  });
});
