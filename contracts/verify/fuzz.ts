import * as fc from 'fast-check'
import { arbitraryOf } from '../arbitrary.ts'
import type { CallName } from './calls.ts'
import { callNames, endpointOf } from './calls.ts'
import type { Check } from './check.ts'
import { lawsOf } from './check.ts'
import { Drift } from './drift.ts'
import type { Exchange } from './exchange.ts'
import { withSample } from './sample-needs.ts'
import { samples } from './samples.ts'
import type { Stage } from './stage.ts'

const law = lawsOf('fuzz')
const runs = 20
/** Milliseconds for making a failure small. */
const patience = 5000

/** Any input of the contract: all of it drawn, or some fields of a valid one. */
function inputsOf(call: CallName, valid: object): fc.Arbitrary<object> {
  const anything = arbitraryOf(endpointOf(call).input) as fc.Arbitrary<object>
  const keys = Object.keys(valid)
  const kept = fc
    .subarray(keys)
    .map((names) => Object.fromEntries(Object.entries(valid).filter(([key]) => names.includes(key))))
  return fc.tuple(anything, kept).map(([drawn, rest]) => ({ ...drawn, ...rest }))
}

type Failure = { drift: Drift; said: Exchange[] }

/** The smallest input that drifts, if any: fast-check tries smaller ones as long as they do. */
async function smallestFailure(
  stage: Stage,
  inputs: fc.Arbitrary<object>,
  ask: (input: object) => Promise<unknown>,
): Promise<Failure | undefined> {
  const since = stage.transcript.length
  let smallest: Failure | undefined
  const property = fc.asyncProperty(inputs, async (input) => {
    stage.transcript.length = since
    try {
      await ask(input)
    } catch (error) {
      if (error instanceof Drift) smallest = { drift: error, said: stage.transcript.slice(since) }
      throw error
    }
  })
  const outcome = await fc.check(property, {
    seed: stage.seed,
    numRuns: runs,
    interruptAfterTimeLimit: patience,
  })
  stage.transcript.length = since
  if (outcome.failed && !smallest) throw outcome.errorInstance
  return smallest
}

const fuzzOf = (call: CallName): Check =>
  law(call, withSample(call), async (stage) => {
    const { shopper, input } = await samples[call](stage)
    const failure = await smallestFailure(stage, inputsOf(call, input), (drawn) =>
      shopper.either(call, drawn),
    )
    if (!failure) return
    stage.transcript.push(...failure.said)
    throw failure.drift
  })

/** Random inputs of the contracts: never a 5xx, always an envelope, and a success as promised. */
export const fuzz: readonly Check[] = callNames.map(fuzzOf)
