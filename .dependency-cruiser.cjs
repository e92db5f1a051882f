/** Borders of the rooms: see CONTRIBUTING.md. */
const rooms =
  'agents|api|articles|chrome|content|controls|desk|docs|emails|images|launch|legal|marketing|metadata|monitoring|not-found|reading|search|shell|site|social|stack|tools|ui';
/** Files that build steps (which run in Node and must not pull in views) may reach. */
const buildFiles =
  '(api/[a-zA-Z]+|art|articles/(cover|figures/index|sources|topics)|areas|authors|brand|buildCache|cleanAddress|compile|contract|docusaurusInternals|escapeHtml|facts|failure|frontMatter|headers|highlight|identity|kixPath|monitoringEnv|navigation|nearPages|parseHtml|paths|problems|redirects|schemas|slug|types|variants|visitor)[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {name: 'no-circular', severity: 'error', from: {}, to: {circular: true}},
    {
      name: 'door-only',
      comment: 'A room is entered through its index.ts.',
      severity: 'error',
      // The controls' script takes single files, so that no view comes along.
      from: {path: `^src/(${rooms})/`, pathNot: '^src/controls/browser/'},
      to: {
        path: `^src/(${rooms})/`,
        pathNot: ['^src/$1/', `^src/(${rooms})/index[.]ts$`, buildFiles, '^src/tools/'],
      },
    },
    {
      name: 'doors-are-thin',
      comment: 'Pages and theme import rooms by their index.',
      severity: 'error',
      from: {path: '^src/(pages|theme)/'},
      to: {
        path: `^src/(${rooms})/`,
        pathNot: ['/index[.]tsx?$'],
      },
    },
    {
      name: 'foundations-know-no-pages',
      comment: 'site, shell, metadata and ui are below everything else.',
      severity: 'error',
      from: {path: '^src/(site|shell|metadata|ui)/'},
      to: {
        path: '^src/(agents|api|articles|chrome|content|desk|docs|emails|legal|marketing|not-found|reading|search|social|stack|tools)/',
      },
    },
    {
      name: 'logic-without-views',
      comment: 'The logic of the tools runs without React and without a page.',
      severity: 'error',
      from: {path: '^src/tools/', pathNot: '(/view/|__tests__|[.]tsx$)'},
      to: {path: '(^react|[.]tsx$|^@docusaurus)'},
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
