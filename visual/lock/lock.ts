import type { Image } from '../report.ts'

export type LockEntry = {
  picture: Image
  /** Hash of the diagnostics. */
  diagnostics: string
  browserVersion: string
  tolerated: readonly string[]
}

/** By shot key: story id and mode. */
export type Lock = Map<string, LockEntry>

const line =
  /^(?<key>[^\t]+)\t(?<hash>[0-9a-f]{32}) (?<width>\d+)x(?<height>\d+) (?<diagnostics>[0-9a-f]{16}) (?<build>\S+)(?<more>( ~[0-9a-f]{32})*)$/

/** Parses the lock file, a line per shot. Throws on any other line, such as a conflict marker. */
export function parseLock(text: string): Lock {
  const lock: Lock = new Map()
  for (const [at, one] of text.split('\n').entries()) {
    if (one === '') continue
    const found = line.exec(one)?.groups as Record<string, string> | undefined
    if (!found) throw new Error(`Line ${at + 1} of the lock is not one: ${one.slice(0, 80)}`)
    const {
      key,
      hash,
      width,
      height,
      diagnostics,
      build: browserVersion,
      more,
    } = found as Record<'key' | 'hash' | 'width' | 'height' | 'diagnostics' | 'build' | 'more', string>
    const picture = { hash, width: Number(width), height: Number(height) }
    const tolerated = more.split(' ~').slice(1)
    lock.set(key, { picture, diagnostics, browserVersion, tolerated })
  }
  return lock
}

const byKey = ([one]: [string, LockEntry], [other]: [string, LockEntry]) => (one < other ? -1 : 1)

export function formatLine(
  key: string,
  { picture: { hash, width, height }, diagnostics, browserVersion, tolerated }: LockEntry,
) {
  const more = tolerated.map((one) => ` ~${one}`).join('')
  return `${key}\t${hash} ${width}x${height} ${diagnostics} ${browserVersion}${more}`
}

/** Sorted, a line per shot, so that branches merge line by line. */
export function formatLock(lock: Lock): string {
  return [...lock]
    .toSorted(byKey)
    .map(([key, entry]) => `${formatLine(key, entry)}\n`)
    .join('')
}
