import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { site } from '../src/platform/site.ts'
import { readOptions } from './options.ts'
import { icons, paper } from '../build/web-manifest.ts'

const help = `npx node scripts/assets.ts icons               renders the PNG icons of the installed shop from its logo into public/icons/

  -h, --help     this text

Run it for each new logo, and commit the output.`

readOptions(help, {})
const publicFolder = join(import.meta.dirname, '../public')
const logo = join(publicFolder, site.logo)
const touchIcon = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' } as const

/** Launchers may crop a maskable icon to a circle of 80 %. */
const logoScale = { any: 1, maskable: 0.7 }

for (const { file, size, purpose } of [...icons, touchIcon]) {
  const inner = Math.round(size * logoScale[purpose])
  const mark = await sharp(logo, { density: 72 * (size / 64) * 2 })
    .resize(inner)
    .toBuffer()
  const background = purpose === 'maskable' ? paper : 'transparent'
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background } })
  const png = await canvas
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer()
  await writeFile(join(publicFolder, 'icons', file), png)
  process.stdout.write(`${file}  ${(png.length / 1000).toFixed(1)} kB\n`)
}
