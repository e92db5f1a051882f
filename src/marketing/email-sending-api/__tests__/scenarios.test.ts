import {readDocument} from '../../../api/build';
import {LANES, scenarios, type Step} from '../scenarios';

const {components} = readDocument() as unknown as {
  components: {
    schemas: Record<string, {enum?: string[]}>;
    examples: Record<string, {value?: {status?: number}}>;
  };
};
const eventTypes = Object.values(components.schemas).flatMap(
  (schema) => schema.enum ?? [],
);

type Message = Exclude<Step, {wait: string}>;

const cases = scenarios.map((scenario) => ({
  ...scenario,
  messages: scenario.steps.filter((step): step is Message => 'at' in step),
}));

it.each(cases)(
  '$id: its counts are what its messages add up to',
  ({messages, counts}) => {
    const requests = messages.filter(({text}) => text.startsWith('POST'));
    const delivered = messages.filter(
      ({text, from}) => from === 2 && text.startsWith('250'),
    );
    const handled = messages.filter(({text}) => text === '204');
    expect(counts).toEqual({
      requests: requests.length,
      emails: delivered.length,
      events: handled.length,
    });
  },
);

it.each(cases)(
  '$id: goes from one lane to the next, and never back in time',
  ({messages}) => {
    const times = messages.map(({at}) => at).filter((at) => at !== 'Later');
    expect([...times].sort()).toEqual(times);
    for (const {from, to} of messages) {
      expect(Math.abs(from - to)).toBe(1);
      expect(Math.max(from, to)).toBeLessThan(LANES.length);
    }
  },
);

it.each(cases)('$id: names errors and events of the API', ({messages}) => {
  for (const {text} of messages) {
    const [, status, code = ''] = /^(4\d\d) (\w+)$/.exec(text) ?? [];
    if (status !== undefined) {
      expect(components.examples[code]?.value?.status).toBe(Number(status));
    }
    if (text.startsWith('email.')) {
      expect(eventTypes).toContain(text);
    }
  }
});

it.each(cases)(
  '$id: what is repeated has the key or the ID of the first time',
  ({messages}) => {
    for (const {tone, text, note = ''} of messages) {
      if (tone === 'again') {
        const first = messages.find((one) => one.text === text);
        expect(note).toBe(`${first?.note ?? ''}, as before`);
      }
    }
  },
);
