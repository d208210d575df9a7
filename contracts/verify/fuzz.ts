import * as fc from 'fast-check'
import { arbitraryOf } from '../arbitrary.ts'
import type { CallName } from '../registry.ts'
import { callNames } from '../registry.ts'
import { endpointOf } from './call-properties.ts'
import type { Check } from './check.ts'
import { lawsOf } from './check.ts'
import { Drift } from './drift.ts'
import type { Exchange } from './exchange.ts'
import { sampleNeeds } from './sample-needs.ts'
import { samples } from './samples.ts'
import type { CheckContext } from './check-context.ts'

const law = lawsOf('fuzz')
const runs = 20
const shrinkTimeoutMs = 5000

/** Drawn inputs with some fields of a valid one, so that some of them get past validation. */
function inputsOf(call: CallName, valid: object): fc.Arbitrary<object> {
  const anything = arbitraryOf(endpointOf(call).input) as fc.Arbitrary<object>
  const keys = Object.keys(valid)
  const validFields = fc
    .subarray(keys)
    .map((names) => Object.fromEntries(Object.entries(valid).filter(([key]) => names.includes(key))))
  return fc.tuple(anything, validFields).map(([drawn, rest]) => ({ ...drawn, ...rest }))
}

type Failure = { drift: Drift; exchanges: Exchange[] }

async function smallestFailure(
  context: CheckContext,
  inputs: fc.Arbitrary<object>,
  send: (input: object) => Promise<unknown>,
): Promise<Failure | undefined> {
  const since = context.transcript.length
  let smallest: Failure | undefined
  const property = fc.asyncProperty(inputs, async (input) => {
    context.transcript.length = since
    try {
      await send(input)
    } catch (error) {
      if (error instanceof Drift) smallest = { drift: error, exchanges: context.transcript.slice(since) }
      throw error
    }
  })
  const outcome = await fc.check(property, {
    seed: context.seed,
    numRuns: runs,
    interruptAfterTimeLimit: shrinkTimeoutMs,
  })
  context.transcript.length = since
  if (outcome.failed && !smallest) throw outcome.errorInstance
  return smallest
}

const fuzzOf = (call: CallName): Check =>
  law(call, sampleNeeds(call), async (context) => {
    const { shopper, input } = await samples[call](context)
    const failure = await smallestFailure(context, inputsOf(call, input), (drawn) =>
      shopper.okOrRefused(call, drawn),
    )
    if (!failure) return
    context.transcript.push(...failure.exchanges)
    throw failure.drift
  })

export const fuzz: readonly Check[] = callNames.map(fuzzOf)
