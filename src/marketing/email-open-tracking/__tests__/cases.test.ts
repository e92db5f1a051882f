import {brand} from '../../../site';
import {programs, READINGS, VERDICTS, type Case} from '../cases';
import {samples} from '../samples';
import {sources} from '../sources';
import {readDocument} from '../../../api/build';

interface Schema {
  properties: Record<string, {enum?: string[]}>;
  required: string[];
}

const {components} = readDocument() as unknown as {
  components: {schemas: Record<string, Schema>};
};

function membersOf(name: string): string[] {
  return Object.keys(components.schemas[name]?.properties ?? {});
}

function read(text: string): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>;
}

const cases = programs.flatMap((program) =>
  READINGS.map(({id}): [string, 'read' | 'unread', Case] => [
    `${program.name}, ${id}`,
    id,
    program[id],
  ]),
);

describe('a case', () => {
  it.each(cases)(
    '%s: notes a time only where a request reaches us',
    (_name, _id, one) => {
      expect(one.openedAt !== undefined).toBe(one.route.reaches === 'counter');
    },
  );

  it.each(cases)('%s: is judged by what happened', (_name, id, {openedAt, verdict}) => {
    const happened = id === 'read';
    const noted = openedAt !== undefined;
    const expected =
      happened === noted
        ? happened && openedAt !== '10:02'
          ? 'late'
          : 'right'
        : noted
          ? 'false'
          : 'missed';
    expect(verdict).toBe(expected);
  });

  it.each(cases)('%s: its steps tell when the email was read', (_name, id, {steps}) => {
    const times = steps.map(({at}) => at);
    expect(times.includes('10:02')).toBe(id === 'read');
    expect(times.includes('Never')).toBe(id === 'unread');
    expect(new Set(times).size).toBe(times.length);
  });
});

test('every verdict is among the cases', () => {
  const found = new Set(cases.map(([, , {verdict}]) => verdict));
  expect([...found].sort()).toEqual(Object.keys(VERDICTS).sort());
});

describe('the samples', () => {
  const request = read(/-d '(.*)'$/s.exec(samples.request.bash)?.[1] ?? '');

  it('send what the API takes, with the switch on', () => {
    const known = membersOf('SendEmail');
    expect(Object.keys(request).filter((member) => !known.includes(member))).toEqual([]);
    expect(request['trackOpens']).toBe(true);
  });

  it.each(Object.entries(samples.request))('say the same in %s', (_language, code) => {
    for (const name of ['from', 'to', 'subject', 'html']) {
      expect(code).toContain(String(request[name]));
    }
    expect(code).toContain('trackOpens');
    expect(code).toContain(`${brand.api}/emails`);
  });

  it('show an email and an event of the reference', () => {
    const email = membersOf('Email');
    expect(
      Object.keys(read(samples.email.json)).filter((m) => !email.includes(m)),
    ).toEqual([]);
    const event = read(samples.event.json);
    expect(Object.keys(event)).toEqual(components.schemas['EmailEvent']?.required);
    expect(components.schemas['EmailEvent']?.properties['type']?.enum).toContain(
      event['type'],
    );
    expect(Object.keys(event['data'] as object).sort()).toEqual(
      [...(components.schemas['EmailEventData']?.required ?? [])].sort(),
    );
  });
});

test('every source has an https address of its own', () => {
  expect(new Set(sources.map(({href}) => new URL(href).protocol))).toEqual(
    new Set(['https:']),
  );
  expect(new Set(sources.map(({href}) => href)).size).toBe(sources.length);
});
