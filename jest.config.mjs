/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/__tests__/**/*.test.{ts,tsx}'],
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
    'node_modules/(?!(@leichtgewicht|unist-util-[^/]+|prism-react-renderer|escape-html|codec-[^/]+|utf8-codec)/)',
  ],
  moduleNameMapper: {'\\.module\\.css$': '<rootDir>/tests/support/styleMock.ts'},
};
