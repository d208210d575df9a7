import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Line } from './figures.ts'

const root = join(import.meta.dirname, '../..')

/** What `npm run bench:visual` says of a few stories. */
export async function measureSnapshots(say: (text: string) => void): Promise<Line[]> {
  const name = 'snapshots'
  if (!existsSync(join(root, 'storybook-static/index.json')))
    return [{ name, figure: 'left out: "npm run build:storybook" comes first' }]
  say('snapshots of a few stories, by the harness and by toHaveScreenshot')
  const script = join(root, 'visual/cli/bench.ts')
  /** Its own goal is for more stories than these: its exit code says nothing here. */
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--stories', '3'], {
    cwd: root,
  }).catch((error: { stdout: string }) => error)
  const rate = /harness, 4 ×.*?(\d+) a minute/.exec(stdout)?.[1]
  const ratio = /([\d.]+) × as fast/.exec(stdout)?.[1]
  if (!rate || !ratio) throw new Error(`The harness's own bench has failed:\n${stdout}`)
  return [{ name, figure: `${(Number(rate) / 60).toFixed(1)} a second, ${ratio} × toHaveScreenshot` }]
}
