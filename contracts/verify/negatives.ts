import type { CallName } from './calls.ts'
import { callNames, calls, endpointOf } from './calls.ts'
import type { Check } from './check.ts'
import { lawsOf } from './check.ts'
import { mutationsOf } from './mutations.ts'
import { withSample } from './sample-needs.ts'
import { samples } from './samples.ts'
import { unknowns } from './unknowns.ts'
import { wireOf } from './wire.ts'
import { refusalOf } from './answer.ts'

const law = lawsOf('negatives')

const spoiltInput = (call: CallName): Check =>
  law(`${call}-with-a-spoilt-field`, withSample(call), async (stage) => {
    const { shopper, input } = await samples[call](stage)
    const said = input as Record<string, unknown>
    await stage.each(mutationsOf(call, said, stage.random), (mutation) =>
      shopper.refused(call, mutation.input),
    )
  })

const unknownThing = (call: CallName): Check =>
  law(`${call}-of-what-is-not-there`, withSample(call), async (stage) => {
    const { shopper, input } = await samples[call](stage)
    await stage.each(unknowns[call] ?? [], (unknown) => shopper.refused(call, { ...input, ...unknown }))
  })

const deep = '['.repeat(5000)

const bodies = ['{"mobile":', 'no json', '[]', 'null', '"text"', '7', '{"__proto__":{"isAdmin":true}}', deep]

/** One call of each address that takes a body; an empty one is as good as `{}` to a call that wants nothing. */
const posts = callNames.filter(
  (call) =>
    endpointOf(call).method === 'POST' &&
    !endpointOf(call).input.safeParse({}).success &&
    callNames.find(
      (other) => endpointOf(other).path === endpointOf(call).path && endpointOf(other).method === 'POST',
    ) === call,
)

const spoiltBody = (call: CallName): Check =>
  law(
    `${endpointOf(call).path.slice(5).replaceAll('/', '-')}-with-a-spoilt-body`,
    { calls: [call], writes: true },
    async (stage) => {
      const shopper = stage.guest()
      const request = wireOf(call, {})
      await stage.each([...bodies, ''], async (body) =>
        refusalOf(await shopper.send(call, { ...request, body })),
      )
    },
  )

const spoiltTypes = [undefined, null, 2, 99, -1, 1.5, 1e21, '1', 'getCart', [14], {}, true, '__proto__']

const spoiltType = law(
  'cart-with-an-unknown-cartUpdateType',
  { calls: ['none'], writes: true },
  async (stage) => {
    const shopper = stage.guest()
    const known: readonly unknown[] = Object.values(calls).flatMap((call) =>
      'cartUpdateType' in call ? [call.cartUpdateType] : [],
    )
    const unknown = spoiltTypes.filter((type) => !known.includes(type))
    await stage.each(unknown, (cartUpdateType) => shopper.refused('none', { uniqueId: null, cartUpdateType }))
  },
)

/** What is wrong gets a 4xx and an envelope that says why: never a 5xx, never a 200. */
export const negatives: readonly Check[] = [
  ...callNames
    .filter((call) => !endpointOf(call).input.safeParse({}).success || call === 'products')
    .map(spoiltInput),
  ...(Object.keys(unknowns) as CallName[]).map(unknownThing),
  ...posts.map(spoiltBody),
  spoiltType,
]
