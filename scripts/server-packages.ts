import { ownDependencies, packageFolders, readLock } from '../build/locked-packages.ts'
import { readOptions } from './options.ts'

const help = `npx node scripts/server-packages.ts     lists the folders of the packages that the server of live pages needs

  -h, --help     this text

The Dockerfile copies them into the image of the renderer.`

/** They draw pages and link previews, and are in no bundle of the shop. */
const ofServer = ['bidi-js', 'harfbuzzjs', 'parse5', 'sharp', 'subset-font']

readOptions(help, {})
const lock = readLock()
const folders = packageFolders(lock, [...ownDependencies(lock), ...ofServer], { installed: true })
process.stdout.write(`${folders.join('\n')}\n`)
