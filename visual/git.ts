import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What git prints in `folder`. Throws where it fails. */
export async function git(folder: string, ...asked: string[]): Promise<Buffer> {
  const options = { cwd: folder, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const
  return (await run('git', asked, options)).stdout
}
