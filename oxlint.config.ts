import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig, type OxlintOverride } from 'oxlint'

const featuresFolder = join(import.meta.dirname, 'src/features')
const features = (existsSync(featuresFolder) ? readdirSync(featuresFolder) : []).map(
  (name) => `src/features/${name}`,
)

const belowPlatform = ['contracts', 'i18n']
const belowStores = [...belowPlatform, 'src/platform']
const belowFeatures = [...belowStores, 'src/stores', 'src/api', 'src/ui']
const belowRoutes = [...belowFeatures, ...features]
const belowApp = [...belowRoutes, 'src/routes']
const all = [...belowApp, 'src/app']

/** The name by which others import `visual`. */
const harness = '@zarrin/visual'

/** The folders that each folder may import besides itself, from the bottom layer to the top. */
const ranks: Record<string, string[]> = {
  contracts: [],
  i18n: ['contracts'],
  'src/platform': belowPlatform,
  'src/stores': belowStores,
  'src/api': [...belowStores, 'src/stores'],
  'src/ui': [...belowStores, 'src/stores'],
  ...Object.fromEntries(features.map((feature) => [feature, belowFeatures])),
  'src/routes': belowRoutes,
  'src/app': belowApp,
  render: all,
  'mocks/shop': belowPlatform,
  'mocks/domain': [...belowPlatform, 'mocks/shop'],
  'mocks/server': [...belowPlatform, 'mocks/shop', 'mocks/domain'],
  'mocks/mutants': [...belowPlatform, 'mocks/domain', 'mocks/server'],
  e2e: belowPlatform,
  /** The harness declares the modes of stories. */
  stories: [...all, 'mocks', harness],
  tests: [...all, 'mocks', 'stories'],
  visual: [],
}
const above = [
  'src',
  'mocks',
  'render',
  'build',
  'scripts',
  'e2e',
  'stories',
  'tests',
  'visual',
  harness,
  '.storybook',
]
const entryModules = ['main', 'sw']

/** Applies to folders missing from `ranks`: the rules of ranked folders come later and override it. */
const noRank: OxlintOverride = {
  files: ['{contracts,i18n,src,mocks,render,stories,tests,e2e,visual}/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^[#.]', message: 'This folder has no rank: add it to oxlint.config.ts.' }] },
    ],
  },
}

function rankRules() {
  return Object.entries(ranks).map(([folder, known]) => allowOnly(folder, `${folder}/**`, known))
}

/** Stories and tests may also import fixtures of the mock server. */
function storyRules() {
  const own = Object.entries(ranks).filter(([folder]) => folder.startsWith('src/'))
  return own.map(([folder, known]) =>
    allowOnly(folder, `${folder}/**/*.{stories.tsx,test.ts}`, [...known, 'mocks', 'stories']),
  )
}

const neverLazy = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use lazyOptional, which handles a script that fails to load.',
}

function allowOnly(folder: string, files: string, known: string[], paths = [neverLazy]): OxlintOverride {
  const own = [folder, ...known]
  const isKnown = (one: string) =>
    own.some((each) => `${each}/`.startsWith(`${one}/`) || one.startsWith(`${each}/`))
  const forbidden = [...Object.keys(ranks), ...above].filter((one) => !isKnown(one))
  const inside = folder.startsWith('src/') ? [...entryModules.map(neverImportRoot), noDeepRelative] : []
  const patterns = [...forbidden.map((one) => neverImport(folder, one)), ...inside]
  return { files: [files], rules: { 'no-restricted-imports': ['error', { paths, patterns }] } }
}

function neverImport(folder: string, other: string) {
  const climbed = relative(folder, other).replace(/^(\.\.\/)+/, '')
  return {
    regex: other === harness ? `^${other}/` : `^(#${literal(other)}|(\\.\\./)+${literal(climbed)})/`,
    message: `${other} is not among the ranks below ${folder}: see "Ranks" in the architecture.`,
    allowTypeImports: other === 'src/app',
  }
}

function neverImportRoot(name: string) {
  return {
    regex: `^(#src|(\\.\\./)+(src)?)/?${literal(name)}\\.tsx?$`,
    message: `src/${name} is above every folder of src; import only its types.`,
    allowTypeImports: true,
  }
}

function literal(text: string) {
  return text.replaceAll('.', '\\.')
}

/** `React.lazy` needs a default export. */
const lazyModules = [
  'AddAnother',
  'BirthDate',
  'CallTime',
  'CompareBar',
  'ContentSkeleton',
  'DueDate',
  'Consent',
  'ErrorPage',
  'ExhibitionDay',
  'FilterSheet',
  'Footer',
  'HeadTags',
  'Headroom',
  'HoverZoom',
  'HomeProducts',
  'Lightbox',
  'LoadingBar',
  'MembersCheckout',
  'MembersChoices',
  'OrderPeriod',
  'Overlays',
  'Reviews',
].map((name) => `src/**/{,-}${name}.tsx`)

const noDeepRelative = {
  regex: '^\\.\\./\\.\\./',
  message: 'Use "#src/…" across folders; "../" is for one step within a feature.',
}

/** Missing in the oldest supported Firefox, see `build.cssTarget` in vite.config.ts; added in Firefox 115. */
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
    'i18n/i18n-*',
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
      files: ['*.config.ts', '.storybook/*', '**/*.stories.tsx', 'i18n/{fa,en,ru}/**', ...lazyModules],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['{src,i18n}/**/*.{ts,tsx}', 'contracts/*.ts'],
      rules: { 'no-restricted-properties': ['error', ...unsupportedArrayMethods] },
    },
    { files: ['**/*.{test,stories}.{ts,tsx}'], rules: { 'no-restricted-properties': 'off' } },
    { files: ['**/*.test.ts'], plugins: ['vitest'] },
    {
      files: ['{build,contracts,mocks,render,e2e,scripts,visual}/**/*.ts'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    { files: ['mocks/shop/pictures/**'], rules: { 'no-shadow': 'off' } },
    {
      files: ['{build,scripts}/**', 'mocks/server/node/**', 'visual/**', 'contracts/verify/**'],
      rules: { 'no-console': 'off' },
    },
    noRank,
    allowOnly('src', 'src/*', all),
    ...rankRules(),
    ...storyRules(),
    allowOnly('render', 'render/**/*.test.ts', [...all, 'mocks', 'build']),
    allowOnly('mocks', 'mocks/**/*.test.ts', [...belowPlatform, 'mocks']),
    allowOnly('src/ui', 'src/ui/lazy-optional.ts', ranks['src/ui']!, []),
  ],
})
