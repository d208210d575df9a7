import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { site } from '../src/platform/site.ts'
import { readOptions } from './options.ts'
import { icons, paper } from '../build/web-manifest.ts'

const help = `npm run icons               draws the PNG icons of the installed shop from its logo, into public/icons/

  -h, --help     this text

Once for a new logo; what it writes is committed.`

readOptions(help, {})
const publicFolder = join(import.meta.dirname, '../public')
const logo = join(publicFolder, site.logo)
const touchIcon = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' } as const

/** A launcher may cut a maskable icon to its middle circle of 80 %: the logo stands within it, on paper. */
const share = { any: 1, maskable: 0.7 }

for (const { file, size, purpose } of [...icons, touchIcon]) {
  const inner = Math.round(size * share[purpose])
  const mark = await sharp(logo, { density: 72 * (size / 64) * 2 })
    .resize(inner)
    .toBuffer()
  const background = purpose === 'maskable' ? paper : 'transparent'
  const ground = sharp({ create: { width: size, height: size, channels: 4, background } })
  const png = await ground
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer()
  await writeFile(join(publicFolder, 'icons', file), png)
  process.stdout.write(`${file}  ${(png.length / 1000).toFixed(1)} kB\n`)
}
