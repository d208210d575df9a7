import type { Access, Provenance } from '../endpoint.ts'
import type { CartRequest, Content, OpenApi, Operation, Parameter, Reference } from './document.ts'
import { componentPrefix, type Schema, type Schemas } from './schemas.ts'

export type Call = {
  name: string
  tag: string
  method: string
  path: string
  cartUpdateType: number | null
  summary: string
  access: Access
  provenance: Provenance
  assumes: readonly string[]
  /** All fields of path, query or body as one object. */
  request: Schema
  answer: Schema
}

export function resolveRef(schemas: Schemas, { $ref, ...beside }: Schema): Schema {
  if ($ref === undefined) return beside
  const named = schemas[$ref.replace(componentPrefix, '')]
  if (!named) throw new Error(`${$ref} is not in the document.`)
  return { ...resolveRef(schemas, named), ...beside }
}

export function callsOf(document: OpenApi): Call[] {
  const { schemas } = document.components
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const branches = schemaOf(operation.requestBody)?.oneOf
      const call = endpointCall(method.toUpperCase(), path, operation)
      return branches
        ? branches.map((branch) => cartCall(call, resolveRef(schemas, branch), schemas))
        : [call]
    }),
  )
}

function endpointCall(method: string, path: string, operation: Operation): Call {
  return {
    name: operation.operationId,
    tag: operation.tags[0] ?? '',
    method,
    path,
    cartUpdateType: null,
    summary: operation.summary,
    access: operation.security ? 'member' : 'anyone',
    provenance: operation['x-provenance'],
    assumes: operation['x-assumes'] ?? [],
    request: schemaOf(operation.requestBody) ?? parametersSchema(operation.parameters),
    answer: schemaOf(operation.responses['200']) ?? {},
  }
}

function cartCall(shared: Call, branch: Schema, schemas: Schemas): Call {
  const request = branch as CartRequest
  const name = request['x-cart-operation']
  const answers = (shared.answer.anyOf ?? []).map((answer) => resolveRef(schemas, answer))
  return {
    ...shared,
    name,
    cartUpdateType: Number(request.properties?.cartUpdateType?.const),
    summary: request.description ?? '',
    access: request['x-access'],
    provenance: request['x-provenance'],
    assumes: request['x-assumes'] ?? [],
    request,
    answer: answers.find((answer) => answer['x-cart-operation'] === name) ?? {},
  }
}

const schemaOf = (part: Content | Reference | undefined): Schema | undefined =>
  part && 'content' in part ? part.content['application/json'].schema : undefined

export function parametersSchema(parameters: readonly (Parameter | Reference)[]): Schema {
  const own = parameters.filter((parameter) => 'name' in parameter)
  return {
    type: 'object',
    properties: Object.fromEntries(
      own.map(({ name, description, schema }) => [name, description ? { description, ...schema } : schema]),
    ),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}
