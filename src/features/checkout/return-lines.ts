import type { Return, ReturnedLine, Returnable } from '#contracts/returns.ts'
import type { Money } from '#contracts/values.ts'
import { rials } from '#contracts/values.ts'

export type Counts = Readonly<Record<string, number>>

/** Lines that are gone meanwhile are left out. */
export const chosenLines = ({ lines }: Returnable, counts: Counts): ReturnedLine[] =>
  lines.flatMap(({ id }) => {
    const count = counts[id] ?? 0
    return count > 0 ? [{ id, count }] : []
  })

export function returnRefund({ lines }: Returnable, counts: Counts): Money {
  const amount = lines.reduce((sum, { id, refund }) => sum + refund.amount * (counts[id] ?? 0), 0)
  return rials(amount)
}

export type AskedReturn = { lines: readonly ReturnedLine[]; reason: string }

/** Whether a request whose answer was lost has arrived. `known`: ids of earlier returns. */
export const hasReturn = (
  returns: readonly Return[] = [],
  { lines, reason }: AskedReturn,
  known: readonly number[],
) =>
  returns.some(
    (entry) =>
      !known.includes(entry.id) &&
      entry.reason === reason &&
      entry.lines.length === lines.length &&
      lines.every(({ id, count }) => entry.lines.some((line) => line.id === id && line.count === count)),
  )
