/**
 * Borders of the rooms: see CONTRIBUTING.md.
 *
 * Every room, the lowest first: a room imports from the rooms before it, so there are no
 * cycles between rooms. A new room gets its place here.
 */
const rooms = [
  ...[
    'css',
    'site',
    'shell',
    'locales',
    'images',
    'metadata',
    'reading',
    'ui',
    'content',
    'agents',
    'api',
  ],
  ...[
    'tools/kit',
    'tools/dns',
    'stack',
    'builder',
    'search',
    'mcp',
    'chrome',
    'tools/view',
  ],
  ...['tools/chart', 'tools/number', 'tools/volume', 'tools/churn', 'tools/equity'],
  ...['tools/spf', 'tools/dkim', 'tools/dmarc', 'tools/message', 'tools/address'],
  ...['tools/list', 'tools/reports', 'tools/conformance', 'tools/domain'],
  ...['tools/webhook'],
  ...[
    'tools/rules',
    'tools/overview',
    'articles',
    'docs',
    'integration',
    'legal',
    'emails',
    'social',
  ],
  ...['controls', 'monitoring', 'cms', 'launch', 'not-found', 'marketing', 'workbench'],
];
const ROOM = 'tools/[^/]+|[^/]+';
/**
 * The doors of a room: `index.ts` for pages (of a tool `view/index.ts`, where `index.ts` is
 * its logic), `plain.ts` for code without React, `browser.ts` for scripts that need a
 * document as they are loaded, `build.ts` for build steps. Tests also
 * use the stand-ins in a room's `testing.ts`.
 */
const DOORS = `^src/(${ROOM})/(index|plain|browser|build|view/index)[.]ts$`;
const TESTS = '/__tests__/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {name: 'no-circular', severity: 'error', from: {}, to: {circular: true}},
    {
      name: 'door-only',
      comment: 'A room is entered through its doors.',
      severity: 'error',
      from: {path: `^src/(${ROOM})/`, pathNot: '^src/(pages|theme)/'},
      to: {path: `^src/(${ROOM})/`, pathNot: ['^src/$1/', DOORS, '/testing[.]ts$']},
    },
    {
      name: 'testing-in-tests',
      comment: 'Stand-ins are for tests.',
      severity: 'error',
      from: {path: '^src/', pathNot: TESTS},
      to: {path: '/testing[.]ts$'},
    },
    {
      name: 'doors-are-thin',
      comment: 'Pages and theme import rooms by their index.',
      severity: 'error',
      from: {path: '^src/(pages|theme)/'},
      to: {path: `^src/(${ROOM})/`, pathNot: ['^src/(pages|theme)/', '/index[.]tsx?$']},
    },
    ...rooms.map((room, place) => ({
      name: `below-${room.replace('/', '-')}`,
      comment: 'A room imports only from the rooms below it.',
      severity: 'error',
      from: {path: `^src/${room}/`, pathNot: TESTS},
      to: {path: `^src/(?!(${[...rooms.slice(0, place + 1)].join('|')})/)(${ROOM})/`},
    })),
    {
      name: 'known-rooms',
      comment: 'Every room has its place in the list above.',
      severity: 'error',
      from: {path: `^src/(?!(${rooms.join('|')}|pages|theme|css)/)(${ROOM})/`},
      to: {},
    },
    {
      name: 'plain-door-without-react',
      comment:
        'What comes by plain.ts and browser.ts runs without React and build steps.',
      severity: 'error',
      from: {path: '^src/.*/(plain|browser)[.]ts$'},
      to: {
        path: '([.]tsx$|node_modules/(react|@docusaurus)|/build[.]ts$)',
        reachable: true,
      },
    },
    {
      name: 'build-door-without-views',
      comment: 'What comes by build.ts pulls in no views.',
      severity: 'error',
      from: {path: '/build[.]ts$'},
      to: {path: '[.]tsx$', reachable: true},
    },
    {
      name: 'build-door-for-build-steps',
      comment: 'Nothing that pages fetch comes by build.ts.',
      severity: 'error',
      from: {path: '^src/.*([.]tsx|/(index|plain|browser)[.]ts)$', pathNot: TESTS},
      to: {path: '/build[.]ts$', reachable: true},
    },
    {
      name: 'logic-without-views',
      comment: 'The logic of the tools runs without React and without a page.',
      severity: 'error',
      from: {path: '^src/tools/', pathNot: '(/view/|__tests__|[.]tsx$)'},
      to: {path: '(node_modules/(react|@docusaurus)|[.]tsx$)'},
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: {path: '^src', pathNot: '(__tests__|plugin[.]ts|[.]d[.]ts)'},
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '@types',
      },
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|[.]docusaurus)'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.js', '.json', '.css']},
  },
};
