import { shardOf, shuffled } from '../capture/jobs.ts'
import type { Job } from '../capture/jobs.ts'
import { SetupError } from '../config.ts'
import { axesOf, axisNames } from '../modes.ts'
import type { Mode, Modes } from '../modes.ts'
import { wholeNumber } from './whole-number.ts'

export const selectionOptions = {
  grep: { type: 'string' },
  locale: { type: 'string' },
  scheme: { type: 'string' },
  viewport: { type: 'string' },
  shard: { type: 'string' },
  shuffle: { type: 'string' },
} as const

export const selectionHelp = `  --grep text      only stories whose id has this in it; a regular expression
  --locale ar,de   only these; likewise --scheme light,dark and --viewport 390,1280
  --shard 1/3      the first of three parts
  --shuffle 7      in another order, the same for the same number`

export type Selection = { [Name in keyof typeof selectionOptions]?: string }

/** Throws a `SetupError` for options that no story can meet; stories may have viewports of their own. */
export function requireValid(selection: Selection, modes: Modes) {
  patternOf(selection.grep)
  if (selection.shuffle !== undefined) wholeNumber('--shuffle', selection.shuffle, 0)
  if (selection.shard !== undefined) shardNumbers(selection.shard)
  const known = axesOf(modes)
  for (const axis of axisNames)
    if (axis !== 'viewport' || !modes.hasStoryViewports) valuesOf(axis, selection, known[axis])
}

/** Shards are parts of the jobs that are reached. Throws a `SetupError` for invalid options. */
export function selectJobs(
  jobs: readonly Job[],
  selection: Selection,
  isReached: (job: Job) => boolean = () => true,
): Job[] {
  const pattern = patternOf(selection.grep)
  const allowed = axisNames.map((axis) => ({
    axis,
    values: valuesOf(axis, selection, [...new Set(jobs.map(({ mode }) => mode[axis]))]),
  }))
  const chosen = jobs.filter(
    ({ story, mode }) =>
      pattern.test(story.id) && allowed.every(({ axis, values }) => values.includes(mode[axis])),
  )
  if (chosen.length === 0)
    throw new SetupError('No story has a shot of that kind. Look at --grep and the modes.')
  const reached = chosen.filter(isReached)
  const ordered = selection.shuffle === undefined ? reached : shuffled(reached, Number(selection.shuffle))
  return selection.shard === undefined ? ordered : shardOf(ordered, ...shardNumbers(selection.shard))
}

export const isFullRun = ({ grep, locale, scheme, viewport, shard }: Selection) =>
  [grep, locale, scheme, viewport, shard].every((one) => one === undefined)

/** Without pages among its shots, a run needs no build of the site. */
export function choosesPages(pages: readonly { id: string }[] = [], { grep }: Selection): boolean {
  const pattern = patternOf(grep)
  return pages.some(({ id }) => pattern.test(id))
}

/** Throws a `SetupError` if `grep` is no regular expression. */
export function patternOf(grep = ''): RegExp {
  try {
    return new RegExp(grep, 'i')
  } catch {
    throw new SetupError(`--grep ${grep} is no regular expression.`)
  }
}

function valuesOf(axis: keyof Mode, selection: Selection, known: readonly string[]): readonly string[] {
  const requested = selection[axis]?.split(',') ?? known
  const unknown = requested.find((one) => !known.includes(one))
  if (unknown === undefined) return requested
  throw new SetupError(`There is no ${axis} "${unknown}": --${axis} takes ${known.join(', ')}.`)
}

function shardNumbers(shard: string): [number, number] {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(shard) ?? []
  if (!index || !of || Number(index) < 1 || Number(index) > Number(of))
    throw new SetupError(`--shard is "${shard}"; it has to be like 1/3.`)
  return [Number(index), Number(of)]
}
