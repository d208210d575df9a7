import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

type Diagnostic = { code: string; filename: string; message: string }

const root = join(import.meta.dirname, '..')
const configuration = [
  'oxlint.config.ts',
  ...['controls', 'ranks', 'ranks-plugin'].map((name) => `scripts/${name}.ts`),
]
const oxlint = join(root, 'node_modules/.bin/oxlint')

export async function lintPlanted(files: Record<string, string>): Promise<Diagnostic[]> {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'))
  try {
    for (const file of configuration) await cp(join(root, file), join(folder, file))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [file, text] of Object.entries(files)) {
      await mkdir(join(folder, dirname(file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    return await lint(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function lint(cwd: string): Promise<Diagnostic[]> {
  const run = promisify(execFile)(oxlint, ['--format=json', '--ignore-pattern=node_modules'], { cwd })
  const { stdout } = await run.catch((refusal: { stdout: string }) => refusal)
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics
}
