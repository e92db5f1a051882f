import fc from 'fast-check';
import {
  canCompare,
  meets,
  OPERATORS,
  readValue,
  type Operator,
  type Value,
} from '../../parts/condition';
import {recipientCount, verdictOf, type Person} from '../../parts/audience';
import {choices, people} from '../people';
import {readDocument} from '../../../api/build';

interface ApiDocument {
  components: {
    schemas: {
      Condition: {properties: {operator: {enum: string[]}; field: {pattern: string}}};
      ContactStatus: {enum: string[]};
    };
  };
  paths: {
    '/messages': {
      post: {
        requestBody: {
          content: {
            'application/json': {examples: {markdown: {value: {audience: object}}}};
          };
        };
      };
    };
  };
}

const api = readDocument() as unknown as ApiDocument;
const {Condition, ContactStatus} = api.components.schemas;

const ada: Person = {
  name: 'Ada',
  createdAt: '2026-11-19T09:41:07Z',
  status: 'subscribed',
  groups: ['beta'],
  props: {plan: 'trial', seats: 4},
};

function isTrue(field: string, operator: Operator, value?: Value): boolean {
  return meets(ada, value === undefined ? {field, operator} : {field, operator, value});
}

describe('the scene and openapi.yaml', () => {
  it('have the same operators', () => {
    expect(OPERATORS).toEqual(Condition.properties.operator.enum);
  });

  it('know the same statuses, and the twelve have each of them', () => {
    expect(new Set(people.map(({status}) => status))).toEqual(
      new Set(ContactStatus.enum),
    );
  });

  it('begin with the audience of the sample on the page', () => {
    const {examples} =
      api.paths['/messages'].post.requestBody.content['application/json'];
    expect(choices[0]?.audience).toEqual(examples.markdown.value.audience);
  });

  it('look at fields the API has', () => {
    const pattern = new RegExp(Condition.properties.field.pattern);
    const fields = choices.flatMap(({audience}) =>
      audience.conditions.map(({field}) => field),
    );
    expect(fields.filter((field) => !pattern.test(field))).toEqual([]);
  });
});

describe('a condition', () => {
  it.each<[string, Operator, Value | undefined, boolean]>([
    ['props.plan', 'is', 'trial', true],
    ['props.plan', 'is', 'Trial', false],
    ['props.plan', 'is_not', 'team', true],
    ['props.seats', 'is', 4, true],
    ['props.seats', 'is', '4', false],
    ['props.seats', 'greater_than', 3, true],
    ['props.seats', 'greater_than', 4, false],
    ['props.seats', 'less_than', 5, true],
    ['props.seats', 'less_than', '5', false],
    ['props.plan', 'contains', 'TRI', true],
    ['props.seats', 'contains', '4', false],
    ['createdAt', 'before', '2026-11-19T10:00:00+01:00', false],
    ['createdAt', 'before', '2026-11-19T11:00:00Z', true],
    ['createdAt', 'after', '2026-11-19T11:00:00+02:00', true],
    ['createdAt', 'after', 'yesterday', false],
    ['props.plan', 'set', undefined, true],
    ['props.plan', 'not_set', undefined, false],
  ])('%s %s %p: %p', (field, operator, value, expected) => {
    expect(isTrue(field, operator, value)).toBe(expected);
  });

  it('on a field that is missing is true for is_not and not_set only', () => {
    const held = OPERATORS.filter((operator) =>
      isTrue('props.projects', operator, operator.endsWith('set') ? undefined : 1),
    );
    expect(held).toEqual(['is_not', 'not_set']);
  });

  it('does not take what every object has for a prop', () => {
    expect(isTrue('props.constructor', 'set')).toBe(false);
    expect(isTrue('props.__proto__', 'set')).toBe(false);
  });

  it('says what it can compare with', () => {
    expect(canCompare('greater_than', 'four')).toBe(false);
    expect(canCompare('before', '1 November')).toBe(false);
    expect(canCompare('before', '2026-11-01T00:00:00Z')).toBe(true);
    expect(canCompare('contains', '')).toBe(false);
    expect(canCompare('is', '')).toBe(true);
  });
});

describe('the verdict', () => {
  const audience = {
    groups: ['beta'],
    conditions: [{field: 'props.plan', operator: 'is', value: 'trial'}],
  } as const;

  it('names the group, then the condition, then the status', () => {
    const hidden = {...ada, status: 'bounced'} as const;
    const reasons = [
      {...hidden, groups: ['news'], props: {}},
      {...hidden, props: {plan: 'team'}},
      {...hidden, props: {}},
      hidden,
    ].map((person) => verdictOf(person, audience));
    expect(reasons).toEqual([
      {gets: false, why: 'group', text: 'not in beta'},
      {gets: false, why: 'condition', text: 'plan is team'},
      {gets: false, why: 'condition', text: 'no plan'},
      {gets: false, why: 'status', text: 'bounced'},
    ]);
    expect(verdictOf(ada, audience)).toEqual({gets: true});
  });

  it('lets nobody through who is not subscribed, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...people),
        fc.constantFrom('props.plan', 'props.seats', 'name', 'createdAt', 'props.x'),
        fc.constantFrom(...OPERATORS),
        fc.string(),
        (person, field, operator, text) => {
          const conditions = [{field, operator, value: readValue(text)}];
          const {gets} = verdictOf(person, {groups: [], conditions});
          return !gets || person.status === 'subscribed';
        },
      ),
    );
  });

  it('counts what the frame shows', () => {
    const counts = choices.map(({id, audience: of}) => [id, recipientCount(people, of)]);
    expect(counts).toEqual([
      ['trial', 2],
      ['beta', 6],
      ['teams', 3],
      ['all', 8],
    ]);
  });
});

describe('a typed value', () => {
  it.each<[string, Value]>([
    ['4', 4],
    [' -2.5 ', -2.5],
    ['4 seats', '4 seats'],
    ['1e9', '1e9'],
    ['', ''],
  ])('%p is %p', (text, value) => {
    expect(readValue(text)).toBe(value);
  });
});
