import { callsOf, type Call } from '#contracts/openapi/calls.ts'
import type { Schema } from '#contracts/openapi/schemas.ts'
import { fieldsIn } from '#contracts/openapi/words.ts'
import { openApi } from '#contracts/openapi/openapi.ts'
import { callNames } from '#contracts/verify/calls.ts'

const document = openApi()

export const { schemas } = document.components
const places: readonly string[] = callNames

/** In the order of the registry, which is that of a visit. */
export const calls: readonly Call[] = callsOf(document).toSorted(
  (one, other) => places.indexOf(one.name) - places.indexOf(other.name),
)

const tagTitles: Record<string, string> = {
  auth: 'Sign-in',
  catalogue: 'Catalogue',
  cart: 'Cart',
  orders: 'Orders',
  content: 'Content',
  forms: 'Forms',
}

/** The groups that any of the calls belong to. */
export const groupsOf = (some: readonly Call[]) =>
  Object.entries(tagTitles)
    .map(([tag, title]) => ({ tag, title, own: some.filter((call) => call.tag === tag) }))
    .filter(({ own }) => own.length > 0)

/** Who vouches for a call: the spec, the spec but for a part of it, or nobody yet. */
export type Standing = 'spec' | 'partly' | 'assumed'

export const standingTitles: Record<Standing, string> = {
  spec: 'Spec',
  partly: 'Partly assumed',
  assumed: 'Assumed',
}

export function standingOf({ provenance, assumes }: Call): Standing {
  if (provenance === 'assumed') return 'assumed'
  return assumes.length > 0 ? 'partly' : 'spec'
}

export type Filter = { text: string; standing: Standing | 'all' }

/** The calls of that standing in whose name, path, summary or fields all words of the text stand. */
export function matching({ text, standing }: Filter): Call[] {
  const words = text.toLowerCase().split(/\s+/)
  return calls.filter(
    (call) =>
      (standing === 'all' || standingOf(call) === standing) &&
      words.every((word) => searchTexts.get(call)?.includes(word)),
  )
}

const searchTexts = new Map(
  calls.map((call) => {
    const { name, method, path, summary, request, answer } = call
    const words = [name, method, path, summary, ...namesIn(request), ...namesIn(answer)]
    return [call, words.join(' ').toLowerCase()]
  }),
)

function namesIn(schema: Schema): string[] {
  const fields = fieldsIn(schema, schemas)?.fields ?? []
  return fields.flatMap(([name, inner]) => [name, ...namesIn(inner)])
}
