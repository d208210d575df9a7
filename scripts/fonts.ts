import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { readOptions } from './options.ts'

const help = `npx node scripts/assets.ts fonts               subsets the shop's fonts into src/app/fonts/

  -h, --help     this text

Run it for each new version of a font, and commit the output. src/app/fonts.css uses it.`

const vazirmatn = '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2'
const golosText = '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2'
/** Every footer has "English" and an address of mail. */
const letters = '@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz°²″'
const digits = '0123456789'
const punctuation = ' !"%\'()*+,-./:;=?\u00a0«·»×–—‘’“”•…'
/** Keep equal to the `unicode-range` in src/app/fonts.css. Digits are of codes in Persian, of prices in Russian. */
const subsets = [
  { file: 'vazirmatn-signs', source: vazirmatn, characters: punctuation },
  { file: 'vazirmatn-letters', source: vazirmatn, characters: letters + digits },
  { file: 'golos-text-signs', source: golosText, characters: punctuation + digits },
  { file: 'golos-text-letters', source: golosText, characters: letters },
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
