import { type Mode, axes, modeName } from '../modes.ts'
import type { Signed } from './groups.ts'

type Locale = Mode['locale']

const rightToLeft: readonly Locale[] = ['fa']
const leftToRight = axes.locale.filter((locale) => !rightToLeft.includes(locale))

const share = (some: readonly Signed[], others: readonly Signed[]) => {
  const signatures = new Set(others.flatMap((item) => item.signatures))
  return some.some((item) => item.signatures.some((signature) => signatures.has(signature)))
}

/**
 * Keys of a story that changed otherwise in right-to-left than in left-to-right of the same scheme and viewport, or
 * in one of both alone while the other was captured too. Any left-to-right locale will do: the modes of a story
 * seldom hold all of them. What has no signatures was not compared, and tells nothing.
 */
export function unmirroredAmong(items: readonly Signed[], allKeys: ReadonlySet<string>): Set<string> {
  const isRightToLeft = ({ mode }: Signed) => rightToLeft.includes(mode.locale)
  const wasCaptured = ({ key, mode }: Signed, locales: readonly Locale[]) =>
    locales.some((locale) => allKeys.has(key.replace(modeName(mode), modeName({ ...mode, locale }))))

  const unmirrored = new Set<string>()
  const places = new Map<string, Signed[]>()
  for (const item of items.filter(({ signatures }) => signatures.length > 0)) {
    const place = `${item.storyId} ${item.mode.scheme} ${item.mode.viewport}`
    places.set(place, [...(places.get(place) ?? []), item])
  }
  for (const members of places.values()) {
    const one = members.filter(isRightToLeft)
    const other = members.filter((item) => !isRightToLeft(item))
    if (share(one, other)) continue
    for (const item of members)
      if (
        (one.length > 0 && other.length > 0) ||
        wasCaptured(item, isRightToLeft(item) ? leftToRight : rightToLeft)
      )
        unmirrored.add(item.key)
  }
  return unmirrored
}
