import type { Wall } from './calendar.ts'
import { isTimeDisabled } from './limits.ts'
import type { Limits } from './limits.ts'
import type { PickerType } from './steps.ts'

const minutesInHour = 60
const minutesInDay = 24 * minutesInHour

const minutesOf = ({ hour, minute }: Wall) => hour * minutesInHour + minute

function at(wall: Wall, minutes: number): Wall {
  const within = ((minutes % minutesInDay) + minutesInDay) % minutesInDay
  return wall.set({ hour: Math.floor(within / minutesInHour), minute: within % minutesInHour })
}

/** The first that is not disabled, of which there are never more than a day has minutes. */
const firstOf = (walls: Iterable<Wall>, type: PickerType, limits: Limits) => {
  for (const wall of walls) if (!isTimeDisabled(wall, type, limits)) return wall
  return null
}

function* minutesAlong(wall: Wall, by: number) {
  const from = minutesOf(wall)
  const turns = Math.ceil(minutesInDay / Math.max(1, Math.abs(by)))
  for (let turn = 1; turn <= turns; turn++) yield at(wall, from + by * turn)
}

/** In each hour along the way the same minute, and then the nearest to it. */
function* hoursAlong(wall: Wall, by: number) {
  for (let turn = 1; turn <= 24; turn++) {
    const there = at(wall, minutesOf(wall) + by * turn * minutesInHour)
    yield there
    yield* nearestFirst(there, 0, minutesInHour - 1, there.hour * minutesInHour)
  }
}

function* nearestFirst(wall: Wall, least: number, most: number, base = 0) {
  const own = minutesOf(wall) - base
  for (let far = 1; far <= most; far++) {
    if (own - far >= least) yield at(wall, base + own - far)
    if (own + far <= most) yield at(wall, base + own + far)
  }
}

/** From the last of a hand to its first, or back: hours with the minute nearest to what it was. */
function* fromTheEnd(wall: Wall, hand: 'hour' | 'minute', by: number) {
  const most = hand === 'hour' ? 23 : 59
  for (let far = 0; far <= most; far++) {
    const there = wall.set({ [hand]: by > 0 ? most - far : far })
    yield there
    if (hand === 'hour') yield* nearestFirst(there, 0, minutesInHour - 1, there.hour * minutesInHour)
  }
}

/**
 * The clock turned by whole hours or minutes, past what is disabled, around within the day: 23:59 and one minute
 * is 00:00 of the same day; ±Infinity is the last or the first that is allowed. Where nothing else is it stays.
 */
export function turned(
  wall: Wall,
  hand: 'hour' | 'minute',
  by: number,
  { type, limits }: { type: PickerType; limits: Limits },
): Wall {
  const along = hand === 'hour' ? hoursAlong : minutesAlong
  const walls = Number.isFinite(by) ? along(wall, by) : fromTheEnd(wall, hand, by)
  return firstOf(walls, type, limits) ?? wall
}

/** The nearest time of the same day that is allowed, itself first; itself also where none is. */
export function nearestAllowed(wall: Wall, type: PickerType, limits: Limits): Wall {
  if (!isTimeDisabled(wall, type, limits)) return wall
  return firstOf(nearestFirst(wall, 0, minutesInDay - 1), type, limits) ?? wall
}
