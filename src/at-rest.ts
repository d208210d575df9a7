import { pause } from './pause.ts'

/** A phone that always has something to do comes to its turn as well. */
const longest = 2_000

const whenIdle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: longest }))
    : pause()

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

/** Those that the page is looked at for. One that does not come holds nothing up. */
const pictures = () =>
  [...document.images].filter(({ fetchPriority, complete }) => fetchPriority === 'high' && !complete)

const arrived = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })

/**
 * Once the page has what its first screen shows and nothing else to do: what may be wanted later is fetched then, and
 * takes no part of the line from what is waited for.
 */
export async function atRest(): Promise<void> {
  await loaded()
  await whenIdle()
  while (pictures().length > 0) await Promise.all(pictures().map(arrived))
  await whenIdle()
}
