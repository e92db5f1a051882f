import {writeRegistry, writeRoutes} from '../clientData';

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

const REGISTRY = `export default {
${entry('aaaa', '@theme/DocItem')}
${entry('bbbb', '@site/docs/a.mdx')}
${entry('cccc', '@generated/context.json')}
${entry('dddd', '@site/blog/a.mdx?truncated=true')}};
`;

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', '123'),
    routes: [
      {
        path: '/docs/a/',
        component: ComponentCreator('/docs/a/', '456'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const NAMES = {
  '/docs/-123': {
    __comp: 'aaaa',
    __context: {plugin: 'cccc'},
    items: [{content: 'dddd'}],
  },
  '/docs/a/-456': {__comp: 'aaaa', content: 'bbbb'},
};

const write = (
  routes: string,
  names: Parameters<typeof writeRoutes>[1] = NAMES,
  registry = REGISTRY,
) =>
  writeRoutes(routes, names, registry, (request) => ({name: request}), '/routePage.tsx');

describe('the table of routes in the browser', () => {
  it('has the loaders of each route in it, and shared ones once', () => {
    const table = write(ROUTES);
    expect(table).toContain(
      `{
    path: '/docs/',
    component: routePage({__comp: load0}, context0),
    routes: [
      {
        path: '/docs/a/',
        component: routePage({__comp: load0, content: load1}, null),
        exact: true,
        sidebar: "docs"
      }`,
    );
    expect(table).toContain(
      'const context0 = {"plugin":{"name":"@generated/context.json"}};',
    );
    expect(table.match(/import\(.*DocItem/g)).toHaveLength(1);
    // What draws the text of a page is not in the file of what is around it.
    expect(table).toContain('webpackChunkName: "aaaa" */ "@theme/DocItem"');
    const frame = REGISTRY.replaceAll('@theme/DocItem', '@theme/DocRoot');
    expect(write(ROUTES, NAMES, frame)).toContain(
      'webpackChunkName: "docs" */ "@theme/DocRoot"',
    );
    expect(table).toContain('webpackChunkName: "bbbb" */ "@site/docs/a.mdx"');
    expect(table).not.toContain('truncated');
  });

  it('is not made from what it does not understand', () => {
    expect(() => write('export default null;')).toThrow('routes.js');
    expect(() => write(ROUTES.replace("'/docs/', '123'", 'other('))).toThrow();
    expect(() => write(ROUTES.replaceAll('/docs/a/', '/docs/:id/'))).toThrow('patterns');
    const several = {...NAMES, '/docs/a/-456': {__comp: 'aaaa', others: ['bbbb']}};
    expect(() => write(ROUTES, several)).toThrow('"others"');
    const unknown = {...NAMES, '/docs/a/-456': {__comp: 'zzzz'}};
    expect(() => write(ROUTES, unknown)).toThrow('zzzz');
  });
});

describe('the registry of the server', () => {
  it('is without modules of unused props, also in its last line', () => {
    const registry = writeRegistry(REGISTRY, NAMES);
    expect(registry).not.toContain('truncated');
    expect(registry.match(/resolveWeak/g)).toHaveLength(3);
    expect(registry.trimEnd().endsWith('};')).toBe(true);
  });
});
