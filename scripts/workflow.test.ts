import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ciPhase, phases } from './test-phases.ts'
import { withSteps } from './workflow-steps.ts'

const checks = [...phases, ciPhase].flatMap((phase) => phase.checks)
const workflow = (file: string) =>
  readFileSync(join(import.meta.dirname, '../.github/workflows', file), 'utf8')
const checkYml = workflow('check.yml')
const jobOf = (yml: string, name: string) =>
  yml.split(/^ {2}(?=\w+:$)/m).find((job) => job.startsWith(`${name}:`))!

test('check.yml runs the steps of npm test and those of CI', () => {
  expect(withSteps(checkYml, checks)).toBe(checkYml)
})

test.each(['unit', 'deployed'])(
  'the job of %s installs nginx, without which its tests are skipped',
  (step) => {
    const { job } = checks.find(({ name }) => name === step)!
    expect(jobOf(checkYml, job!)).toMatch(/ apt-get install .* gettext-base .* nginx-light\n/)
  },
)

test.each(['deployed', 'lighthouse', 'stories'])('a workflow without the job %s is refused', (job) => {
  const without = checkYml.replace(RegExp(`^ {2}${job}:\\n[^]*?(?=^ {2}\\w+:$)`, 'm'), '')
  expect(without.length).toBeLessThan(checkYml.length)
  expect(() => withSteps(without, checks)).toThrow(`"# steps of ${job}"`)
})

test('a workflow whose section stands in another job is refused', () => {
  const renamed = checkYml.replace('  lighthouse:\n', '  nightly:\n')
  expect(() => withSteps(renamed, checks)).toThrow('"# steps of lighthouse"')
})

test('a step that is removed from the list changes or refuses the workflow', () => {
  const without = (name: string) => checks.filter((check) => check.name !== name)
  expect(withSteps(checkYml, without('licences'))).not.toBe(checkYml)
  expect(() => withSteps(checkYml, without('lighthouse'))).toThrow('job lighthouse')
})

test('a workflow runs each step without a job in shards', () => {
  const shards = {
    journeys: ['check.yml', 'playwright test --shard'],
    visual: ['visual.yml', 'npm run visual -- --shard'],
  }
  const names = checks.filter(({ job }) => job === undefined).map(({ name }) => name)
  expect(names).toEqual(Object.keys(shards))
  for (const [file, command] of Object.values(shards)) expect(workflow(file!)).toContain(command)
})

test('a pull request captures the pictures that it reaches; main and nights capture all', () => {
  const pictures = workflow('visual.yml')
  expect(pictures).toContain("${{ github.base_ref && format('--changed origin/{0}', github.base_ref) }}")
  expect(pictures).toMatch(/push:\n {4}branches: \[main\]\n {2}schedule:/)
})

test('a job that may write to the repository or its pull requests runs no code of it', () => {
  const pictures = workflow('visual.yml')
  const writing = [jobOf(pictures, 'images'), jobOf(pictures, 'comment')]
  expect(writing[0]).toContain('contents: write')
  expect(writing[1]).toContain('pull-requests: write')
  expect(pictures.match(/(contents|pull-requests): write/g)).toHaveLength(2)
  for (const job of writing) expect(job).not.toMatch(/checkout|npm|npx/)
})

test('a pull request of a fork gets neither status nor comment, which its token may not write, and fails instead', () => {
  const pictures = workflow('visual.yml')
  const isOwn = 'github.event.pull_request.head.repo.full_name == github.repository'
  expect(pictures).toContain(`MAY_WRITE: \${{ github.event_name != 'pull_request' || ${isOwn} }}\n`)
  expect(pictures).toMatch(
    /- if: env\.MAY_WRITE == 'true'\n {8}uses: actions\/github-script@\S+\n[^]*createCommitStatus/,
  )
  expect(pictures).toMatch(/if: .*code != '1' \|\| env\.MAY_WRITE != 'true'\)\n {8}run: exit 1\n/)
  expect(jobOf(pictures, 'comment')).toMatch(RegExp(`\n {4}if: .* && ${isOwn} }}\n`))
})

test('the branch of pictures of a pull request is deleted once it is closed', () => {
  const branch = 'visual-review/${{ github.event.number }}'
  expect(workflow('visual.yml')).toContain(`BRANCH: ${branch}`)
  expect(workflow('visual-closed.yml')).toContain(`heads/${branch}`)
})

test('the run of a closed pull request cancels that of its pictures, which would push the branch again', () => {
  const groupOf = (number: string) =>
    `concurrency:\n  group: pictures-\${{ ${number} }}\n  cancel-in-progress: true\n`
  expect(workflow('visual.yml')).toContain(groupOf('github.event.number || github.ref'))
  expect(workflow('visual-closed.yml')).toContain(groupOf('github.event.number'))
})

test.each([
  ['check.yml', 'report', 'journeys'],
  ['visual.yml', 'images', 'review'],
  ['visual.yml', 'comment', 'review'],
])('%s: the job %s is skipped if %s was', (file, job, needed) => {
  const condition = `if: \${{ !cancelled() && needs.${needed}.result != 'skipped' `
  expect(jobOf(workflow(file), job)).toContain(condition)
})

test.each([
  ['build', 'i18n'],
  ['unit', 'build'],
  ['bundle', 'build'],
  ['size', 'build'],
  ['journeys', 'build'],
  ['story-switch', 'storybook'],
  ['visual', 'storybook'],
])('%s starts after %s, whose output it reads', (reader, writer) => {
  const phaseOf = (step: string) =>
    phases.findIndex(({ checks: some }) => some.some(({ name }) => name === step))
  const { after } = checks.find(({ name }) => name === reader)!
  expect(after === writer || phaseOf(reader) > phaseOf(writer)).toBe(true)
})
