import {renderToStaticMarkup} from 'react-dom/server';
import {InjectionWalk, ScopeRisks} from '..';
import {guards, POISON} from '../guards';
import {scopes} from '../scopes';
import {readDocument} from '../../../../api/build';

jest.mock('../../../../metadata', () => ({JsonLd: () => null}));

const {paths} = readDocument() as unknown as {
  paths: Record<string, Record<string, Operation>>;
};

/** What the tests read of an operation. */
interface Operation {
  operationId?: string;
  security?: readonly {key?: readonly string[]}[];
}

test('every tool has the scope that the API asks for', () => {
  const asked = new Map(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .map(({operationId, security}) => [operationId, security?.[0]?.key?.[0]]),
  );
  const tools = scopes.flatMap(({scope, tools: names}) =>
    names.map((name) => ({name, scope})),
  );
  expect(tools.length).toBeGreaterThan(0);
  expect(tools.filter(({name, scope}) => asked.get(name) !== scope)).toEqual([]);
});

test('an email is sent only where the walk says that data leaked', () => {
  for (const {turns, harm} of guards) {
    expect(turns.some(({text}) => text.includes('status: queued'))).toBe(harm === 'leak');
  }
});

test('both exhibits are whole before any script', () => {
  const walk = renderToStaticMarkup(<InjectionWalk />);
  expect(walk.split(POISON)).toHaveLength(guards.length + 1);
  expect(renderToStaticMarkup(<ScopeRisks />).match(/scope="row"/g)).toHaveLength(
    scopes.length,
  );
});
