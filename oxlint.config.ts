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

/** Who may import whom, from the bottom to the top. A folder always knows itself; nobody knows what is `above`. */
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
  'mocks/shop': belowPlatform,
  'mocks/domain': [...belowPlatform, 'mocks/shop'],
  'mocks/server': [...belowPlatform, 'mocks/shop', 'mocks/domain'],
  'mocks/mutants': [...belowPlatform, 'mocks/domain', 'mocks/server'],
  e2e: belowPlatform,
  /** `visual` as one would know a package: it declares the modes that a story chooses among. */
  stories: [...all, 'mocks', 'visual'],
  tests: [...all, 'mocks', 'stories'],
  visual: [],
}
const above = ['src', 'mocks', 'build', 'scripts', 'e2e', 'stories', 'tests', 'visual', '.storybook']
const roots = ['main', 'sw']

/** A folder that `ranks` does not name imports nothing of ours. The rules of the ranks, which follow, take its place. */
const noRank: OxlintOverride = {
  files: ['{contracts,i18n,src,mocks,stories,tests,e2e,visual}/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^[#.]', message: 'This folder has no rank: name it in oxlint.config.ts.' }] },
    ],
  },
}

function rankRules() {
  return Object.entries(ranks).map(([folder, known]) => allowOnly(folder, `${folder}/**`, known))
}

/** Stories and tests stand on goods of the mock server: beside what their component knows, they know those. */
function storyRules() {
  const own = Object.entries(ranks).filter(([folder]) => folder.startsWith('src/'))
  return own.map(([folder, known]) =>
    allowOnly(folder, `${folder}/**/*.{stories.tsx,test.ts}`, [...known, 'mocks', 'stories']),
  )
}

const neverLazy = {
  name: 'react',
  importNames: ['lazy'],
  message: 'lazyOptional says what becomes of a part whose script does not come.',
}

function allowOnly(folder: string, files: string, known: string[], paths = [neverLazy]): OxlintOverride {
  const own = [folder, ...known]
  const isKnown = (one: string) =>
    own.some((each) => `${each}/`.startsWith(`${one}/`) || one.startsWith(`${each}/`))
  const forbidden = [...Object.keys(ranks), ...above].filter((one) => !isKnown(one))
  const inside = folder.startsWith('src/') ? [...roots.map(neverImportRoot), noClimbing] : []
  const patterns = [...forbidden.map((one) => neverImport(folder, one)), ...inside]
  return { files: [files], rules: { 'no-restricted-imports': ['error', { paths, patterns }] } }
}

function neverImport(folder: string, other: string) {
  const climbed = relative(folder, other).replace(/^(\.\.\/)+/, '')
  return {
    regex: `^(#${literal(other)}|(\\.\\./)+${literal(climbed)})/`,
    message: `${other} is not among the ranks below ${folder}: see "Ranks" in the architecture.`,
    allowTypeImports: other === 'src/app',
  }
}

function neverImportRoot(name: string) {
  return {
    regex: `^(#src|(\\.\\./)+(src)?)/?${literal(name)}\\.tsx?$`,
    message: `src/${name} stands above every folder of src; only its types may be known.`,
    allowTypeImports: true,
  }
}

function literal(text: string) {
  return text.replaceAll('.', '\\.')
}

/** `React.lazy` takes a default export only. */
const loadedLazily = [
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

const noClimbing = {
  regex: '^\\.\\./\\.\\./',
  message: 'Across folders write "#src/…"; "../" is for one step within a feature.',
}

/** The oldest browsers served (`build.cssTarget` in vite.config.ts) have none of them: Firefox 115 was the first. */
const youngArrayMethods = ['toReversed', 'toSorted', 'toSpliced', 'with'].map((property) => ({
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
      files: ['*.config.ts', '.storybook/*', '**/*.stories.tsx', 'i18n/{fa,en,ru}/**', ...loadedLazily],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['{src,i18n}/**/*.{ts,tsx}', 'contracts/*.ts'],
      rules: { 'no-restricted-properties': ['error', ...youngArrayMethods] },
    },
    { files: ['**/*.{test,stories}.{ts,tsx}'], rules: { 'no-restricted-properties': 'off' } },
    { files: ['**/*.test.ts'], plugins: ['vitest'] },
    {
      files: ['{build,contracts,mocks,e2e,scripts,visual}/**/*.ts'],
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
    allowOnly('mocks', 'mocks/**/*.test.ts', [...belowPlatform, 'mocks']),
    allowOnly('src/ui', 'src/ui/lazy-optional.ts', ranks['src/ui']!, []),
  ],
})
