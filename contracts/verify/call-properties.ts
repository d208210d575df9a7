import type { Endpoint } from '../endpoint.ts'
import { calls } from '../registry.ts'
import type { CallName } from '../registry.ts'

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
