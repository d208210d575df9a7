import { defineConfig } from 'oxlint'
import { controlRules } from './scripts/controls.ts'
import { rankOverrides } from './scripts/ranks.ts'

/** Missing in the oldest supported Firefox, see `browserslist` in package.json; added in Firefox 115. */
const unsupportedArrayMethods = ['toReversed', 'toSorted', 'toSpliced', 'with'].map((property) => ({
  property,
  message: 'Firefox 113 lacks it: copy the array and change the copy.',
}))

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'import', 'promise', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: [
    'dist',
    'demo',
    'storybook-static',
    'i18n/i18n-*.ts',
    '**/*.gen.ts',
    'visual/baselines',
    'test-results',
  ],
  rules: {
    'no-console': ['error', { allow: ['warn'] }],
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'promise/valid-params': 'off',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-assertion': 'off',
  },
  overrides: [
    {
      /** The build joins them. */
      files: ['build/inline-scripts/*.js'],
      rules: { 'eslint/no-unused-vars': 'off' },
    },
    {
      files: [
        '*.config.ts',
        '.storybook/*',
        '**/*.stories.tsx',
        'i18n/{fa,en,ru}/**',
        'scripts/{ranks-plugin,require-fresh-build}.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['{src,i18n}/**/*.{ts,tsx}', 'contracts/*.ts'],
      rules: { 'no-restricted-properties': ['error', ...unsupportedArrayMethods] },
    },
    { files: ['**/*.{test,stories}.{ts,tsx}'], rules: { 'no-restricted-properties': 'off' } },
    { files: ['**/*.test.ts'], plugins: ['vitest'] },
    {
      files: ['{build,contracts,mocks,render,server,e2e,scripts,visual}/**/*.ts'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    { files: ['mocks/shop/pictures/**'], rules: { 'no-shadow': 'off' } },
    {
      files: ['{build,scripts,server}/**', 'mocks/server/node/**', 'visual/**', 'contracts/verify/**'],
      rules: { 'no-console': 'off' },
    },
    ...controlRules,
    ...rankOverrides(),
  ],
})
