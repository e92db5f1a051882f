/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/tests/units'],
  // Jest leaves one core free, which on two cores is half of them.
  maxWorkers: '100%',
  // Times are never asserted: this is for tests that hang.
  testTimeout: 120_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/tests/support/properties.ts'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
        },
        module: {type: 'commonjs'},
      },
    ],
  },
  // Packages that are published as ES modules only.
  transformIgnorePatterns: [
    'node_modules/(?!(@leichtgewicht|syllable|flesch|mdast-util-[^/]+|micromark[^/]*|unified|unist-util-[^/]+|vfile[^/]*|remark-[^/]+|bail|collapse-white-space|trough|devlop|is-plain-obj|zwitch|ccount|escape-string-regexp|markdown-table|longest-streak|decode-named-character-reference|character-entities[^/]*|character-reference-invalid|estree-util-[^/]+|hast-util-[^/]+|property-information|space-separated-tokens|comma-separated-tokens|stringify-entities|parse-entities|parse5|entities|hastscript|html-void-elements|rehype-[^/]+|trim-[^/]+|web-namespaces|is-alphabetical|is-alphanumerical|is-decimal|is-hexadecimal)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/styleMock.ts',
    '^@generated/articles/default/build-day\\.json$':
      '<rootDir>/tests/support/buildDay.ts',
    // What Docusaurus gives to every page; a test that needs other values mocks it.
    '^@docusaurus/Link$': '<rootDir>/tests/support/link.ts',
    '^@docusaurus/useBrokenLinks$': '<rootDir>/tests/support/brokenLinks.ts',
    '^@docusaurus/router$': '<rootDir>/tests/support/router.ts',
    '^@docusaurus/Translate$': '<rootDir>/tests/support/translation.tsx',
    '^@docusaurus/useGlobalData$': '<rootDir>/tests/support/globalData.ts',
  },
};
