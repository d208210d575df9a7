import { callsOf, type Call } from '#contracts/openapi/calls.ts'
import type { Schema } from '#contracts/openapi/schemas.ts'
import { fieldsIn } from '#contracts/openapi/schema-text.ts'
import { openApi } from '#contracts/openapi/openapi.ts'
import { callNames } from '#contracts/registry.ts'

const spec = openApi()

export const { schemas } = spec.components
const registryOrder: readonly string[] = callNames

export const calls: readonly Call[] = callsOf(spec).toSorted(
  (one, other) => registryOrder.indexOf(one.name) - registryOrder.indexOf(other.name),
)

const tagTitles: Record<string, string> = {
  auth: 'Sign-in',
  catalogue: 'Catalogue',
  cart: 'Cart',
  orders: 'Orders',
  content: 'Content',
  forms: 'Forms',
}

export const groupsOf = (some: readonly Call[]) =>
  Object.entries(tagTitles)
    .map(([tag, title]) => ({ tag, title, own: some.filter((call) => call.tag === tag) }))
    .filter(({ own }) => own.length > 0)

/** How far the spec confirms a call: all, all but some fields, or nothing. */
export type ProvenanceStatus = 'spec' | 'partly' | 'assumed'

export const provenanceTitles: Record<ProvenanceStatus, string> = {
  spec: 'Spec',
  partly: 'Partly assumed',
  assumed: 'Assumed',
}

export function provenanceStatusOf({ provenance, assumes }: Call): ProvenanceStatus {
  if (provenance === 'assumed') return 'assumed'
  return assumes.length > 0 ? 'partly' : 'spec'
}

export type Filter = { text: string; standing: ProvenanceStatus | 'all' }

export function filterCalls({ text, standing }: Filter): Call[] {
  const words = text.toLowerCase().split(/\s+/)
  return calls.filter(
    (call) =>
      (standing === 'all' || provenanceStatusOf(call) === standing) &&
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
