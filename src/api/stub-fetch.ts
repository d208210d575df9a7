import { vi } from 'vitest'

export type Reply = { status: number; body: unknown; headers?: Record<string, string> }

export const sampleUser = {
  id: 501,
  fullName: 'سارا محمدی',
  firstName: 'سارا',
  lastName: 'محمدی',
  mobile: '09121234567',
}
export const success = (data: unknown): Reply => ({
  status: 200,
  body: { isSuccess: true, messages: [], data },
})
export const refusal = (status: number, ...texts: string[]): Reply => ({
  status,
  body: { isSuccess: false, messages: texts.map((item1) => ({ item1 })) },
})

export function stubFetch(replies: Record<string, (init: RequestInit) => Reply | Promise<Reply>>) {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.split('?')[0] ?? ''
    requested.push(path)
    const { status, body, headers } = await replies[path]!(init)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  })
  return requested
}

export const pendingReply = ({ signal }: RequestInit) =>
  new Promise<Reply>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

export const stubHangingFetch = () =>
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => pendingReply(init))
