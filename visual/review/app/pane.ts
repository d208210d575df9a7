import type { Finding, Image } from '../../report.ts'
import type { App } from './app.ts'
import { element } from './element.ts'
import { positionBefore, diffMarkersOf, type DiffMarker } from './diff-markers.ts'

export type Pane = {
  element: HTMLElement
  scroller: HTMLElement
  frame: HTMLElement
  /** Before and after, as far as they are in this pane. */
  pictures: HTMLImageElement[]
  /** One per spot; null if it is not on this picture. */
  boxes: (HTMLElement | null)[]
}

export type Layer = { image: Image | null; side: 'before' | 'after' | 'heat' }

type Size = { width: number; height: number }

function sizeOf({ before, after }: Finding): Size {
  const images = [before, after].filter((image) => image !== null)
  return {
    width: Math.max(1, ...images.map(({ width }) => width)),
    height: Math.max(1, ...images.map(({ height }) => height)),
  }
}

export function pane(app: App, shot: Finding, title: string, layers: readonly Layer[]): Pane {
  const { texts } = app
  const size = sizeOf(shot)
  const frame = element('div', { class: 'frame' })
  frame.style.setProperty('--width', String(size.width))
  frame.style.setProperty('--height', String(size.height))
  const scroller = element(
    'div',
    { class: 'scroller', tabindex: 0, role: 'region', 'aria-label': title, dir: 'ltr' },
    frame,
  )
  const pictures: HTMLImageElement[] = []
  for (const { image, side } of layers) {
    if (!image) {
      frame.append(element('p', { class: 'missing', dir: 'auto' }, missing(app, shot, side)))
      continue
    }
    const alt = `${texts[side]}: ${shot.story.title} — ${shot.story.name}`
    const picture = app.pictures.picture(image, alt, (why) =>
      picture.replaceWith(element('p', { class: 'missing', dir: 'auto' }, texts[why])),
    )
    picture.style.inlineSize = `${(image.width / size.width) * 100}%`
    frame.append(element('div', { class: `layer ${side}` }, picture))
    pictures.push(picture)
  }
  const spots = diffMarkersOf(shot.change, size.width)
  const isBefore = layers.at(-1)?.side === 'before'
  const boxes = spots.map((spot) => placed(spot, isBefore, shot, size))
  frame.append(...boxes.filter((box) => box !== null))
  return {
    element: element('figure', { class: 'pane' }, element('figcaption', {}, title), scroller),
    scroller,
    frame,
    pictures,
    boxes,
  }
}

function placed(spot: DiffMarker, isBefore: boolean, { change }: Finding, size: Size) {
  const { x, y, width, height } = isBefore ? positionBefore(spot, change?.rows ?? []) : spot
  if (isBefore && spot.kind !== 'changed') return null
  const box = element('span', { class: 'box', 'data-kind': spot.kind })
  const share = (value: number, whole: number) => `${(value / whole) * 100}%`
  box.style.left = share(x, size.width)
  box.style.top = share(y, size.height)
  box.style.width = share(width, size.width)
  box.style.height = share(height, size.height)
  return box
}

function missing({ texts }: App, { verdict }: Finding, side: Layer['side']) {
  if (side === 'before') return texts.noBaseline
  return verdict === 'gone' ? texts.noLonger : texts.noPicture
}

export function syncScroll(panes: readonly Pane[]) {
  for (const { scroller } of panes)
    scroller.addEventListener('scroll', () => {
      for (const other of panes) {
        if (other.scroller === scroller) continue
        const { scrollTop, scrollLeft } = scroller
        if (Math.abs(other.scroller.scrollTop - scrollTop) > 1) other.scroller.scrollTop = scrollTop
        if (Math.abs(other.scroller.scrollLeft - scrollLeft) > 1) other.scroller.scrollLeft = scrollLeft
      }
    })
}
