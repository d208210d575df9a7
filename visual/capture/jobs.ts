import type { VisualConfig } from '../config.ts'
import { choiceOfGlobals, modeName, modesOf, viewportSizes } from '../modes.ts'
import type { Mode, Modes, Size } from '../modes.ts'
import type { Story, StoryWithModes } from './story.ts'

export type Job = { key: string; story: Story; mode: Mode }

/** With what the configuration says of it. */
export const configuredStory = (
  story: Story,
  { modes, parameters }: Pick<VisualConfig, 'modes' | 'parameters'>,
): StoryWithModes => withModes({ ...story, visual: { ...story.visual, ...parameters?.(story) } }, modes)

export function withModes(story: Story, modes: Modes): StoryWithModes {
  const choice = { ...choiceOfGlobals(modes, story.ownGlobals), ...story.visual.modes }
  const own = modes.hasStoryViewports && story.viewport ? { viewports: viewportOf(story.viewport) } : {}
  return { ...story, modes: modesOf({ ...modes, ...own }, choice) }
}

function viewportOf(size: Size): Modes['viewports'] {
  const own = { [`${size.width}x${size.height}`]: size }
  Object.assign(viewportSizes, own)
  return own
}

/** Ordered so that a page changes least: by viewport, then locale and scheme, then story. */
export function jobsOf(stories: readonly StoryWithModes[]): Job[] {
  const jobs = stories
    .filter(({ visual }) => visual.skip === undefined)
    .flatMap((story) => story.modes.map((mode) => ({ key: `${story.id} ${modeName(mode)}`, story, mode })))
  const order = ({ mode: { viewport, locale, scheme }, story }: Job) =>
    [viewport.padStart(5), locale, scheme, story.id].join(' ')
  return jobs.toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
}

/** A shot of each story, in modes that take turns; of more than `size` stories, some are spread evenly. */
export function sampleOf(jobs: readonly Job[], size: number): Job[] {
  const ids = [...new Set(jobs.map(({ story }) => story.id))]
  const step = Math.max(ids.length / size, 1)
  const sample = Array.from({ length: Math.min(ids.length, size) }, (_, at) => {
    const own = jobs.filter(({ story }) => story.id === ids[Math.floor(at * step)])
    return own[at % own.length]!
  })
  return jobs.filter((job) => sample.includes(job))
}

export function shardOf(jobs: readonly Job[], index: number, of: number): Job[] {
  return jobs.slice(Math.floor(((index - 1) * jobs.length) / of), Math.floor((index * jobs.length) / of))
}

/** Deterministic for a `seed`; reveals shots that depend on their neighbours. */
export function shuffled(jobs: readonly Job[], seed: number): Job[] {
  const random = (at: number) => {
    const mixed = Math.imul((at + 1) ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b)
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
  }
  return jobs
    .map((job, at) => ({ job, at: random(at) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ job }) => job)
}
