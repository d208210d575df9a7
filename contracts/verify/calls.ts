import type { Endpoint, InputOf, OutputOf } from '../endpoint.ts'
import { cart, endpoints } from '../registry.ts'

export const calls = { ...endpoints, ...cart }

export type CallName = keyof typeof calls
export type CallInput<Name extends CallName> = InputOf<(typeof calls)[Name]>
export type CallOutput<Name extends CallName> = OutputOf<(typeof calls)[Name]>

export const callNames = Object.keys(calls) as CallName[]

const readOnlyPosts: readonly CallName[] = ['userDetail']

export const endpointOf = (name: CallName): Endpoint => calls[name]

export const isMemberOnly = (name: CallName) => endpointOf(name).access === 'member'

export const isPersonal = (name: CallName) => isMemberOnly(name) || 'cartUpdateType' in calls[name]

export function isReadOnly(name: CallName): boolean {
  const call = calls[name]
  if ('effect' in call) return call.effect === 'reads'
  return call.method === 'GET' || readOnlyPosts.includes(name)
}

const withoutIndexes = (path: string) => path.replaceAll(/\.\d+(?=\.|$)/g, '[]')

/** The unconfirmed part of the contract that a finding at `path` rests on; null when the spec states it. */
export function assumedPart(name: CallName, path: string | null): string | null {
  const { provenance, assumes = [] } = endpointOf(name)
  if (provenance === 'assumed') return `the call ${name}`
  if (path === null) return null
  const normalized = withoutIndexes(path)
  return (
    assumes.find(
      (part) => normalized === part || normalized.startsWith(`${part}.`) || normalized.startsWith(`${part}[`),
    ) ?? null
  )
}
