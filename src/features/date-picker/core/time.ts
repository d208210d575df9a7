import type { WallTime } from './calendar.ts'
import { isTimeDisabled } from './limits.ts'
import type { Limits } from './limits.ts'
import type { PickerType } from './steps.ts'

const minutesInDay = 24 * 60

const minutesOfTurn = { half: minutesInDay / 2, hour: 60, minute: 1 }

/** `half` is AM or PM. */
export type Hand = keyof typeof minutesOfTurn

const minutesOf = ({ hour, minute }: WallTime) => hour * 60 + minute

function at(wall: WallTime, minutes: number): WallTime {
  const within = ((minutes % minutesInDay) + minutesInDay) % minutesInDay
  return wall.set({ hour: Math.floor(within / 60), minute: within % 60 })
}

function firstAllowed(walls: Iterable<WallTime>, isAllowed: (wall: WallTime) => boolean) {
  for (const wall of walls) if (isAllowed(wall)) return wall
  return null
}

/** The minutes of the hour, half or day of `wall`, which has `size` minutes. */
function* nearestFirst(wall: WallTime, size: number) {
  const own = minutesOf(wall)
  const minutes = Array.from({ length: size }, (_, minute) => own - (own % size) + minute)
  const distance = (minute: number) => Math.abs(minute - own)
  for (const minute of minutes.sort((a, b) => distance(a) - distance(b))) yield at(wall, minute)
}

function* turnsAlong(wall: WallTime, hand: Hand, by: number) {
  const size = minutesOfTurn[hand]
  const turns = minutesInDay / (hand === 'minute' ? Math.max(1, Math.abs(by)) : size)
  for (let turn = 1; turn < turns + 1; turn++)
    yield* nearestFirst(at(wall, minutesOf(wall) + by * turn * size), size)
}

function* turnsFromLast(wall: WallTime, hand: Hand, by: number) {
  const most = hand === 'minute' ? 59 : 23
  for (let far = 0; far <= most; far++)
    yield* nearestFirst(wall.set({ [hand]: by > 0 ? most - far : far }), minutesOfTurn[hand])
}

/** Wraps within the day (23:59 + 1 minute = 00:00), skips disabled times; ±Infinity: the last or first. Unchanged if none is allowed. */
export function turnClock(
  wall: WallTime,
  hand: Hand,
  by: number,
  isAllowed: (wall: WallTime) => boolean,
): WallTime {
  const turns = Number.isFinite(by) ? turnsAlong : turnsFromLast
  return firstAllowed(turns(wall, hand, by), isAllowed) ?? wall
}

export const nearestAllowed = (wall: WallTime, type: PickerType, limits: Limits): WallTime =>
  firstAllowed(nearestFirst(wall, minutesInDay), (there) => !isTimeDisabled(there, type, limits)) ?? wall
