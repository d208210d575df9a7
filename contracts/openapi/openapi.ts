import { cartOperations } from '../cart-operations.ts'
import type { Endpoint } from '../endpoint.ts'
import { jsonContent, refusalResponse, responses, successSchema } from './responses.ts'
import { cartOperation, cartSchemas } from './cart.ts'
import type { OpenApi, Operation, Parameter } from './document.ts'
import { componentSchemas, jsonSchemaOf, type Schema } from './schemas.ts'
import { summaries } from './descriptions.ts'
import { endpoints, type EndpointName } from '../registry.ts'

const tags: Record<string, string> = {
  auth: 'auth',
  category: 'catalogue',
  products: 'catalogue',
  cart: 'cart',
  productOrder: 'orders',
  payment: 'orders',
  user: 'orders',
  content: 'content',
  forms: 'forms',
}

const names = Object.keys(endpoints) as EndpointName[]

const acceptLanguage: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of every text in the answer; Persian when left out',
  schema: { type: 'string', enum: ['fa-IR', 'en-US', 'ru-RU'] },
}

const language = { $ref: '#/components/parameters/AcceptLanguage' }

const token = {
  type: 'apiKey',
  in: 'cookie',
  name: 'token',
  description:
    'Set by login, register and refresh for 15 minutes, beside rtoken for 30 days; both HttpOnly, SameSite=Lax, Path=/',
}

/** OpenAPI 3.1 of the registry. `x-provenance` and `x-assumes` mark what the backend’s owner has to confirm. */
export function openApi(): OpenApi {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Zarrin',
      version: '0.1.0',
      description:
        'What has x-provenance "assumed", and the parts that x-assumes names, wait for the owner of the backend to confirm them.',
    },
    servers: [{ url: '/' }],
    security: [{}, { token: [] }],
    paths: pathsOf([...names.map(operationOf), cart]),
    components: {
      schemas: { ...componentSchemas(), ...cartSchemas() },
      responses: { Refusal: refusalResponse },
      parameters: { AcceptLanguage: acceptLanguage },
      securitySchemes: { token },
    },
  }
}

type PathOperation = { path: string; method: Endpoint['method']; operation: Operation }

function pathsOf(calls: readonly PathOperation[]): OpenApi['paths'] {
  const paths: OpenApi['paths'] = {}
  for (const { path, method, operation } of calls.toSorted((one, other) =>
    one.path < other.path ? -1 : 1,
  )) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return paths
}

const cart: PathOperation = {
  path: cartOperations.none.path,
  method: cartOperations.none.method,
  operation: {
    operationId: 'cart',
    summary: 'Reads or changes the basket: cartUpdateType says how',
    tags: ['cart'],
    parameters: [language],
    ...cartOperation(),
    'x-provenance': 'spec',
  },
}

function operationOf(name: EndpointName): PathOperation {
  const endpoint: Endpoint = endpoints[name]
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
  const input = jsonSchemaOf(endpoint.input, name)
  const isQuery = endpoint.method === 'GET'
  const operation: Operation = {
    operationId: name,
    summary: summaries[name],
    tags: [tags[path.split('/')[2]!]!],
    ...(endpoint.access === 'member' && { security: [{ token: [] }] }),
    parameters: [...(isQuery ? parametersOf(path, input) : []), language],
    ...(!isQuery && input.properties && { requestBody: { required: true, ...jsonContent(input) } }),
    responses: responses(successSchema(endpoint, name), endpoint),
    'x-provenance': endpoint.provenance,
    ...(endpoint.assumes && { 'x-assumes': endpoint.assumes }),
  }
  return { path, method: endpoint.method, operation }
}

function parametersOf(path: string, { properties = {}, required = [] }: Schema): Parameter[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    ...(required.includes(name) && { required: true }),
    ...(description && { description }),
    schema,
  }))
}
