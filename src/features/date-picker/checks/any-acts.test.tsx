import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { value } from '../core/checks/arbitraries.ts'
import { actionSequences, perform } from './actions.ts'
import type { Action } from './actions.ts'
import { arbitraryProps } from './arbitrary-props.ts'
import type { TestProps } from './arbitrary-props.ts'
import { renderPicker } from './render-picker.tsx'
import { violationsOf } from './violations.ts'

const runs = Number(import.meta.env.PICKER_RUNS)
const seed = Number(import.meta.env.PICKER_SEED)
const counts = { acts: 0, emissions: 0, opened: 0 }

/** Else a seed would do something else on another day. */
beforeAll(() => void vi.setSystemTime('2025-09-27T12:30:00Z'))
afterAll(() => void vi.useRealTimers())

async function runActs(initialProps: TestProps, initialValue: TestProps['value'], script: Action[]) {
  const picker = await renderPicker({ ...initialProps, value: initialValue })
  try {
    for (const act of script) {
      const before = picker.emitted.length
      await perform(act, picker)
      counts.acts += 1
      counts.opened += Number(picker.dialog() !== null)
      expect(picker.errors).toEqual([])
      const emitted = picker.emitted.slice(before)
      counts.emissions += emitted.length
      expect(emitted.length).toBeLessThanOrEqual(1)
      expect(emitted.flatMap((one) => violationsOf(one, picker.props()))).toEqual([])
      expect(await picker.hasFocus(), 'the focus is in the dialog').toBe(true)
    }
  } finally {
    await picker.close()
  }
}

test(
  `${runs} random action sequences on the rendered picker never throw, emit a value twice or emit one outside the limits`,
  { timeout: 60_000 + runs * 2_000 },
  async () => {
    const sequences = fc.limitShrink(fc.tuple(arbitraryProps, value, actionSequences), 60)
    const property = fc.asyncProperty(sequences, (sequence) => runActs(...sequence))

    await fc.assert(property, { numRuns: runs, seed })
    console.warn(`${counts.acts} acts, ${counts.opened} with a dialog, ${counts.emissions} values handed out`)
    expect(counts.emissions).toBeGreaterThan(runs)
    expect(counts.opened).toBeGreaterThan(runs)
  },
)
