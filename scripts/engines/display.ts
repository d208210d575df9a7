import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts `program`, an Xvfb. `name`: the value of `DISPLAY`. */
export async function openDisplay(program: string, { width, height }: { width: number; height: number }) {
  const xvfb = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const ended = once(xvfb, 'exit').then((): never => {
    throw new Error(`Xvfb ended before it was up. Run "${program} -displayfd 1" to see why.`)
  })
  // Closing ends Xvfb as well, which is no error.
  ended.catch(() => {})
  const [number] = (await Promise.race([once(xvfb.stdio[3]!, 'data'), ended])) as [Buffer]
  return { name: `:${String(number).trim()}`, close: () => void xvfb.kill() }
}
