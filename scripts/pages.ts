import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rendererFolder } from '../build/hosting.ts'
import { writePages } from '../build/write-pages.ts'
import { fail, readOptions } from './options.ts'

const help = `npx node scripts/pages.ts [options]   writes the public pages of a built shop whose answers have changed

  --dist folder  the built folder instead of dist
  -h, --help     this text

  API_TARGET=https://api.example.com
                 reads a real backend instead of the mock server`

const { dist } = readOptions(help, { dist: { type: 'string', default: 'dist' } })
const root = join(import.meta.dirname, '..')
const folder = join(root, dist)

if (!existsSync(join(folder, rendererFolder))) fail('There is nothing built yet. Run "npm run build" first.')
/** Else React draws four times as slowly, with the checks of its development build. */
process.env.NODE_ENV = 'production'
const result = await writePages(root, folder)
if (!result) fail('Start the API, or name it: API_TARGET=https://api.example.com')
else {
  process.stdout.write(
    `${result.pages.length} pages: ${result.written.length} written, ${result.gone.length} removed.\n`,
  )
  if (result.failed.length > 0)
    fail(`The API failed for these pages, which are as before: ${result.failed.join(', ')}`)
}
