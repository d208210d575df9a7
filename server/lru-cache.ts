/** Keeps values up to `maxBytes`, and drops those that were used longest ago. */
export function lruCache<Value>({
  maxBytes,
  sizeOf,
}: {
  maxBytes: number
  sizeOf: (value: Value) => number
}) {
  const entries = new Map<string, { value: Value; size: number }>()
  let bytes = 0

  function remove(key: string) {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key: string, value: Value) {
      remove(key)
      const size = key.length + sizeOf(value)
      entries.set(key, { value, size })
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return
        remove(oldest)
      }
    },
    delete: remove,
  }
}
