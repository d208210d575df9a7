import { createHash } from 'node:crypto'
import type { Mode } from '../modes.ts'
import type { Group } from '../report.ts'
import { isTiny } from './signatures.ts'

export type SignedShot = {
  key: string
  storyId: string
  mode: Mode
  signatures: string[]
}

const describeRows = (by: string) => {
  const count = Math.abs(Number(by))
  return `${count} ${count === 1 ? 'line' : 'lines'} ${by.startsWith('-') ? 'went' : 'came'}`
}

const descriptions: { pattern: RegExp; describe: (match: string) => string }[] = [
  { pattern: /^colour:(.*)$/, describe: (colours) => colours.replace('→', ' → ') },
  { pattern: /^rows:(.*)$/, describe: (shifts) => shifts.split(',').map(describeRows).join(', ') },
  { pattern: /^patch:(\d+x\d+):/, describe: (size) => `a patch of ${size.replace('x', ' × ')} pixels` },
]

function causeOf(items: readonly SignedShot[]): string {
  const counts = new Map<string, number>()
  for (const signature of items.flatMap((item) => item.signatures))
    counts.set(signature, (counts.get(signature) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const shared = [...counts.keys()].filter((signature) => counts.get(signature) === most)
  for (const { pattern, describe } of descriptions)
    for (const signature of shared) {
      const match = pattern.exec(signature)
      if (match) return describe(match[1]!)
    }
  return 'a change of its own'
}

function connected(items: readonly SignedShot[]): SignedShot[][] {
  const parents = items.map((_, index) => index)
  const rootOf = (index: number): number => {
    const parent = parents[index]!
    return parent === index ? index : (parents[index] = rootOf(parent))
  }
  const firstWith = new Map<string, number>()
  for (const [index, { signatures }] of items.entries())
    for (const signature of signatures.filter((one) => !isTiny(one))) {
      const first = firstWith.get(signature) ?? index
      firstWith.set(signature, first)
      parents[rootOf(index)] = rootOf(first)
    }
  const members = items.map((): SignedShot[] => [])
  for (const [index, item] of items.entries()) members[rootOf(index)]!.push(item)
  return members.filter(({ length }) => length > 0)
}

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : Number(a.key > b.key))

function idOf([first]: readonly SignedShot[]): string {
  const signature = first!.signatures.find((one) => !isTiny(one)) ?? first!.key
  return createHash('sha256').update(signature).digest('hex').slice(0, 12)
}

export function groupFindings(items: readonly SignedShot[]): Omit<Group, 'unmirrored'>[] {
  return connected([...items].sort(byKey))
    .map((members) => ({
      id: idOf(members),
      cause: causeOf(members),
      keys: members.map(({ key }) => key),
    }))
    .sort((a, b) => b.keys.length - a.keys.length || byKey({ key: a.keys[0]! }, { key: b.keys[0]! }))
}
