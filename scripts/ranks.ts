import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OxlintOverride } from 'oxlint'
import { doubledControls } from './controls.ts'

const featuresFolder = join(import.meta.dirname, '../src/features')
const features = (existsSync(featuresFolder) ? readdirSync(featuresFolder) : []).map(
  (name) => `src/features/${name}`,
)

/** It could be a package. */
const picker = 'src/features/date-picker'

const belowPlatform = ['contracts', 'i18n']
const belowStores = [...belowPlatform, 'src/platform']
const belowFeatures = [...belowStores, 'src/stores', 'src/api', 'src/ui']
const belowRoutes = [...belowFeatures, ...features]
const belowApp = [...belowRoutes, 'src/routes']
const shop = [...belowApp, 'src/app']
const mocks = ['mocks/shop', 'mocks/domain', 'mocks/server', 'mocks/mutants']

/** The name by which others import `visual`. */
const harness = '@zarrin/visual'
const entries = 'src'
const configuration = '.'
const looseFiles: Record<string, string> = {
  [entries]: 'src/{main.tsx,sw.ts}',
  [configuration]: './{*.config,visual.mutations}.ts',
}

export const ranks: Record<string, string[]> = {
  contracts: [],
  'contracts/verify': ['contracts'],
  i18n: ['contracts'],
  'src/platform': belowPlatform,
  'src/stores': belowStores,
  'src/api': [...belowStores, 'src/stores'],
  'src/ui': [...belowStores, 'src/stores'],
  ...Object.fromEntries(features.map((feature) => [feature, feature === picker ? [] : belowFeatures])),
  'src/routes': belowRoutes,
  'src/app': belowApp,
  [entries]: shop,
  render: shop,
  'mocks/shop': belowPlatform,
  'mocks/domain': [...belowPlatform, 'mocks/shop'],
  'mocks/server': [...belowPlatform, 'mocks/shop', 'mocks/domain'],
  'mocks/mutants': [...belowPlatform, 'mocks/domain', 'mocks/server'],
  e2e: belowPlatform,
  /** The harness declares the modes of stories. */
  stories: [...shop, 'contracts/verify', ...mocks, harness],
  '.storybook': [...shop, ...mocks, 'stories', harness],
  /** They render stories as Storybook does. */
  tests: [...shop, ...mocks, 'stories', '.storybook'],
  visual: [],
  build: [...shop, ...mocks, 'render'],
  server: [...shop, 'render', 'build'],
  scripts: [
    ...shop,
    'contracts/verify',
    entries,
    ...mocks,
    'render',
    'build',
    'server',
    'e2e',
    'stories',
    '.storybook',
    configuration,
    harness,
  ],
  [configuration]: [...belowPlatform, ...mocks, 'build', 'scripts', 'stories', 'e2e', harness],
  deploy: [],
}

/** The innermost rank of a file; undefined for one that the lint refuses. */
export function rankOf(file: string): string | undefined {
  if (/^src\/(main\.tsx|sw\.ts)$/.test(file)) return entries
  if (/^([^/]+\.config|visual\.mutations)\.ts$/.test(file)) return configuration
  return Object.keys(ranks).findLast((rank) => !looseFiles[rank] && file.startsWith(`${rank}/`))
}

export function rankOverrides(): OxlintOverride[] {
  return [
    {
      files: ['**/*'],
      excludeFiles: Object.keys(ranks).map(filesOf),
      jsPlugins: ['./scripts/ranks-plugin.ts'],
      rules: { 'ranks/has-rank': 'error' },
    },
    ...Object.entries(ranks).map(([rank, known]) => allowOnly(rank, filesOf(rank), known)),
    ...storyRules(),
    allowOnly('render', 'render/**/{*.test,test-pages}.ts', [...shop, ...mocks, 'build']),
    allowOnly('build', 'build/**/*.test.ts', [...shop, ...mocks, 'render', 'e2e']),
    allowOnly('server', 'server/**/{*.test,test-shop}.ts', [...shop, ...mocks, 'render', 'build']),
    ...mocks.map((rank) => allowOnly(rank, `${rank}/**/*.test.ts`, [...belowPlatform, ...mocks])),
    allowOnly('.storybook', '.storybook/main.ts', [...ranks['.storybook']!, 'build']),
    allowOnly('src/ui', 'src/ui/lazy-optional.ts', ranks['src/ui']!, []),
    allowOnly('src/ui', 'src/ui/LoadingButton/LoadingButton.tsx', ranks['src/ui']!, neverLazy),
    /** The date picker can be used without the shop's reset of buttons. */
    allowOnly(picker, `${picker}/{Cell,Clock,Panel}/*.tsx`, ranks[picker]!, neverLazy),
  ]
}

function filesOf(rank: string) {
  return looseFiles[rank] ?? `${rank}/**`
}

function storyRules() {
  const own = Object.entries(ranks).filter(([rank]) => rank.startsWith('src/'))
  return own.map(([rank, known]) =>
    allowOnly(rank, `${rank}/**/*.{stories.tsx,test.ts}`, [...belowPlatform, ...known, ...mocks, 'stories']),
  )
}

const neverLazy = [
  { name: 'react', importNames: ['lazy'] },
  { name: '@tanstack/react-router', importNames: ['lazyRouteComponent'] },
].map((path) => ({
  ...path,
  message:
    'Use lazyOptional, which handles a chunk that does not load, or lazy for a part that the page needs.',
}))

const noDeepRelative = {
  regex: '^\\.\\./\\.\\./',
  message: 'Use "#src/…" across folders; "../" is for one step within a feature.',
}

function restrictedPaths(rank: string) {
  return rank.startsWith('src/') ? [...neverLazy, ...doubledControls] : neverLazy
}

function allowOnly(
  rank: string,
  files: string,
  known: string[],
  paths = restrictedPaths(rank),
): OxlintOverride {
  const forbidden = [...Object.keys(ranks), harness].filter(
    (other) => other !== rank && !known.includes(other),
  )
  const patterns = forbidden.map((other) => ({
    regex: importsOf(other, rank),
    message: `${other} is not among the ranks below ${rank}: see "Ranks" in the architecture.`,
    /** Routes need the type of the router's context. */
    allowTypeImports: rank === 'src/routes' && other === 'src/app',
  }))
  if (rank.startsWith('src/')) patterns.push({ ...noDeepRelative, allowTypeImports: false })
  return { files: [files], rules: { 'no-restricted-imports': ['error', { paths, patterns }] } }
}

/** Matches specifiers that import `other` from a file of `rank`, by alias or by a relative path. */
function importsOf(other: string, rank: string): string {
  if (other === harness) return `^${harness}/`
  if (other === configuration) return '^(\\.\\./)+([\\w-]+\\.config|visual\\.mutations)\\.ts$'
  const target = `${other}/${other === entries ? '(main\\.tsx|sw\\.ts)$' : ''}`
  return `^(#${literal(target)}|${climbTo(other, rank)}${fromShared(rank, target)})`
}

/** Out of all folders of `rank`, unless `other` shares one: `../server/` is `mocks/server` for its neighbours. */
function climbTo(other: string, rank: string): string {
  if (rank === configuration) return '\\./'
  if (other.startsWith(`${rank}/`)) return '\\.{1,2}/(\\.\\./)*'
  const [first, ...deeper] = rank.split('/')
  return first === other.split('/')[0] ? '(\\.\\./)+' : `(\\.\\./){${deeper.length + 1},}`
}

/** The path of `target`, where the folders that `rank` shares with it may be left out. */
function fromShared(rank: string, target: string): string {
  const [folder, ...deeper] = target.split('/')
  if (deeper.length === 0 || !`${rank}/`.startsWith(`${folder}/`)) return literal(target)
  const rest = fromShared(rank.slice(folder!.length + 1), deeper.join('/'))
  return `(${literal(folder!)}/)?${rest}`
}

function literal(text: string) {
  return text.replaceAll(/(?<!\\)\./g, '\\.')
}
