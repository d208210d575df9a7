import type { Endpoint } from '#contracts/endpoint.ts'

let release = () => {}

/** For `beforeEach`: calls of this endpoint wait for `releaseCalls`; what is not released is never answered. */
export function holdCalls({ path }: Pick<Endpoint, 'path'>): () => void {
  const sendAtOnce = window.fetch
  const released = new Promise<void>((resolve) => (release = resolve))
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input
    if (new URL(url, location.href).pathname === path) await released
    return sendAtOnce(input, init)
  }
  return () => void (window.fetch = sendAtOnce)
}

export const releaseCalls = () => release()
