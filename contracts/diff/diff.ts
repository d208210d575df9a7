import { schemaChanges } from './schemas.ts'
import type { Shift } from './values.ts'
import { callsOf, parametersSchema, type Call } from '../openapi/calls.ts'
import type { OpenApi } from '../openapi/document.ts'
import type { Schema } from '../openapi/schemas.ts'

/** `breaking`: an existing client may fail; `additive`: it need not notice; `none`: same wire format. */
export type ChangeClass = 'breaking' | 'additive' | 'none'

export type Change = {
  class: ChangeClass
  place: string
  what: string
  /** Place in the named schema, `Money.amount`: one change may show in many calls. */
  origin: string | null
}

type Direction = 'request' | 'answer'

/** Compatible requests accept more values, compatible answers return fewer. */
const classes: Record<Direction, Record<Shift, ChangeClass>> = {
  request: {
    wider: 'additive',
    narrower: 'breaking',
    changed: 'breaking',
    optional: 'additive',
    words: 'none',
  },
  answer: {
    wider: 'breaking',
    narrower: 'additive',
    changed: 'breaking',
    optional: 'additive',
    words: 'none',
  },
}

export function diffOpenApi(before: OpenApi, after: OpenApi): Change[] {
  const schemas = { before: before.components.schemas, after: after.components.schemas }
  const ones = callsOf(before)
  const others = callsOf(after)

  function compared(direction: Direction, title: string, one: Schema, other: Schema): Change[] {
    const changes = schemaChanges(one, other, { path: '', origin: null, schemas })
    return changes.map(({ shift, path, what, origin }) => {
      const place = `${title}, ${direction} ${path}`.trimEnd()
      return { class: classes[direction][shift], place, what, origin }
    })
  }

  const removed = ones.filter((one) => !others.some((other) => isSame(one, other)))
  const kept = others.flatMap((other) => {
    const title = titleOf(other)
    const one = ones.find((known) => isSame(known, other))
    if (!one) return [change('additive', title, 'is new')]
    return [
      ...accessChange(one, other),
      ...wordChanges(one, other),
      ...compared('request', title, one.request, other.request),
      ...compared('answer', title, one.answer, other.answer),
    ]
  })
  return [
    ...tokenChange(before, after),
    ...removed.map((one) => change('breaking', titleOf(one), 'is gone')),
    ...kept,
    ...compared('answer', 'Every refusal', refusalOf(before), refusalOf(after)),
    ...compared('request', 'Every call', headersOf(before), headersOf(after)),
  ]
}

const change = (kind: ChangeClass, place: string, what: string): Change => ({
  class: kind,
  place,
  what,
  origin: null,
})

/** Calls match by what is on the wire; names are ours. */
const isSame = (one: Call, other: Call) =>
  one.method === other.method && one.path === other.path && one.cartUpdateType === other.cartUpdateType

const titleOf = ({ method, path, cartUpdateType, name }: Call) =>
  `${method} ${path}${cartUpdateType === null ? '' : ` ${name}`}`

function accessChange(one: Call, other: Call): Change[] {
  if (one.access === other.access) return []
  const isClosed = other.access === 'member'
  return [
    change(
      isClosed ? 'breaking' : 'additive',
      titleOf(other),
      isClosed ? 'is for members only' : 'is for anyone',
    ),
  ]
}

function wordChanges(one: Call, other: Call): Change[] {
  const words = ['name', 'summary', 'provenance', 'assumes'] as const
  return words
    .map((word) => [word, String(one[word]) || 'nothing', String(other[word]) || 'nothing'] as const)
    .filter(([, was, is]) => was !== is)
    .map(([word, was, is]) => change('none', titleOf(other), `${word}: ${was} became ${is}`))
}

function tokenChange(before: OpenApi, after: OpenApi): Change[] {
  const [was, is] = [before, after].map(({ components }) => components.securitySchemes.token)
  if (was?.name === is?.name && was?.in === is?.in) return []
  return [
    change(
      'breaking',
      'Every call of a member',
      `the token is ${is?.in} ${is?.name}, and was ${was?.in} ${was?.name}`,
    ),
  ]
}

const refusalOf = ({ components }: OpenApi) =>
  components.responses.Refusal?.content['application/json'].schema ?? {}

const headersOf = ({ components }: OpenApi) => parametersSchema(Object.values(components.parameters))
