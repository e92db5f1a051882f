import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', '.cache/', 'node_modules/', 'test-results/']},
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    // The plugin ships configs of the old kind only.
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        {allowConstantLoopConditions: true},
      ],
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        {ignorePrimitives: {string: true}},
      ],
      // Docusaurus writes the document's language.
      'jsx-a11y/html-has-lang': 'off',
      // Tables keep their roles where the style sheet turns rows into cards.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        {tr: ['row'], td: ['cell'], th: ['columnheader', 'rowheader']},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      eqeqeq: 'error',
      'no-console': ['error', {allow: ['error', 'warn']}],
    },
  },
  {
    files: ['deploy/**', 'tests/**', 'src/**/__tests__/**', 'src/**/plugin.ts'],
    rules: {'no-console': 'off'},
  },
  {
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {disallowTypeAnnotations: false},
      ],
    },
  },
  {files: ['**/*.mjs', '**/*.cjs'], ...tseslint.configs.disableTypeChecked},
);
