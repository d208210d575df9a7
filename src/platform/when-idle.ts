import { delay } from './delay.ts'
import { whenReplaced } from './prerendered.ts'

/** Idle timeout in milliseconds, so that busy devices still run it. */
const timeout = 2_000

const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout }))
    : delay()

const event = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))

const loadingPictures = () =>
  [...document.images].filter(({ fetchPriority, complete }) => fetchPriority === 'high' && !complete)

const settled = (picture: HTMLImageElement) => Promise.race([event(picture, 'load'), event(picture, 'error')])

/** Resolves once the app is drawn with its high-priority pictures and the browser is idle: prefetching does not compete. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await event(window, 'load')
  await whenReplaced()
  await idle()
  while (loadingPictures().length > 0) await Promise.all(loadingPictures().map(settled))
  await idle()
}
