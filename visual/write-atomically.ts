import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export async function writeAtomically(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.part`
  try {
    await writeFile(part, content)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
