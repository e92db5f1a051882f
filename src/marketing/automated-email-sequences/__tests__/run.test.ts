import fc from 'fast-check';
import {ada, asks, endings, LAST_DAY, lives, STARTED_AT, steps} from '../onboarding';
import {readDocument} from '../../../api/build';
import {
  dayInWords,
  dueDays,
  progressAt,
  readDay,
  rowAt,
  waitInWords,
  type StopReason,
} from '../run';

interface ApiDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        responses: {
          '200': {
            content: {
              'application/json': {
                examples: Record<string, {value: Record<string, unknown>}>;
              };
            };
          };
        };
      }
    >
  >;
  components: {schemas: {Run: {properties: {stopReason: {description: string}}}}};
}

const api = readDocument() as unknown as ApiDocument;

function example(pathname: string, method: string, name: string) {
  return api.paths[pathname]?.[method]?.responses['200'].content['application/json']
    .examples[name]?.value;
}

const outcomes = (id: string, day: number = LAST_DAY) => {
  const life = lives.find((one) => one.id === id);
  if (!life) {
    throw new Error(`no life ${id}`);
  }
  const {stations, ...rest} = progressAt(steps, ada, life, day);
  return {...rest, states: stations.map(({state, why}) => why ?? state)};
};

describe('the plate and openapi.yaml', () => {
  it('have the same steps', () => {
    const sequence = example('/sequences/{sequence}', 'get', 'active');
    expect(sequence?.['steps']).toEqual(
      steps.map(({wait, template, conditions}) => ({wait, template, conditions})),
    );
  });

  it('begin a run at the same time', () => {
    const run = example('/sequences/{sequence}/contacts/{contact}', 'put', 'started');
    expect(run?.['startedAt']).toBe(STARTED_AT);
  });

  it('know the same reasons to stop', () => {
    const {description} = api.components.schemas.Run.properties.stopReason;
    const documented = [...description.matchAll(/`(\w+)`/g)].map(([, word]) => word);
    expect(endings.map(({reason}) => reason)).toEqual(documented);
  });

  it('say a condition for each step', () => {
    expect(asks).toHaveLength(steps.length);
    expect(steps.map(({conditions}) => conditions.length === 0)).toEqual(
      asks.map((words) => words === 'to everyone'),
    );
  });

  it('waits in days are the durations', () => {
    expect(steps.map(({wait, days}) => [wait, days])).toEqual([
      ['PT0S', 0],
      ['P2D', 2],
      ['P3D', 3],
      ['P1D', 1],
    ]);
    expect(dueDays(steps)).toEqual([0, 2, 5, 6]);
  });
});

describe('a week', () => {
  it('without a move gets every email', () => {
    expect(outcomes('quiet')).toEqual({
      states: ['sent', 'sent', 'sent', 'sent'],
      sent: 4,
      status: 'finished',
    });
  });

  it('leaves out what is done already, at the moment its wait is over', () => {
    expect(outcomes('busy').states).toEqual(['sent', 'projects is 1', 'sent', 'sent']);
  });

  it('ends with the first payment', () => {
    expect(outcomes('pays')).toEqual({
      states: ['sent', 'projects is 1', 'kept', 'kept'],
      sent: 1,
      stopped: {day: 3.25, reason: 'api'},
      status: 'stopped',
    });
  });

  it('does not know the end before it comes', () => {
    expect(outcomes('pays', 3)).toEqual({
      states: ['sent', 'projects is 1', 'waits', 'later'],
      sent: 1,
      status: 'active',
    });
  });

  it('has ended everywhere on the last day, and never takes an email back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lives),
        fc.double({min: 0, max: LAST_DAY, noNaN: true}),
        fc.double({min: 0, max: LAST_DAY, noNaN: true}),
        (life, one, other) => {
          const [before, after] = [Math.min(one, other), Math.max(one, other)];
          const early = progressAt(steps, ada, life, before);
          const late = progressAt(steps, ada, life, after);
          return (
            early.sent <= late.sent &&
            early.stations.every(({state}, index) =>
              state === 'sent' ? late.stations[index]?.state === 'sent' : true,
            ) &&
            early.stations.filter(({state}) => state === 'waits').length <= 1
          );
        },
      ),
    );
    expect(lives.map(({id}) => outcomes(id).status)).not.toContain('active');
  });

  it('a stop after the last email changes nothing', () => {
    const stop: StopReason = 'api';
    const late = {id: 'x', label: '', happenings: [{day: 6.5, text: '', stop}]};
    expect(progressAt(steps, ada, late, 7).status).toBe('finished');
  });
});

describe('the line of the timetable', () => {
  it('is at a stop when its wait is over, and between stops otherwise', () => {
    const due = [0, 2, 5, 6];
    expect([0, 1, 2, 3.5, 6, 7].map((day) => rowAt(due, day))).toEqual([
      0, 0.5, 1, 1.5, 3, 3,
    ]);
  });
});

describe('days in words and as typed', () => {
  it.each([
    [0, 'day 0'],
    [2.25, 'day 2, 6 hours in'],
    [0.05, 'day 0, 1 hour in'],
    [2.999, 'day 3'],
  ])('%p is %s', (day, words) => {
    expect(dayInWords(day)).toBe(words);
  });

  it.each([
    [0, 'immediately'],
    [1, 'after 1 day'],
    [3, 'after 3 days'],
  ])('a wait of %p days is %s', (days, words) => {
    expect(waitInWords(days)).toBe(words);
  });

  it.each([
    ['3', 3],
    [' 2,5 ', 2.5],
    ['9', 7],
    ['', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['three', undefined],
  ])('%p is read as %p', (text, day) => {
    expect(readDay(text, LAST_DAY)).toBe(day);
  });

  it('never throws and never leaves the week', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = readDay(text, LAST_DAY);
        return day === undefined || (day >= 0 && day <= LAST_DAY);
      }),
    );
  });
});
