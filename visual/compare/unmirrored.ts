import { modeName } from '../modes.ts'
import type { Modes } from '../modes.ts'
import type { SignedShot } from './groups.ts'

const share = (some: readonly SignedShot[], others: readonly SignedShot[]) => {
  const signatures = new Set(others.flatMap((item) => item.signatures))
  return some.some((item) => item.signatures.some((signature) => signatures.has(signature)))
}

/** Keys that changed differently in RTL and LTR, or in one although both were taken; `allKeys` has unchanged ones. */
export function unmirroredAmong(
  items: readonly SignedShot[],
  allKeys: ReadonlySet<string>,
  directions: Modes['locales'],
): Set<string> {
  const isRightToLeft = ({ mode }: SignedShot) => directions[mode.locale] === 'rtl'
  const wasCapturedMirrored = ({ key, mode }: SignedShot) =>
    Object.keys(directions)
      .filter((locale) => directions[locale] !== directions[mode.locale])
      .some((locale) => allKeys.has(key.replace(modeName(mode), modeName({ ...mode, locale }))))

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
      if ((one.length > 0 && other.length > 0) || wasCapturedMirrored(item)) unmirrored.add(item.key)
  }
  return unmirrored
}
