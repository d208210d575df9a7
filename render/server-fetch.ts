import { AsyncLocalStorage } from 'node:async_hooks'
import { aborted } from '#src/platform/aborted.ts'
import { serverPath } from '#src/platform/server-address.ts'

/**
 * Answers a GET of the API; `path` is like `/api/products/product?label=pot`. It gets the page's language and never a
 * cookie or an address of the visitor, so that a page is the same for everybody.
 */
export type Ask = (
  path: string,
  options: { language: string; signal?: AbortSignal | null },
) => Promise<Response>

export type Call = { path: string; status: number; body: string }

type Render = { ask: Ask; language: string; calls: Map<string, Promise<Call>> }

const renders = new AsyncLocalStorage<Render>()

const anyOrigin = 'http://shop.invalid'

/**
 * Replaces `fetch` of the process: each page that is rendered asks through its own `ask`, and each call is made once.
 * Outside of a render, and within `ask`, it is the one of Node.
 */
export function installServerFetch(isAllowed: (call: { method: string; url: string }) => boolean) {
  const nodeFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const render = renders.getStore()
    if (!render) return nodeFetch(input, init)
    const { pathname, search } = new URL(serverPath(String(input)), anyOrigin)
    const path = pathname + search
    if (!isAllowed({ method: init?.method ?? 'GET', url: anyOrigin + path }))
      throw new Error(`${path} is not a call of public pages: see public-paths.ts`)
    const { status, body } = await (render.calls.get(path) ?? startCall(render, path, init?.signal))
    return new Response(body, { status })
  }
}

function startCall({ ask, language, calls }: Render, path: string, signal?: AbortSignal | null) {
  const read = async (): Promise<Call> => {
    const response = await ask(path, { language, signal })
    return { path, status: response.status, body: await response.text() }
  }
  /** Otherwise a page would wait for a server that never answers. */
  const call = renders.exit(() => (signal ? Promise.race([read(), aborted(signal)]) : read()))
  calls.set(path, call)
  return call
}

/** Runs `work`, whose calls go to `ask`; returns them beside its result. Concurrent renders do not see each other. */
export async function withServerFetch<Result>(
  ask: Ask,
  language: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; calls: Call[] }> {
  const calls = new Map<string, Promise<Call>>()
  const result = await renders.run({ ask, language, calls }, work)
  const settled = await Promise.allSettled(calls.values())
  return { result, calls: settled.flatMap((call) => (call.status === 'fulfilled' ? [call.value] : [])) }
}
