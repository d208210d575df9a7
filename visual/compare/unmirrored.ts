import { modeOf } from '../modes.ts'
import type { Modes } from '../modes.ts'

const storyOf = (key: string) => key.split(' ')[0]!

/** Keys of a group that has one text direction only, of stories that were captured in the other as well. */
export function unmirroredAmong(
  group: readonly string[],
  captured: readonly string[],
  directions: Modes['locales'],
): string[] {
  const directionOf = (key: string) => directions[modeOf(key).locale]
  const [direction, other] = new Set(group.map(directionOf))
  if (other !== undefined) return []
  const mirrored = new Set(captured.filter((key) => directionOf(key) !== direction).map(storyOf))
  return group.filter((key) => mirrored.has(storyOf(key)))
}
