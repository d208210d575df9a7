import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { fontReply } from '../mocks/server/node/font.ts'
import { copyVideos } from '../mocks/server/node/videos.ts'
import { writePictures } from '../mocks/server/node/write-pictures.ts'
import { fontPath } from '../mocks/server/page.ts'
import { generateIfMissing } from './i18n.ts'
import { readOptions } from './options.ts'

const help = `npx node scripts/build-demo.ts          builds the shop as static files in demo/, with the mock server inside the page

  -h, --help     this text

Deploy the folder to the root of any static host that answers unknown paths with 404.html, for example to preview a pull
request. To view it locally: npx node scripts/serve-files.ts --folder demo`

readOptions(help, {})
const root = join(import.meta.dirname, '..')
const outDir = join(root, 'demo')

/** demo-entry.ts installs the mock server before it loads the shop. */
const demoEntry: Plugin = {
  name: 'zarrin:demo-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/scripts/demo-entry.ts'),
  },
}

/** The mock server in the page answers paths of the page's own origin: an .env file may name a backend for other builds. */
process.env.VITE_API_BASE = ''
await generateIfMissing()
process.stdout.write('Building the shop …\n')
await build({
  root,
  mode: 'demo',
  plugins: [demoEntry],
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})
process.stdout.write('Drawing its pictures …\n')
const pictures = await writePictures(outDir)
await copyVideos(outDir)
await writeFont(join(outDir, fontPath))
await copyFile(join(outDir, 'index.html'), join(outDir, '404.html'))
process.stdout.write(`The shop and ${pictures} pictures are in demo/.\n`)

async function writeFont(file: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await (await fontReply()).bytes())
}
