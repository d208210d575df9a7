import { readFile } from 'node:fs/promises'

/** Bytes that belong to the web processes below this process alone, and were written. */
export async function measureWebProcesses(parent: number): Promise<number> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')
  let sum = 0
  for (const child of children.split(' ').filter(Boolean)) {
    const name = await readFile(`/proc/${child}/comm`, 'utf8')
    sum += name.startsWith('WebKitWebProc')
      ? await writtenBytes(child)
      : await measureWebProcesses(Number(child))
  }
  return sum
}

async function writtenBytes(id: string) {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8')
  return Number(/^Private_Dirty: +(\d+) kB/m.exec(rollup)![1]) * 1024
}
