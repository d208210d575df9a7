import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { value } from '../core/checks/any-picker.ts'
import { acts, perform } from './acts.ts'
import type { Act } from './acts.ts'
import { anyProps } from './any-props.ts'
import type { AnyProps } from './any-props.ts'
import { drawPicker } from './drawn.tsx'
import { wrongsOf } from './wrongs-of.ts'

const runs = Number(import.meta.env.PICKER_RUNS)
const seed = Number(import.meta.env.PICKER_SEED)
const counts = { acts: 0, emissions: 0, opened: 0 }

async function play(first: AnyProps, given: AnyProps['value'], script: Act[]) {
  const picker = await drawPicker({ ...first, value: given })
  try {
    for (const act of script) {
      const before = picker.emitted.length
      await perform(act, picker)
      counts.acts += 1
      counts.opened += Number(picker.dialog() !== null)
      expect(picker.errors).toEqual([])
      const said = picker.emitted.slice(before)
      counts.emissions += said.length
      expect(said.length).toBeLessThanOrEqual(1)
      expect(said.flatMap((one) => wrongsOf(one, picker.props()))).toEqual([])
      expect(await picker.hasFocus(), 'the focus is in the dialog').toBe(true)
    }
  } finally {
    await picker.close()
  }
}

test(
  `${runs} random sequences on the drawn picker: nothing throws, is handed out twice or against the limits`,
  { timeout: 60_000 + runs * 2_000 },
  async () => {
    /** Of a failure it tells the smallest sequence found in sixty tries. */
    const drawn = fc.limitShrink(fc.tuple(anyProps, value, acts), 60)
    const property = fc.asyncProperty(drawn, (sequence) => play(...sequence))

    await fc.assert(property, { numRuns: runs, seed })
    console.warn(`${counts.acts} acts, ${counts.opened} with a dialog, ${counts.emissions} values handed out`)
    expect(counts.emissions).toBeGreaterThan(runs)
    expect(counts.opened).toBeGreaterThan(runs)
  },
)
