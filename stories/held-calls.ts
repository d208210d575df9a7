import type { Endpoint } from '#contracts/endpoint.ts'

let release = () => {}

/** For `beforeEach`: calls of this endpoint wait for `releaseCalls`; what is not released is never answered. */
export function holdCalls({ method, path }: Endpoint): () => void {
  const sendAtOnce = window.fetch
  const released = new Promise<void>((resolve) => (release = resolve))
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === method && new URL(request.url).pathname === path) await released
    return sendAtOnce(request)
  }
  return () => void (window.fetch = sendAtOnce)
}

export const releaseCalls = () => release()
