const prefix = 'visual-review '

/** Reviews that a browser keeps, besides the one that is open. */
const keptReviews = 5

/**
 * Saved decisions of the run of `at`; those of old runs are removed. `save` makes room by removing the oldest others,
 * and returns whether the text is saved.
 */
export function openReviewStorage(storage: Storage, at: string) {
  const own = `${prefix}${at}`

  /** The oldest first: a run is named by its time. */
  const others = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix) && key !== own)
      .toSorted()

  for (const key of others().slice(0, -keptReviews)) storage.removeItem(key)

  function save(text: string): boolean {
    try {
      storage.setItem(own, text)
      return true
    } catch {
      const [oldest] = others()
      if (oldest === undefined) return false
      storage.removeItem(oldest)
      return save(text)
    }
  }

  return {
    key: own,
    read: () => storage.getItem(own),
    readNewestOther: () => storage.getItem(others().at(-1) ?? ''),
    save,
  }
}
