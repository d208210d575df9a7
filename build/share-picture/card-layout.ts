export type Size = { width: number; height: number }

/** From the inline start and the top of the card: a right-to-left card is the mirror of the other. */
export type Box = Size & { start: number; y: number }

/** The size that link previews show without cropping. */
export const card: Size = { width: 1200, height: 630 }

export const margin = 64

const wide: Size = { width: card.width, height: 408 }
/** Width by height, from which a picture goes across the card. */
const wideFrom = 1.2
const besideWords = { minWidth: 420, maxWidth: 630 }

/** The place of the logo on a card without a picture. */
export const emptyPane: Size = { width: besideWords.minWidth, height: card.height }

/** The place of a picture on the card; `aspect` is its width by its height. */
export function pictureSize(aspect: number): Size {
  if (aspect >= wideFrom) return wide
  const width = Math.round(card.height * aspect)
  const { minWidth, maxWidth } = besideWords
  return { width: Math.min(maxWidth, Math.max(minWidth, width)), height: card.height }
}

/** Where words go: under a picture that goes across the card, else beside it. */
export function wordsBox(pane: Size): Box {
  const isBelow = pane.width === card.width
  return isBelow
    ? { start: margin, y: pane.height, width: card.width - 2 * margin, height: card.height - pane.height }
    : {
        start: pane.width + margin,
        y: margin,
        width: card.width - pane.width - 2 * margin,
        height: card.height - 2 * margin,
      }
}

/** In pixels from the left and the top. */
export type Region = Size & { left: number; top: number }

/** A pane at the inline start of the card, or across its top. */
export function paneRegion({ width, height }: Size, direction: 'rtl' | 'ltr'): Region {
  return { width, height, left: direction === 'rtl' ? card.width - width : 0, top: 0 }
}

/** The rest of the card; all of it without a pane. */
export function wordsRegion(pane: Size | null, direction: 'rtl' | 'ltr'): Region {
  if (!pane) return { ...card, left: 0, top: 0 }
  if (pane.width === card.width)
    return { width: card.width, height: card.height - pane.height, left: 0, top: pane.height }
  const left = direction === 'rtl' ? 0 : pane.width
  return { width: card.width - pane.width, height: card.height, left, top: 0 }
}
