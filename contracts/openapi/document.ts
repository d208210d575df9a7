import type { Access, Provenance } from '../endpoint.ts'
import type { Schema, Schemas } from './schemas.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

export type Reference = { $ref: string; description?: string }
export type Content = { content: { 'application/json': { schema: Schema } } }
export type Response = Content & { description: string }

export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters: (Parameter | Reference)[]
  requestBody?: Content & { required: true }
  responses: Record<string, Response | Reference>
  'x-provenance': Provenance
  'x-assumes'?: readonly string[]
}

export type OpenApi = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: {
    schemas: Schemas
    responses: Record<string, Response>
    parameters: Record<string, Parameter>
    securitySchemes: Record<string, { type: string; in: string; name: string; description: string }>
  }
}

export type CartRequest = Schema & {
  'x-cart-operation': string
  'x-access': Access
  'x-provenance': Provenance
  'x-assumes'?: readonly string[]
}
