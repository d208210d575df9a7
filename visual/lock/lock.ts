import type { Image } from '../report.ts'

/** What a shot looked like when a person approved it. */
export type LockEntry = {
  picture: Image
  /** Of what was read and heard of it: see `words.ts`. */
  words: string
  /** The browser that captured it. */
  build: string
  /** Other renderings that are as good: hashes of their captures. */
  tolerated: readonly string[]
}

/** By key: the story's id and the mode. */
export type Lock = Map<string, LockEntry>

const line =
  /^(?<key>[^\t]+)\t(?<hash>[0-9a-f]{32}) (?<width>\d+)x(?<height>\d+) (?<words>[0-9a-f]{16}) (?<build>\S+)(?<more>( ~[0-9a-f]{32})*)$/

/** Reads the lock file: a line for each shot. Throws where a line is no such line, a conflict of a merge for one. */
export function parseLock(text: string): Lock {
  const lock: Lock = new Map()
  for (const [at, one] of text.split('\n').entries()) {
    if (one === '') continue
    const found = line.exec(one)?.groups as Record<string, string> | undefined
    if (!found) throw new Error(`Line ${at + 1} of the lock is not one: ${one.slice(0, 80)}`)
    const { key, hash, width, height, words, build, more } = found as Record<
      'key' | 'hash' | 'width' | 'height' | 'words' | 'build' | 'more',
      string
    >
    const picture = { hash, width: Number(width), height: Number(height) }
    const tolerated = more.split(' ~').slice(1)
    lock.set(key, { picture, words, build, tolerated })
  }
  return lock
}

const byKey = ([one]: [string, LockEntry], [other]: [string, LockEntry]) => (one < other ? -1 : 1)

/** A line of the lock, without its end. */
export function formatLine(
  key: string,
  { picture: { hash, width, height }, words, build, tolerated }: LockEntry,
) {
  const more = tolerated.map((one) => ` ~${one}`).join('')
  return `${key}\t${hash} ${width}x${height} ${words} ${build}${more}`
}

/** The lock as a file: sorted, a line for each shot, so that branches merge line by line. */
export function formatLock(lock: Lock): string {
  return [...lock]
    .toSorted(byKey)
    .map(([key, entry]) => `${formatLine(key, entry)}\n`)
    .join('')
}
