import {readDocument} from '../../../api/build';
import {FILTERS, log} from '../logRows';

interface Operation {
  parameters: readonly {name?: string}[];
}

const {paths, components} = readDocument() as unknown as {
  paths: Record<string, {get: Operation}>;
  components: {schemas: {EmailStatus: {enum: readonly string[]}}};
};

test('the log is filtered by parameters that the list of emails has', () => {
  const names = paths['/emails']?.get.parameters.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining([...FILTERS]));
});

test('its rows have statuses of emails, and stand newest first', () => {
  expect(components.schemas.EmailStatus.enum).toEqual(
    expect.arrayContaining(log.map(({status}) => status)),
  );
  const times = log.map(({time}) => time);
  expect(times).toEqual([...times].sort().reverse());
});
