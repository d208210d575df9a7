import { groupFindings } from '../compare/groups.ts'
import { diffLines } from '../findings/diff-lines.ts'
import type { Diagnostics } from './diagnostics.ts'
import type { Job } from './jobs.ts'
import { isSameLines } from './shot.ts'
import type { ApprovedShot, Shot } from './shot.ts'

/** A shot whose first attempt is not what is approved. */
export type Candidate = {
  first: Shot
  /** Stories that the tab had shown just before, the last one last; none of a shot of which nothing came. */
  earlier: readonly Job[]
  known: ApprovedShot | undefined
  /** Whether it logs less when it is shown again in place. */
  hasLateMessage: boolean
  /** Empty if the shot logs other errors as well, failed, or has no picture. */
  signatures: Promise<readonly string[]>
}

export type ComputeSignatures = (shot: Shot) => Promise<readonly string[]>

/** Of the pixels that changed; of the lines, if none did. */
export async function signaturesOf(
  shot: Shot,
  known: ApprovedShot | undefined,
  sign: ComputeSignatures,
): Promise<readonly string[]> {
  const { screenshot, diagnostics, problems } = shot
  if (!screenshot || problems.length > 0 || !isSameLines(diagnostics.errors, known?.diagnostics.errors ?? []))
    return []
  if (!known?.accepts(screenshot.picture.hash)) return sign(shot)
  const { came, gone } = diffLines(linesOf(known.diagnostics), linesOf(diagnostics))
  return [...came.map((line) => `+ ${line}`), ...gone.map((line) => `- ${line}`)]
}

const linesOf = ({ text, names, tabStops = [] }: Diagnostics) => [...text, ...names, ...tabStops]

/** Alike changes of a story are one group. */
export async function groupsOf(candidates: readonly Candidate[]): Promise<Map<Candidate, string>> {
  const items = await Promise.all(
    candidates.map(async ({ first: { job }, signatures }) => {
      const { key, story, mode } = job
      return { key, storyId: story.id, mode, signatures: [...(await signatures)] }
    }),
  )
  const groups = new Map(groupFindings(items).flatMap((group) => group.keys.map((key) => [key, group.id])))
  return new Map(candidates.map((one) => [one, `${groups.get(one.first.job.key)} ${one.first.job.story.id}`]))
}
