import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {InjectionWalk, ScopeRisks} from '..';
import {guards, POISON} from '../guards';
import {scopes} from '../scopes';

const docs = readFileSync(path.resolve(process.cwd(), 'docs/mcp-server.mdx'), 'utf8');

/** The table of tools in the docs: name, scope, and whether a person is asked. */
const rows = [
  ...docs.matchAll(/^\| `(\w+)` +\| `([a-z:]+)` +\| [^|]*\| ([^|]*?) *\|$/gm),
].map(([, tool = '', scope = '', asks]) => ({tool, scope, asks: asks === 'yes'}));

test('every tool of the docs stands under its scope, and no other', () => {
  const ours = scopes.flatMap(({scope, tools}) =>
    tools.map((tool) => `${tool} ${scope}`),
  );
  expect(ours.sort()).toEqual(rows.map(({tool, scope}) => `${tool} ${scope}`).sort());
});

test.each(scopes.map((scope) => [scope.scope, scope] as const))(
  '%s asks a person where the docs say so',
  (_, {scope, asks}) => {
    const said = rows.filter((row) => row.scope === scope).map((row) => row.asks);
    expect(new Set(said)).toEqual(new Set([asks === 'always']));
  },
);

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
