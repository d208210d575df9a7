import { modeOf } from '../modes.ts'
import type { Modes } from '../modes.ts'

const storyOf = (key: string) => key.split(' ')[0]!
const storyInLocale = (key: string) => `${storyOf(key)} ${modeOf(key).locale}`

/**
 * Keys of a group that has one text direction only, of stories that were captured in the other as well. A story that
 * another locale of its direction leaves out changed by its language.
 */
export function unmirroredAmong(
  group: readonly string[],
  captured: readonly string[],
  directions: Modes['locales'],
): string[] {
  const directionOf = (key: string) => directions[modeOf(key).locale]
  const [direction, other] = new Set(group.map(directionOf))
  if (other !== undefined) return []
  const changed = new Set(group.map(storyInLocale))
  const isSameDirection = (key: string) => directionOf(key) === direction
  const mirrored = new Set(captured.filter((key) => !isSameDirection(key)).map(storyOf))
  const unchanged = captured.filter((key) => isSameDirection(key) && !changed.has(storyInLocale(key)))
  const byLanguage = new Set(unchanged.map(storyOf))
  return group.filter((key) => mirrored.has(storyOf(key)) && !byLanguage.has(storyOf(key)))
}
