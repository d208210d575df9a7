import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endChild } from './child.ts'
import { post } from './post.ts'

export type Backend = Awaited<ReturnType<typeof openBackend>>

/** The mock server in a process of its own. */
export async function openBackend() {
  const child = fork(join(import.meta.dirname, 'backend-process.ts'))
  const [port] = (await once(child, 'message')) as [number]
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    /** Each call takes so many milliseconds longer. */
    slowDown: (latency: number) =>
      post(`${url}/__mock/faults`, {
        id: 'default',
        faults: latency === 0 ? [] : [{ on: '*', fault: { latency } }],
      }),
    /** The product costs so many rials more. */
    async raisePrice(by: number) {
      child.send(by)
      await once(child, 'message')
    },
    close: () => endChild(child),
  }
}
