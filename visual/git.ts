import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export async function git(folder: string, ...args: string[]): Promise<Buffer> {
  const options = { cwd: folder, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const
  return (await run('git', args, options)).stdout
}
