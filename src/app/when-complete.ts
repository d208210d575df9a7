import { delay } from '#src/platform/delay.ts'

/** Milliseconds without progress after which something is taken to never come. */
const longestSilence = 6_000

/** Resolves once nothing is missing, or when what is missing no longer changes. A slow phone makes progress, too. */
export async function whenComplete(countMissing: () => number) {
  let missing = countMissing()
  let changedAt = performance.now()
  /** Twice in a row: an answer may ask for another part. */
  for (let times = 0; times < 2 && performance.now() - changedAt < longestSilence;) {
    await delay(16)
    const now = countMissing()
    if (now !== missing) changedAt = performance.now()
    missing = now
    times = missing === 0 ? times + 1 : 0
  }
}
