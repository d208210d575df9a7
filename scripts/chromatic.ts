import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyVideos } from '../mocks/server/node/videos.ts'
import { writePictures } from '../mocks/server/node/write-pictures.ts'
import { fail, readOptions } from './options.ts'

const help = `npx node scripts/chromatic.ts           uploads the built Storybook to Chromatic, in the modes of the visual harness

  -h, --help     this text

  CHROMATIC_PROJECT_TOKEN=chpt_…
                 the project's token; without it the upload is skipped and the exit code is 0`

readOptions(help, {})
const folder = join(import.meta.dirname, '../storybook-static')

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stdout.write('Skipped: CHROMATIC_PROJECT_TOKEN is not set.\n')
} else {
  if (!existsSync(join(folder, 'iframe.html')))
    fail('There is no built Storybook. Run "npm run build:storybook" first.')
  /** The mock in the page cannot answer `<img>` and `<video>`. */
  await copyVideos(folder)
  await writePictures(folder)
  const command = fileURLToPath(new URL('dist/bin.cjs', import.meta.resolve('chromatic/package.json')))
  const options = ['--storybook-build-dir', folder, '--exit-zero-on-changes']
  process.exitCode = spawnSync(process.execPath, [command, ...options], { stdio: 'inherit' }).status ?? 1
}
