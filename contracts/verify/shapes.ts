import type { CallName } from '../registry.ts'
import { callNames } from '../registry.ts'
import type { Check } from './check.ts'
import { sampleNeeds } from './sample-needs.ts'
import { samples } from './samples.ts'

const shapeOf = <Name extends CallName>(call: Name): Check => ({
  group: 'shapes',
  name: call,
  ...sampleNeeds(call),
  async run(context) {
    const { shopper, input } = await samples[call](context)
    await shopper.okResult(call, input)
  },
})

export const shapes: readonly Check[] = callNames.map(shapeOf)
