import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { readOptions } from './options.ts'

const help = `npx node scripts/assets.ts fonts               subsets the punctuation of the shop's fonts into src/app/fonts/

  -h, --help     this text

Run it for each new version of a font, and commit the output. src/app/fonts.css uses it.`

/** Keep equal to the `unicode-range` in src/app/fonts.css. Golos Text has digits too, for prices in Russian. */
const punctuation = ' !"%\'()*+,-./:;=?\u00a0«·»×–—‘’“”•…'
const subsets = [
  {
    file: 'vazirmatn-signs',
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2',
    characters: punctuation,
  },
  {
    file: 'golos-text-signs',
    source: '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
    characters: `${punctuation}0123456789`,
  },
]

readOptions(help, {})
const { resolve } = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../src/app/fonts')
await mkdir(folder, { recursive: true })

for (const { file, source, characters } of subsets) {
  const font = await subsetFont(await readFile(resolve(source)), characters, { targetFormat: 'woff2' })
  await writeFile(join(folder, `${file}.woff2`), font)
  process.stdout.write(`${file}.woff2  ${(font.length / 1000).toFixed(1)} kB\n`)
}
