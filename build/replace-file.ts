import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/** Renamed when complete: whoever reads the file meanwhile, a host or another build, never reads a part. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const partial = `${file}.${randomUUID()}.part`
  await writeFile(partial, content)
  await rename(partial, file)
}
