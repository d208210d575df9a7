import type { Finding } from '../../report.ts'
import type { App } from './app.ts'
import { element } from './element.ts'
import { thumbnailFocus } from './diff-markers.ts'

const ratio = 4 / 3

export function thumbnail({ pictures, texts }: App, shot: Finding): HTMLElement {
  const image = shot.after ?? shot.before
  const frame = element('span', { class: 'thumbnail', dir: 'ltr' })
  if (!image) {
    frame.append(element('span', { class: 'missing' }, texts.noPicture))
    return frame
  }
  const picture = pictures.picture(image, '', (why) => {
    frame.replaceChildren(element('span', { class: 'missing' }, texts[why]))
  })
  const { x, y } = thumbnailFocus(shot, ratio)
  picture.style.objectPosition = `${x}% ${y}%`
  frame.append(picture)
  return frame
}

export function verdictChip({ texts }: App, verdict: Finding['verdict'], count: string): HTMLElement {
  return element(
    'span',
    { class: 'chip', 'data-verdict': verdict },
    texts.verdicts[verdict],
    count && ` ${count}`,
  )
}
