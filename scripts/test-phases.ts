import { join } from 'node:path'
import type { Report } from './counts.ts'
import type { Step } from './steps.ts'

/** `job`: the job of `.github/workflows/check.yml` that runs it; a step without one is sharded by a workflow. */
export type Check = Step & { report?: Report; job?: string }
/** Steps that start in their order, at most `concurrency` at a time. */
type Phase = { concurrency: number; checks: Check[] }
const root = join(import.meta.dirname, '..')
export const reports = join(root, '.cache/reports')

const deployedConfig = 'playwright.deployed.config.ts'
/** Written without pictures: visual.config.ts replaces them with stubs. */
const storybookOptions = ['--output-dir', 'storybook-static', '--stats-json', '--test', '--quiet']

export const phases: Phase[] = [
  /** It writes the types that the others read. */
  { concurrency: 1, checks: [{ job: 'build', name: 'i18n', command: ['scripts/i18n.ts', '--check'] }] },
  /** Tuned for two cores: the longest come first, after what they read. */
  {
    concurrency: 2,
    checks: [
      { job: 'build', name: 'build', command: [bin('vite'), 'build'] },
      { ...vitest('build', 'unit', 'unit*'), after: 'build' },
      { ...vitest('shop', 'shop'), env: { FAULTS_PART: 'sample', FUZZ_RUNS: '2', MODEL_RUNS: '10' } },
      vitest('stories', 'stories'),
      { job: 'build', name: 'mutants', command: ['scripts/contracts-mutants.ts'] },
      { ...vitest('build', 'bundle'), after: 'build' },
      vitest('picker', 'picker'),
      { job: 'storybook', name: 'storybook', command: [bin('storybook'), 'build', ...storybookOptions] },
      { job: 'build', name: 'types', command: [bin('tsc'), '--noEmit'] },
      { job: 'build', name: 'knip', command: [bin('knip')] },
      { job: 'build', name: 'lint', command: [bin('oxlint')] },
      { job: 'build', name: 'size', command: ['scripts/size.ts'], after: 'build' },
      { job: 'build', name: 'format', command: [bin('oxfmt'), '--check'] },
    ],
  },
  {
    concurrency: 1,
    checks: [vitest('storybook', 'story-switch'), vitest('picker', 'picker-perf'), journeys(), visual()],
  },
]

/** Checks of a release, on the build: CI runs them always, `npm test` only where `--only` names them. */
export const ciPhase: Phase = {
  concurrency: 1,
  checks: [
    { job: 'deployed', name: 'render-mutants', command: ['scripts/render-mutants.ts'] },
    { job: 'deployed', name: 'licences', command: ['scripts/licences.ts'] },
    { job: 'deployed', name: 'deployed', command: [bin('playwright'), 'test', '--config', deployedConfig] },
    { job: 'lighthouse', name: 'lighthouse', command: ['scripts/lighthouse.ts'] },
  ],
}

export const names = namesOf(phases)
export const ciNames = namesOf([ciPhase])

function namesOf(some: Phase[]) {
  return some.flatMap(({ checks }) => checks.map(({ name }) => name))
}

function vitest(job: string, name: string, project = name): Check {
  const file = reportOf(name)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const command = [bin('vitest'), 'run', '--project', project, ...reporters]
  return { job, name, command, report: { kind: 'vitest', file } }
}

function journeys(): Check {
  const file = reportOf('journeys')
  const command = [bin('playwright'), 'test']
  return { name: 'journeys', command, env: { JOURNEYS_JSON: file }, report: { kind: 'playwright', file } }
}

function visual(): Check {
  const file = reportOf('visual')
  return {
    name: 'visual',
    command: [bin('visual'), '--json', file],
    report: { kind: 'visual', file },
  }
}

export function reportOf(name: string) {
  return join(reports, `${name}.json`)
}

function bin(name: string) {
  return join(root, 'node_modules/.bin', name)
}
