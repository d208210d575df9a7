const cacheName = 'push-renewal'
const key = '/push-renewal'

/** In the Cache Storage, which the worker and the page share. The endpoint of before; empty if it is not known. */
export async function keepPushRenewal(oldEndpoint: string): Promise<void> {
  await (await caches.open(cacheName)).put(key, new Response(oldEndpoint))
}

export async function pushRenewal(): Promise<string | null> {
  const kept = await caches.match(key, { cacheName })
  return kept ? kept.text() : null
}

export const forgetPushRenewal = () => caches.delete(cacheName)
