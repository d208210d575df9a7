import { vi } from 'vitest'

export type Reply = { status: number; body: unknown; headers?: Record<string, string> }

export const sara = {
  id: 501,
  fullName: 'سارا محمدی',
  firstName: 'سارا',
  lastName: 'محمدی',
  mobile: '09121234567',
}
export const yes = (data: unknown): Reply => ({ status: 200, body: { isSuccess: true, messages: [], data } })
export const no = (status: number, ...texts: string[]): Reply => ({
  status,
  body: { isSuccess: false, messages: texts.map((item1) => ({ item1 })) },
})

/** Stands in for `fetch` of tests: answers each path by its own function. Returns the paths as they are asked. */
export function network(answers: Record<string, (init: RequestInit) => Reply | Promise<Reply>>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.split('?')[0] ?? ''
    asked.push(path)
    const { status, body, headers } = await answers[path]!(init)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  })
  return asked
}

/** An answer that never comes. */
export const never = ({ signal }: RequestInit) =>
  new Promise<Reply>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
  })

/** A network that takes every call and answers none. */
export const silence = () => vi.stubGlobal('fetch', (_url: string, init: RequestInit) => never(init))
