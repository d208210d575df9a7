import type { CallName } from '../registry.ts'
import { callNames, calls } from '../registry.ts'
import { endpointOf } from './call-properties.ts'
import type { Check } from './check.ts'
import { lawsOf } from './check.ts'
import { mutationsOf } from './mutations.ts'
import { sampleNeeds } from './sample-needs.ts'
import { samples } from './samples.ts'
import { unknownResources } from './unknown-resources.ts'
import { buildRequest } from './http-request.ts'
import { expectRefusal } from './expect-response.ts'

const law = lawsOf('negatives')

const invalidInput = (call: CallName): Check =>
  law(`${call}-with-an-invalid-field`, sampleNeeds(call), async (context) => {
    const { shopper, input } = await samples[call](context)
    const fields = input as Record<string, unknown>
    await context.each(mutationsOf(call, fields, context.random), (mutation) =>
      shopper.refused(call, mutation.input),
    )
  })

const unknownResource = (call: CallName): Check =>
  law(`${call}-of-an-unknown-resource`, sampleNeeds(call), async (context) => {
    const { shopper, input } = await samples[call](context)
    await context.each(unknownResources[call] ?? [], (unknown) =>
      shopper.refused(call, { ...input, ...unknown }),
    )
  })

const deep = '['.repeat(5000)

const bodies = ['{"mobile":', 'no json', '[]', 'null', '"text"', '7', '{"__proto__":{"isAdmin":true}}', deep]

/** One call per path that takes a body; `{}` must be invalid, since an empty body may stand for it. */
const posts = callNames.filter(
  (call) =>
    endpointOf(call).method === 'POST' &&
    !endpointOf(call).input.safeParse({}).success &&
    callNames.find(
      (other) => endpointOf(other).path === endpointOf(call).path && endpointOf(other).method === 'POST',
    ) === call,
)

const malformedBody = (call: CallName): Check =>
  law(
    `${endpointOf(call).path.slice(5).replaceAll('/', '-')}-with-a-spoilt-body`,
    { calls: [call], writes: true },
    async (context) => {
      const shopper = context.guest()
      const request = buildRequest(call, {})
      await context.each([...bodies, ''], async (body) =>
        expectRefusal(await shopper.send(call, { ...request, body })),
      )
    },
  )

const cartUpdateTypes = [undefined, null, 2, 99, -1, 1.5, 1e21, '1', 'getCart', [14], {}, true, '__proto__']

const unknownCartUpdateType = law(
  'cart-with-an-unknown-cartUpdateType',
  { calls: ['none'], writes: true },
  async (context) => {
    const shopper = context.guest()
    const known: readonly unknown[] = Object.values(calls).flatMap((call) =>
      'cartUpdateType' in call ? [call.cartUpdateType] : [],
    )
    const unknown = cartUpdateTypes.filter((type) => !known.includes(type))
    await context.each(unknown, (cartUpdateType) =>
      shopper.refused('none', { uniqueId: null, cartUpdateType }),
    )
  },
)

export const negatives: readonly Check[] = [
  ...callNames
    .filter((call) => !endpointOf(call).input.safeParse({}).success || call === 'products')
    .map(invalidInput),
  ...(Object.keys(unknownResources) as CallName[]).map(unknownResource),
  ...posts.map(malformedBody),
  unknownCartUpdateType,
]
