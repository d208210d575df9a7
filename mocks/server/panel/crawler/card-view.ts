import { element } from '../element.ts'
import type { Card, CardText } from './cards.ts'
import { crawlers } from './crawlers.ts'
import { kilobytes } from './kilobytes.ts'

/** A card, near enough to that of the messenger to see what is missing. */
export function cardView({
  crawler,
  site,
  title,
  description,
  picture,
  isLarge,
  warnings,
}: Card): HTMLElement {
  const { name, bytes } = crawlers[crawler]
  return element(
    'figure',
    {},
    element(
      'figcaption',
      {},
      element('strong', {}, name),
      element('span', { class: 'soft' }, ` reads the first ${kilobytes(bytes)}`),
    ),
    title
      ? element(
          'div',
          { class: `card ${crawler} ${isLarge ? 'large' : 'small'}` },
          picture && element('img', { src: picture.fetchedFrom, alt: '' }),
          element(
            'div',
            { class: 'words' },
            element('p', { class: 'site', dir: 'auto' }, site),
            words(title),
            description && words(description),
          ),
        )
      : element('p', { class: 'soft' }, 'No card'),
    ...warnings.map((warning) => element('p', { class: 'odd' }, warning)),
  )
}

const words = ({ text, tag }: CardText) =>
  element('p', { class: tag.endsWith('title') ? 'title' : 'description', title: tag, dir: 'auto' }, text)
