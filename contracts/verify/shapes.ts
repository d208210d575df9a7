import type { CallName } from './calls.ts'
import { callNames } from './calls.ts'
import type { Check } from './check.ts'
import { withSample } from './sample-needs.ts'
import { samples } from './samples.ts'

/** Status, content-type, envelope, payload, cookies and the laws within one answer, for one call. */
const shapeOf = <Name extends CallName>(call: Name): Check => ({
  group: 'shapes',
  name: call,
  ...withSample(call),
  async run(stage) {
    const { shopper, input } = await samples[call](stage)
    await shopper.done(call, input)
  },
})

export const shapes: readonly Check[] = callNames.map(shapeOf)
