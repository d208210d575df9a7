/** In the Cache Storage, which the worker and the page share. */
const cacheName = 'push-renewal'
const renewalKey = '/push-renewal'
const languageKey = '/push-language'

const open = () => caches.open(cacheName)

async function keep(key: string, text: string): Promise<void> {
  await (await open()).put(key, new Response(text))
}

async function kept(key: string): Promise<string | null> {
  const found = await caches.match(key, { cacheName })
  return found ? found.text() : null
}

/** The endpoint of before; empty if it is not known. */
export const keepPushRenewal = (oldEndpoint: string) => keep(renewalKey, oldEndpoint)
export const pushRenewal = () => kept(renewalKey)

export async function forgetPushRenewal(): Promise<void> {
  await (await open()).delete(renewalKey)
}

/** The tag of the language in which the browser is registered: a renewal may come while no page is open. */
export const keepPushLanguage = (tag: string) => keep(languageKey, tag)
export const pushLanguage = () => kept(languageKey)

export const forgetPush = () => caches.delete(cacheName)
