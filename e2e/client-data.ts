import type { Page } from '@playwright/test'

/** Everything the page holds, as text: storages, caches, readable cookies, and what the query client holds. */
export async function collectClientData(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    )
    const bodies = await Promise.all(requests.flat().map((response) => response.text()))
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, bodies])
  })
  return stored + (await queryClientState(page))
}

/** The data of the query client on the heap. Removed data may stay there: Chromium keeps images with `sizes`, and what React hung on them. */
async function queryClientState(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId! })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    returnByValue: true,
    functionDeclaration: `function () {
      const isClient = (one) => Object.hasOwn(Object.getPrototypeOf(one) ?? {}, 'getQueryCache')
      const states = this.filter(isClient).flatMap((client) =>
        [client.getQueryCache(), client.getMutationCache()].flatMap((cache) => cache.getAll()),
      )
      return JSON.stringify(states.map(({ queryKey, state }) => [queryKey, state.data, state.variables]))
    }`,
  })
  await session.detach()
  return result.value as string
}
