import { cartOperations, type CartOperationName } from '../cart-operations.ts'
import { jsonContent, responses, successSchema } from './responses.ts'
import type { CartRequest, Operation } from './document.ts'
import { componentPrefix, jsonSchemaOf, type Schemas } from './schemas.ts'
import { summaries } from './descriptions.ts'

type CartOperation = (typeof cartOperations)[CartOperationName]

const operations: readonly CartOperation[] = Object.values(cartOperations)

const requestName = ({ name }: CartOperation) => `Cart${name.charAt(0).toUpperCase()}${name.slice(1)}Request`
const responseName = (operation: CartOperation) => requestName(operation).replace(/Request$/, 'Response')
const refTo = (name: string) => componentPrefix + name

export function cartSchemas(): Schemas {
  const requests = operations.map((operation) => [requestName(operation), requestOf(operation)])
  const answers = operations.map((operation) => [
    responseName(operation),
    { ...successSchema(operation, operation.name), 'x-cart-operation': operation.name },
  ])
  return Object.fromEntries([...requests, ...answers])
}

function requestOf(operation: CartOperation): CartRequest {
  const { name, input, access = 'anyone', provenance, assumes } = operation
  const schema = jsonSchemaOf(input, name)
  return {
    ...schema,
    description: summaries[name],
    required: ['cartUpdateType', ...(schema.required ?? [])],
    'x-cart-operation': name,
    'x-access': access,
    'x-provenance': provenance,
    ...(assumes && { 'x-assumes': assumes }),
  }
}

/** `anyOf`, since several operations return the same shape. */
export function cartOperation(): Pick<Operation, 'requestBody' | 'responses'> {
  const refs = operations.map((operation) => ({ $ref: refTo(requestName(operation)) }))
  const mapping = operations.map((operation) => [operation.cartUpdateType, refTo(requestName(operation))])
  const discriminator = { propertyName: 'cartUpdateType', mapping: Object.fromEntries(mapping) }
  const answers = operations.map((operation) => ({ $ref: refTo(responseName(operation)) }))
  return {
    requestBody: { required: true, ...jsonContent({ oneOf: refs, discriminator }) },
    responses: responses({ anyOf: answers }, {}),
  }
}
