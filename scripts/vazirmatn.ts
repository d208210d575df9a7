import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export async function vazirmatnFontFace(): Promise<string> {
  const url = import.meta.resolve('@fontsource-variable/vazirmatn')
  const bytes = await readFile(
    fileURLToPath(new URL('files/vazirmatn-arabic-wght-normal.woff2', url)),
    'base64',
  )
  return `@font-face { font-family: Vazirmatn; src: url(data:font/woff2;base64,${bytes}) }`
}
