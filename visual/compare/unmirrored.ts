import { type Mode, axes, modeName } from '../modes.ts'
import type { SignedShot } from './groups.ts'

type Locale = Mode['locale']

const rightToLeft: readonly Locale[] = ['fa']
const leftToRight = axes.locale.filter((locale) => !rightToLeft.includes(locale))

const share = (some: readonly SignedShot[], others: readonly SignedShot[]) => {
  const signatures = new Set(others.flatMap((item) => item.signatures))
  return some.some((item) => item.signatures.some((signature) => signatures.has(signature)))
}

/** Keys that changed differently in RTL and LTR of one scheme and viewport, or in one although both were taken. */
export function unmirroredAmong(items: readonly SignedShot[], allKeys: ReadonlySet<string>): Set<string> {
  const isRightToLeft = ({ mode }: SignedShot) => rightToLeft.includes(mode.locale)
  const wasCaptured = ({ key, mode }: SignedShot, locales: readonly Locale[]) =>
    locales.some((locale) => allKeys.has(key.replace(modeName(mode), modeName({ ...mode, locale }))))

  const unmirrored = new Set<string>()
  const places = new Map<string, SignedShot[]>()
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
