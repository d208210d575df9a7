import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export async function endChild(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
