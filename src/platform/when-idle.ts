import { delay } from './delay.ts'

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

/** Resolves once high-priority pictures are loaded and the browser is idle, so that prefetching does not compete. */
export async function whenIdle(): Promise<void> {
  await loaded()
  await idle()
  while (loadingPictures().length > 0) await Promise.all(loadingPictures().map(settled))
  await idle()
}
