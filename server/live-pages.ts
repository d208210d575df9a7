import { fileCacheControl } from '../build/hosting.ts'
import type { Ask, Page } from '../render/entry.ts'
import { addressOfBaseName } from '../render/file-names.ts'
import { missing, shortLife, unavailable, type Answer } from './answer.ts'
import { pageOfPicture, type livePictures } from './live-pictures.ts'
import { lruCache } from './lru-cache.ts'
import type { Metrics } from './metrics.ts'
import type { Renderer } from './open-renderer.ts'
import { renderQueue } from './render-queue.ts'

type Drawn = Pick<Page, 'status' | 'headers' | 'html'>
type Payload = { address: string; body: Uint8Array }

const htmlType = { 'content-type': 'text/html; charset=utf-8' }

const maxPayloadBytes = 64 * 2 ** 20
/** The last to wait has these before it: beyond, the shell is there sooner. */
const maxWaitingSearches = 5

const payloadName = /^(?<base>\/.+)\.[0-9a-f]+\.payload\.json$/

export const isPayload = (path: string) => payloadName.test(path)

/** The page that has a payload at this path; null for any other path. */
function pageOfPayload(path: string): string | null {
  const base = payloadName.exec(path)?.groups?.base
  return base === undefined ? null : addressOfBaseName(base)
}

/** The answer where a page has no such file; `status` is that of the page. */
const missingOrUnavailable = (kind: 'payload' | 'picture', status: number) =>
  status >= 500 ? unavailable(kind) : missing(kind)

export type LivePages = ReturnType<typeof livePages>

/** Draws pages when they are asked for. What it keeps of them can be drawn again. */
export function livePages({
  renderer,
  ask,
  pictures,
  metrics,
  ...limits
}: {
  renderer: Renderer
  ask: Ask
  pictures: Awaited<ReturnType<typeof livePictures>>
  metrics: Metrics
  concurrency: number
  maxWaiting: number
}) {
  const queue = renderQueue<Drawn>(limits)
  /** Anybody can ask for any number of texts: pages do not wait for them, and few of them wait for each other. */
  const searches = renderQueue<Drawn>({
    concurrency: 1,
    maxWaiting: Math.min(limits.maxWaiting, maxWaitingSearches),
  })
  /** By page: variants share one. */
  const payloads = lruCache<Payload>({ maxBytes: maxPayloadBytes, sizeOf: ({ body }) => body.length })

  async function render(address: string) {
    const began = performance.now()
    const drawn = await renderer.render(address, ask)
    metrics.pageDrawn((performance.now() - began) / 1000)
    if (drawn.status === 503) throw drawn.error
    return drawn
  }

  async function drawNow(address: string): Promise<Drawn> {
    const drawn = await render(address)
    if (drawn.payload) {
      const { address: path, ...content } = drawn.payload
      payloads.set(pageOfPayload(path)!, { address: path, body: Buffer.from(JSON.stringify(content)) })
    }
    const { status, headers, html } = drawn
    return { status, headers, html: html && pictures.withTags(html, address) }
  }

  const draw = (address: string) => queue.run(address, () => drawNow(address))

  function drawnOrElsewhere(requested: string): Promise<Drawn> {
    const plan = renderer.planOf(requested)
    if (plan.kind === 'page') return draw(plan.address)
    if (plan.kind === 'search') return searches.run(plan.address, () => render(plan.address))
    return renderer.render(requested, ask)
  }

  async function page(requested: string): Promise<Answer> {
    const { status, headers, html } = await drawnOrElsewhere(requested)
    if (html !== null) return { kind: 'page', status, headers: { ...headers, ...htmlType }, body: html }
    if (headers.location !== undefined) return { kind: 'redirect', status, headers, body: '' }
    return shell(status, headers)
  }

  const shell = (status: number, headers: Record<string, string>): Answer => ({
    kind: 'shell',
    status,
    headers: { ...headers, ...htmlType },
    body: renderer.shell,
  })

  /** Another process may have drawn the page: what this one draws has the same payload while the API answers the same. */
  async function payload(path: string): Promise<Answer> {
    const address = pageOfPayload(path)
    if (address === null) return missing('payload')
    const isKept = () => payloads.get(address)?.address === path
    const status = isKept() ? 200 : (await draw(address)).status
    if (!isKept()) return missingOrUnavailable('payload', status)
    const headers = { 'content-type': 'application/json', 'cache-control': fileCacheControl(path) }
    return { kind: 'payload', status: 200, headers, body: payloads.get(address)!.body }
  }

  /** An earlier picture of a page is answered with its present one: messengers ask late. */
  async function picture(path: string): Promise<Answer> {
    const address = pageOfPicture(path)
    if (address === null) return missing('picture')
    const status = pictures.of(address)?.path === path ? 200 : (await draw(address)).status
    const present = pictures.of(address)
    if (!present) return missingOrUnavailable('picture', status)
    const { jpeg, isWhole } = await pictures.draw(present)
    const caching = isWhole && present.path === path ? fileCacheControl(path) : shortLife
    const headers = { 'content-type': 'image/jpeg', 'cache-control': caching }
    return { kind: 'picture', status: 200, headers, body: jpeg }
  }

  function isPersonal(path: string): boolean {
    const plan = renderer.planOf(path)
    if (plan.kind === 'redirect') return isPersonal(plan.location)
    return plan.kind === 'shell' && plan.canonical === null
  }

  return {
    page,
    payload,
    picture,
    shell,
    isPersonal,
    isShell: (requested: string) => renderer.planOf(requested).kind === 'shell',
    /** What is asked for from now on is drawn from answers that the API gives from now on. */
    forget(address: string) {
      queue.forget(address)
      payloads.delete(address)
      pictures.forget(address)
    },
    waiting: () => queue.waiting() + searches.waiting(),
  }
}
