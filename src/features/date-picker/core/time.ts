import type { WallTime } from './calendar.ts'
import { isTimeDisabled } from './limits.ts'
import type { Limits } from './limits.ts'
import type { PickerType } from './steps.ts'

const minutesInHour = 60
const minutesInDay = 24 * minutesInHour

const minutesOf = ({ hour, minute }: WallTime) => hour * minutesInHour + minute

function at(wall: WallTime, minutes: number): WallTime {
  const within = ((minutes % minutesInDay) + minutesInDay) % minutesInDay
  return wall.set({ hour: Math.floor(within / minutesInHour), minute: within % minutesInHour })
}

const firstAllowed = (walls: Iterable<WallTime>, type: PickerType, limits: Limits) => {
  for (const wall of walls) if (!isTimeDisabled(wall, type, limits)) return wall
  return null
}

function* minutesAlong(wall: WallTime, by: number) {
  const from = minutesOf(wall)
  const turns = Math.ceil(minutesInDay / Math.max(1, Math.abs(by)))
  for (let turn = 1; turn <= turns; turn++) yield at(wall, from + by * turn)
}

function* hoursAlong(wall: WallTime, by: number) {
  for (let turn = 1; turn <= 24; turn++) {
    const there = at(wall, minutesOf(wall) + by * turn * minutesInHour)
    yield there
    yield* nearestFirst(there, minutesInHour - 1, there.hour * minutesInHour)
  }
}

/** From `base` to `most` minutes later. */
function* nearestFirst(wall: WallTime, most: number, base = 0) {
  const own = minutesOf(wall) - base
  for (let far = 1; far <= most; far++) {
    if (own >= far) yield at(wall, base + own - far)
    if (own + far <= most) yield at(wall, base + own + far)
  }
}

function* fromLast(wall: WallTime, hand: 'hour' | 'minute', by: number) {
  const most = hand === 'hour' ? 23 : 59
  for (let far = 0; far <= most; far++) {
    const there = wall.set({ [hand]: by > 0 ? most - far : far })
    yield there
    if (hand === 'hour') yield* nearestFirst(there, minutesInHour - 1, there.hour * minutesInHour)
  }
}

/** Wraps within the day (23:59 + 1 minute = 00:00), skips disabled times; ±Infinity: the last or first. Unchanged if none is allowed. */
export function turnClock(
  wall: WallTime,
  hand: 'hour' | 'minute',
  by: number,
  { type, limits }: { type: PickerType; limits: Limits },
): WallTime {
  const along = hand === 'hour' ? hoursAlong : minutesAlong
  const walls = Number.isFinite(by) ? along(wall, by) : fromLast(wall, hand, by)
  return firstAllowed(walls, type, limits) ?? wall
}

export function nearestAllowed(wall: WallTime, type: PickerType, limits: Limits): WallTime {
  if (!isTimeDisabled(wall, type, limits)) return wall
  return firstAllowed(nearestFirst(wall, minutesInDay - 1), type, limits) ?? wall
}
