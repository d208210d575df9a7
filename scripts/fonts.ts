import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { readOptions } from './options.ts'

const help = `npm run fonts               cuts the signs that stand between words out of the shop's fonts, into src/app/fonts/

  -h, --help     this text

Once for a new version of a font; what it writes is committed, and src/app/fonts.css says where it is used.`

/** The `unicode-range` of these in `src/app/fonts.css`. Prices in Russian have these digits too. */
const signs = ' !"%\'()*+,-./:;=?\u00a0«·»×–—‘’“”•…'
const cuts = [
  {
    file: 'vazirmatn-signs',
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2',
    kept: signs,
  },
  {
    file: 'golos-text-signs',
    source: '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
    kept: `${signs}0123456789`,
  },
]

readOptions(help, {})
const { resolve } = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../src/app/fonts')
await mkdir(folder, { recursive: true })

for (const { file, source, kept } of cuts) {
  const font = await subsetFont(await readFile(resolve(source)), kept, { targetFormat: 'woff2' })
  await writeFile(join(folder, `${file}.woff2`), font)
  process.stdout.write(`${file}.woff2  ${(font.length / 1000).toFixed(1)} kB\n`)
}
