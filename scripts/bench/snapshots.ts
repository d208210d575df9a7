import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Measured } from './figures.ts'

const root = join(import.meta.dirname, '../..')

export async function measureSnapshots(logProgress: (text: string) => void): Promise<Measured> {
  const name = 'snapshots'
  if (!existsSync(join(root, 'storybook-static/index.json')))
    return {
      measurements: [{ name, figure: 'left out: "npm run build:storybook" comes first' }],
      summaries: [],
    }
  logProgress('snapshots of a few stories, by the harness and by toHaveScreenshot')
  const script = join(root, 'node_modules/.bin/visual')
  /** The exit code is ignored: its goal is set for more stories. */
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'bench', '--stories', '3'], {
    cwd: root,
  }).catch((error: { stdout: string }) => error)
  const rate = /harness, 4 ×.*?(\d+) a minute/.exec(stdout)?.[1]
  const ratio = /([\d.]+) × as fast/.exec(stdout)?.[1]
  if (!rate || !ratio) throw new Error(`The harness's own bench has failed:\n${stdout}`)
  const perSecond = `${(Number(rate) / 60).toFixed(1)} a second`
  return {
    measurements: [{ name, figure: `${perSecond}, ${ratio} × toHaveScreenshot` }],
    summaries: [
      { what: 'pictures by the harness', figure: `${ratio} × \`toHaveScreenshot\` (${perSecond})` },
    ],
  }
}
