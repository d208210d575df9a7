import { SetupError } from './config.ts'

/** Of a file in the repository. Throws a `SetupError` with its name. */
export function parseJson(text: string, file: string) {
  try {
    return JSON.parse(text)
  } catch {
    throw new SetupError(`${file} is no JSON, such as after a full disk. Restore it from git.`)
  }
}
