import type { Image } from '../../report.ts'
import { element } from './element.ts'
import { minViewTime, countsAsSeen } from './seen.ts'

/** The text that says why a picture is missing. */
type Missing = 'notKept' | 'noServer'
type OnMissing = (why: Missing) => void

export type Pictures = {
  picture(image: Image, alt: string, onMissing?: OnMissing): HTMLImageElement
  /** Once all `pictures` of a frame were in view. */
  whenSeen(pictures: readonly HTMLImageElement[], frame: Element, seen: () => void): void
}

const shares = [0, 0.5, 1]
const margin = '400px'

/** Pictures follow the script in the HTML, so that the app starts before they are parsed. */
export function createPictures(): Pictures {
  const waiting = new WeakMap<Element, () => void>()
  const lazyLoader = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        lazyLoader.unobserve(target)
        waiting.get(target)?.()
      }
    },
    { rootMargin: margin },
  )

  const visibilityListeners = new WeakMap<Element, (share: number) => void>()
  const visibilityObserver = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries)
        visibilityListeners.get(target)?.(intersectionRatio)
    },
    { threshold: shares },
  )

  return {
    picture({ hash, width, height }, alt, onMissing) {
      const made = element('img', { alt, width, height, decoding: 'async', draggable: 'false' })
      waiting.set(made, () => void load(made, hash, onMissing))
      lazyLoader.observe(made)
      return made
    },
    whenSeen(pictures, frame, seen) {
      let timer: ReturnType<typeof setTimeout> | undefined
      let share = 0
      function wait() {
        clearTimeout(timer)
        timer = setTimeout(check, minViewTime)
      }
      visibilityListeners.set(frame, (visible) => {
        share = visible
        wait()
      })
      // In its actual size a picture is another one on the screen, in the same frame.
      const sizes = new ResizeObserver(wait)
      function check() {
        if (!frame.isConnected || share === 0) return
        const { width, height } = frame.getBoundingClientRect()
        const isDrawn = pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        const scale = Math.min(...pictures.map(scaleOf))
        const exposure = { side: Math.max(width, height), scale, share, milliseconds: minViewTime }
        if (!isDrawn) wait()
        else if (countsAsSeen({ isDrawn, ...exposure })) {
          visibilityObserver.unobserve(frame)
          sizes.disconnect()
          seen()
        }
      }
      visibilityObserver.observe(frame)
      for (const picture of pictures) sizes.observe(picture)
    },
  }
}

/** The attribute is the width of the page. */
const scaleOf = (picture: HTMLImageElement) =>
  picture.getBoundingClientRect().width / Number(picture.getAttribute('width'))

async function load(picture: HTMLImageElement, hash: string, onMissing?: OnMissing) {
  const source = await sourceOf(hash)
  if (source === null) return onMissing?.('notKept')
  picture.addEventListener('error', async () => onMissing?.(await whyMissing(source)), { once: true })
  picture.src = source
}

/** The error of an image does not say whether the server answered. */
const whyMissing = (source: string): Promise<Missing> =>
  fetch(source, { method: 'HEAD' }).then(
    () => 'notKept',
    () => (source.startsWith('/') ? 'noServer' : 'notKept'),
  )

const parseDelay = 60

async function sourceOf(hash: string): Promise<string | null> {
  const holder = document.getElementById(`image-${hash}`)
  if (holder?.nextSibling || (holder && document.readyState !== 'loading')) return holder.textContent
  if (document.readyState !== 'loading') return null
  await new Promise((resolve) => setTimeout(resolve, parseDelay))
  return sourceOf(hash)
}
