/** Milliseconds between two notifications about one URL. */
export const notifyInterval = 60_000

/** Throttled per URL: two responses that always differ would make the pages refetch forever. */
export function createChangeDetector(now: () => number = Date.now) {
  const notifiedAt = new Map<string, number>()
  return async (url: string, before: Response | undefined, after: Response): Promise<boolean> => {
    if (!before || now() - (notifiedAt.get(url) ?? -Infinity) < notifyInterval) return false
    if ((await before.text()) === (await after.text())) return false
    notifiedAt.set(url, now())
    return true
  }
}

/** False for an error, a proxy's HTML page and a truncated response. */
export async function isCompleteEnvelope(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  try {
    const envelope: unknown = await response.clone().json()
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
