import type { Job } from '../capture/jobs.ts'
import type { Screenshot, Tolerated } from '../capture/shot.ts'
import type { Lock } from '../lock/lock.ts'
import type { Comparer } from './comparer.ts'

/** Pictures of one size without inserted rows, and with at most as many differing pixels as the story tolerates. */
export function toleranceOf(lock: Lock, compare: Comparer) {
  return async ({ key, story }: Job, { png, picture: after }: Screenshot): Promise<Tolerated | null> => {
    const picture = lock.get(key)?.picture
    const { tolerance } = story.visual
    if (!tolerance || !picture || picture.width !== after.width || picture.height !== after.height)
      return null
    const { change } = (await compare(picture.hash, png)) ?? {}
    const isTolerated = change && change.rows.length === 0 && change.pixels <= tolerance.pixels
    return isTolerated ? { picture, pixels: change.pixels } : null
  }
}
