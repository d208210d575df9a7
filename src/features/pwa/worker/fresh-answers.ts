/** The least time between two messages about the same address, in milliseconds. */
export const quietFor = 60_000

export type CatalogueChanged = { type: 'catalogue-changed' }

export const isCatalogueChanged = (data: unknown): data is CatalogueChanged =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'catalogue-changed'

/**
 * Says whether the pages should hear that an answer they were shown is an old one: it has changed, and they did not
 * hear of that address just now, or two answers that are never alike would be asked for in turn for good.
 */
export function changesOf(now: () => number = Date.now) {
  const told = new Map<string, number>()
  return async (address: string, before: Response | undefined, after: Response): Promise<boolean> => {
    if (!before || now() - (told.get(address) ?? -Infinity) < quietFor) return false
    if ((await before.text()) === (await after.text())) return false
    told.set(address, now())
    return true
  }
}

/** An envelope, whole: neither a page of a proxy nor half an answer is worth keeping. */
export async function isWhole(answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false
  try {
    const envelope: unknown = await answer.clone().json()
    return (
      typeof envelope === 'object' &&
      envelope !== null &&
      'isSuccess' in envelope &&
      envelope.isSuccess === true
    )
  } catch {
    return false
  }
}
