import type { Endpoint, InputOf, OutputOf } from '../endpoint.ts'
import { cart, endpoints } from '../registry.ts'

/** Every call of the API under one name, those of the cart by their operation. */
export const calls = { ...endpoints, ...cart }

export type CallName = keyof typeof calls
export type CallInput<Name extends CallName> = InputOf<(typeof calls)[Name]>
export type CallOutput<Name extends CallName> = OutputOf<(typeof calls)[Name]>

export const callNames = Object.keys(calls) as CallName[]

const readingPosts: readonly CallName[] = ['userDetail']

export const endpointOf = (name: CallName): Endpoint => calls[name]

export const isMembers = (name: CallName) => endpointOf(name).access === 'member'

/** Whether what a call answers is somebody's own: a member's, or of a basket. */
export const isOwn = (name: CallName) => isMembers(name) || 'cartUpdateType' in calls[name]

/** Whether a call leaves everything as it was; only such calls are made with --safe. */
export function onlyReads(name: CallName): boolean {
  const call = calls[name]
  if ('effect' in call) return call.effect === 'reads'
  return call.method === 'GET' || readingPosts.includes(name)
}

/** `data.0.title` → `data[].title`: as `assumes` writes it. */
const general = (path: string) => path.replaceAll(/\.\d+(?=\.|$)/g, '[]')

/** What a finding about `path` of a call rests on when the owner has not confirmed it; null when the spec says it. */
export function assumedPart(name: CallName, path: string | null): string | null {
  const { provenance, assumes = [] } = endpointOf(name)
  if (provenance === 'assumed') return `the call ${name}`
  if (path === null) return null
  const asked = general(path)
  return (
    assumes.find((part) => asked === part || asked.startsWith(`${part}.`) || asked.startsWith(`${part}[`)) ??
    null
  )
}
