import {journeys} from '../journeys';
import {readDocument} from '../../../../api/build';

interface Payload {
  timestamp: string;
  data: {reply: string | null};
}

const spec = readDocument() as unknown as {
  webhooks: Record<
    string,
    {
      post: {
        requestBody: {
          content: Record<string, {examples: Record<string, {value: Payload}>}>;
        };
      };
    }
  >;
};

function event(type: string): Payload {
  const examples =
    spec.webhooks[type]?.post.requestBody.content['application/json']?.examples;
  const [first] = Object.values(examples ?? {});
  if (!first) {
    throw new RangeError(`The API has no event ${type}.`);
  }
  return first.value;
}

function stops(id: string) {
  return journeys.find((journey) => journey.id === id)?.stops ?? [];
}

test.each([
  ['delivered', 'email.sent', 'sent'],
  ['delivered', 'email.delivered', 'delivered'],
  ['delivered', 'email.opened', 'opened'],
  ['bounced', 'email.bounced', 'bounced'],
])('%s: %s is as in the API reference', (id, type, state) => {
  const {timestamp, data} = event(type);
  const stop = stops(id).find((one) => one.state === state);
  expect(stop?.time).toBe(timestamp.slice(11, 19));
  if (data.reply !== null) {
    expect(stop?.wire).toBe(data.reply);
  }
});

test('no journey goes back in time', () => {
  for (const journey of journeys) {
    const times = journey.stops.flatMap(({time}) => time ?? []);
    expect(times).toEqual([...times].sort());
  }
});

test('every journey begins with the request', () => {
  expect(new Set(journeys.map((journey) => journey.stops[0].state))).toEqual(
    new Set(['requested']),
  );
});
