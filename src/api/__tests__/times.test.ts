import {facts} from '../../site';
import {parseDocument} from '../readDocument';
import {readSpec} from '../readSpec';
import {loadDocument, loadText} from './support';

/** The times that a request may have, in samples and as examples of fields. */
const timesOf = (now: Date) => {
  const {operations} = readSpec(parseDocument(loadText(), now), facts);
  return operations.flatMap(({samples, body}) => [
    ...samples.flatMap(({request}) =>
      request.daysAhead === undefined ? [] : [JSON.stringify(request.body)],
    ),
    ...(body?.fields ?? []).flatMap(({name, example = ''}) =>
      name === 'scheduledAt' ? [example] : [],
    ),
  ]);
};

it.each(['2026-11-24', '2029-12-31'])(
  'on %s, times are to come and not too far',
  (day) => {
    const now = new Date(`${day}T12:00:00Z`);
    const times = timesOf(now).flatMap(
      (text) => text.match(/[-\d]+T[\d:]+(Z|\+[\d:]+)/g)?.[0] ?? [],
    );
    expect(times).toHaveLength(timesOf(now).length);
    expect(times.length).toBeGreaterThan(4);
    for (const time of times) {
      const days = (Date.parse(time) - now.getTime()) / (24 * 60 * 60 * 1000);
      expect(days).toBeGreaterThan(1);
      expect(days).toBeLessThan(facts.scheduleDaysAhead.value);
    }
  },
);

it('leaves the times of responses as they are', () => {
  const at = (now: string) =>
    JSON.stringify(parseDocument(loadText(), new Date(now)).webhooks);
  expect(at('2029-12-31')).toBe(JSON.stringify(loadDocument().webhooks));
});
