import { SetupError } from './config.ts'

/** Throws a `SetupError` that names the file. */
export function parseJson(text: string, file: string) {
  try {
    return JSON.parse(text)
  } catch {
    throw new SetupError(`${file} is no JSON, such as after a full disk. Restore it from git.`)
  }
}
