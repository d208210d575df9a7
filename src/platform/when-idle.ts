import { delay } from './delay.ts'
import { whenReplaced } from './prerendered.ts'

/** Idle timeout in milliseconds, so that busy devices still run it. */
const timeout = 2_000

const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout }))
    : delay()

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

const loadingPictures = () =>
  [...document.images].filter(({ fetchPriority, complete }) => fetchPriority === 'high' && !complete)

const settled = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })

/** Resolves once the app is drawn with its high-priority pictures and the browser is idle: prefetching does not compete. */
export async function whenIdle(): Promise<void> {
  await loaded()
  await whenReplaced()
  await idle()
  while (loadingPictures().length > 0) await Promise.all(loadingPictures().map(settled))
  await idle()
}
