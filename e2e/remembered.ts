import type { Page } from '@playwright/test'

/**
 * All that a page remembers and could show or send: its storages, its caches, the cookies that a script can read, and
 * the answers and mutations of its query client, found among the living objects of the page.
 */
export async function remembered(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    )
    const bodies = await Promise.all(requests.flat().map((response) => response.text()))
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, bodies])
  })
  return stored + (await answersIn(page))
}

async function answersIn(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId! })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    returnByValue: true,
    functionDeclaration: `function () {
      const states = this.filter((one) => Object.hasOwn(one, 'state') && Object.hasOwn(one, 'options'))
      return JSON.stringify(states.map(({ queryKey, state }) => [queryKey, state.data, state.variables]))
    }`,
  })
  await session.detach()
  return result.value as string
}
