import type { Image } from '../../report.ts'
import { element } from './element.ts'
import { aMoment, countsAsSeen } from './seen.ts'

type Options = { alt: string; class?: string }

export type Pictures = {
  /** Loads when it comes near the viewport; `onMissing` is called where the page does not hold it. */
  picture(image: Image, options: Options, onMissing?: () => void): HTMLImageElement
  /** Calls once when the picture was before the reviewer long enough, in a `frame` that may show a part of it. */
  whenSeen(picture: HTMLImageElement, frame: Element, seen: () => void): void
}

const shares = [0, 0.5, 1]
const margin = '400px'

/** Pictures stand behind the app in the page, so that it starts before they are read. */
export function createPictures(): Pictures {
  const waiting = new WeakMap<Element, () => void>()
  const nearing = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        nearing.unobserve(target)
        waiting.get(target)?.()
      }
    },
    { rootMargin: margin },
  )

  const exposed = new WeakMap<Element, (share: number) => void>()
  const exposing = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) exposed.get(target)?.(intersectionRatio)
    },
    { threshold: shares },
  )

  return {
    picture({ hash, width, height }, { alt, class: name = '' }, onMissing) {
      const made = element('img', { alt, width, height, class: name, decoding: 'async', draggable: 'false' })
      waiting.set(made, () => void load(made, hash, onMissing))
      nearing.observe(made)
      return made
    },
    whenSeen(picture, frame, seen) {
      let timer: ReturnType<typeof setTimeout> | undefined
      exposed.set(frame, (share) => {
        clearTimeout(timer)
        timer = setTimeout(check, aMoment, share)
      })
      function check(share: number) {
        if (!picture.isConnected || share === 0) return
        const { width, height } = frame.getBoundingClientRect()
        const isDrawn = picture.complete && picture.naturalWidth > 0
        if (!isDrawn) timer = setTimeout(check, aMoment, share)
        else if (countsAsSeen({ isDrawn, side: Math.max(width, height), share, milliseconds: aMoment })) {
          exposing.unobserve(frame)
          seen()
        }
      }
      exposing.observe(frame)
    },
  }
}

async function load(picture: HTMLImageElement, hash: string, onMissing?: () => void) {
  const source = await sourceOf(hash)
  if (source === null) onMissing?.()
  else picture.src = source
}

const parsingPause = 60

async function sourceOf(hash: string): Promise<string | null> {
  const holder = document.getElementById(`image-${hash}`)
  if (holder?.nextSibling || (holder && document.readyState !== 'loading')) return holder.textContent
  if (document.readyState !== 'loading') return null
  await new Promise((resolve) => setTimeout(resolve, parsingPause))
  return sourceOf(hash)
}
