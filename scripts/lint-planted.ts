import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

type Diagnostic = { code: string; filename: string }

const root = join(import.meta.dirname, '..')
const oxlint = join(root, 'node_modules/.bin/oxlint')

/** Lints files, by path, with the project's own rules, in a folder that is removed again. */
export async function lintPlanted(files: Record<string, string>): Promise<Diagnostic[]> {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'))
  try {
    await cp(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'))
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
