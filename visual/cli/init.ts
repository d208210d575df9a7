import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupError, configFiles } from '../config.ts'
import { git } from '../git.ts'
import { printLine } from './outcome.ts'
import { runCommand } from './run-command.ts'

const help = `npx visual init     writes a visual.config.ts for the Storybook of this folder

  -h, --help     this text`

type Manifest = { type?: string; scripts?: Record<string, string> }

export const init = (args: readonly string[]) =>
  runCommand(help, {}, args, async () => {
    const root = process.cwd()
    const existing = configFiles.find((file) => existsSync(join(root, file)))
    if (existing) throw new SetupError(`${existing} is there already. Remove it to write another.`)
    const manifest = await readManifest(root)
    const found = findStorybook(root, manifest)
    const branch = await baseBranchOf(root)
    // In a CommonJS project Node takes a .ts file for CommonJS.
    const file = manifest.type === 'module' ? 'visual.config.ts' : 'visual.config.mts'
    await writeFile(join(root, file), configFor({ ...found, branch }))
    printLine(nextSteps(file, found.buildCommand))
    return 0
  })

const outputOf = (root: string, ...args: string[]) =>
  git(root, ...args).then(
    (output) => String(output).trim(),
    () => '',
  )

/** That of the remote, else main or master, else the current one, which may be the only one. */
async function baseBranchOf(root: string): Promise<string> {
  const remote = await outputOf(root, 'symbolic-ref', '--short', 'refs/remotes/origin/HEAD')
  if (remote) return remote.replace(/^origin\//, '')
  const [local] = (
    await outputOf(root, 'branch', '--format=%(refname:short)', '--list', 'main', 'master')
  ).split('\n')
  return local || (await outputOf(root, 'branch', '--show-current')) || 'main'
}

async function readManifest(root: string): Promise<Manifest> {
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Manifest
}

const defaultFolder = 'storybook-static'

function findStorybook(root: string, { scripts = {} }: Manifest) {
  const [script, command = ''] =
    Object.entries(scripts).find(([, text]) => /\bstorybook build\b|\bbuild-storybook\b/.test(text)) ?? []
  const [, storybook = defaultFolder] = /(?:--output-dir|-o)[ =]["']?([^\s"']+)/.exec(command) ?? []
  if (!script && ![`.storybook`, join(storybook, 'iframe.html')].some((one) => existsSync(join(root, one))))
    throw new SetupError(
      `There is no Storybook in ${root}: no folder .storybook, no ${storybook}, no script that builds one.`,
    )
  const stats = command.includes('--stats-json') ? '' : '--stats-json'
  const buildCommand = script
    ? `npm run ${script}${stats && ` -- ${stats}`}`
    : `npx storybook build --stats-json`
  return { storybook, buildCommand }
}

const configFor = ({
  storybook,
  buildCommand,
  branch,
}: Record<'storybook' | 'buildCommand' | 'branch', string>) =>
  `import type { UserConfig } from '@zarrin/visual/config'

const config: UserConfig = {
  storybook: ${JSON.stringify(storybook)},
  buildCommand: ${JSON.stringify(buildCommand)},
  baseBranch: ${JSON.stringify(branch)},
  // Without modes a story has one picture, of 1280 × 800 or of its own viewport, with the initial globals.
  // modes: {
  //   schemes: ['light', 'dark'],
  //   viewports: { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } },
  //   globals: ({ scheme }) => ({ theme: scheme }),
  // },
}

export default config
`

const nextSteps = (file: string, buildCommand: string) => `${file} is written. Next:

  npx playwright install chromium   the browser, once
  ${buildCommand}
  npx visual                        takes the first pictures
  npx visual review                 shows them; npx visual approve --all accepts every one

Commit visual/baselines and visual/approvals. Add visual-report and .cache to .gitignore.`
