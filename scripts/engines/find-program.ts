import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is in PATH or at this path, which may have wildcards. */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const files = names.flatMap((name) =>
    name.startsWith('/') ? globSync(name) : folders.map((folder) => join(folder, name)),
  )
  return files.find(isExecutable) ?? null
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
