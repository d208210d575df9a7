import { spawn } from 'node:child_process'

/** Busy without an end, and gone with the process that began it, however that ends. */
const spin = `
  process.on('disconnect', () => process.exit())
  setInterval(() => { for (const end = Date.now() + 50; Date.now() < end; ); }, 0)`

/** Keeps `count` cores busy until the function that it answers is called. */
export function startLoad(count: number): () => void {
  const busy = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', spin], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  )
  return () => busy.forEach((process) => process.kill())
}
