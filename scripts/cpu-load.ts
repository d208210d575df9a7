import { spawn } from 'node:child_process'

/** Exits when its IPC channel closes, so it never outlives its parent. */
const spin = `
  process.on('disconnect', () => process.exit())
  setInterval(() => { for (const end = Date.now() + 50; Date.now() < end; ); }, 0)`

export function startCpuLoad(count: number): () => void {
  const busy = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', spin], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  )
  return () => busy.forEach((process) => process.kill())
}
