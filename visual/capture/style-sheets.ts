import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SheetText } from '../causes/page-source.ts'

const assets = 'assets'

/** Style sheets of lazy chunks, as Vite lists them in its preload code. */
export async function stylesOf(storybook: string): Promise<string[]> {
  const files = await readdir(join(storybook, assets)).catch(() => [])
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(join(storybook, assets, file), 'utf8')))
  const named = texts.flatMap((text) => [...text.matchAll(/"\.\/([^"/]+\.css)"/g)].map(([, file]) => file!))
  return [...new Set(named)].toSorted().map((file) => `./${assets}/${file}`)
}

/** Of the stories; the manager's own lie in folders `sb-…`. */
export async function readSheets(storybook: string): Promise<SheetText[]> {
  const files = await readdir(storybook, { recursive: true })
  const sheets = files.filter((file) => file.endsWith('.css') && !file.startsWith('sb-'))
  return Promise.all(
    sheets.toSorted().map(async (sheet) => ({ sheet, text: await readFile(join(storybook, sheet), 'utf8') })),
  )
}
