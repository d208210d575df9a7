import { PagePayload } from '#contracts/page-payload.ts'
import { delay } from '#src/platform/delay.ts'
import { serverPath } from '#src/platform/server-address.ts'

declare global {
  /** What a prerendered page's inline script fetches before the shop's script: its payload file, or null. */
  var pagePayload: Promise<unknown> | undefined
}

/** Milliseconds that calls wait for the payload before they go to the server. */
const maxWait = 3_000

let answers: Promise<PagePayload['answers']> | undefined

async function readAnswers(): Promise<PagePayload['answers']> {
  const payload = await Promise.race([globalThis.pagePayload, delay(maxWait)])
  return PagePayload.safeParse(payload).data?.answers ?? {}
}

async function takeAnswer(url: string): Promise<Response | null> {
  if (!globalThis.pagePayload) return null
  answers ??= readAnswers()
  const found = await answers
  const { pathname, search } = new URL(serverPath(url), location.href)
  const path = pathname + search
  if (!Object.hasOwn(found, path)) return null
  const headers = { 'content-type': 'application/json' }
  const response = new Response(JSON.stringify(found[path]), { headers })
  delete found[path]
  return response
}

/** False for a page that has none, or whose address is another one's. */
export const hasPayload = () => globalThis.pagePayload !== undefined

/** From now on the server answers: what is drawn later would show the payload's data as if they had just come. */
export function dropPayload() {
  globalThis.pagePayload = undefined
}

/** `fetch` that answers a call once from the payload of a prerendered page. */
export async function fetchWithPayload(url: string, init: RequestInit): Promise<Response> {
  const answer = init.method === 'GET' ? await takeAnswer(url) : null
  return answer ?? fetch(url, init)
}
