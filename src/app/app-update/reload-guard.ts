import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { persisted } from '#src/stores/persisted.ts'

/** Milliseconds in which no path is reloaded twice: the first reload did not help. */
export const reloadGuardTime = 10_000

const key = 'zarrin-reload'

/** When each path was last reloaded. */
const reloads = persisted(key, z.record(z.string(), z.number()), { in: 'session' })

/** Also records the reload, which would abort a mutation. Storage that is full or blocked would let it reload for ever. */
export function mayReload(client: QueryClient, path: string): boolean {
  const now = Date.now()
  const isTooSoon = Math.abs(now - (reloads[path] ?? 0)) < reloadGuardTime
  if (isTooSoon || client.isMutating() > 0) return false
  reloads[path] = now
  try {
    sessionStorage.setItem(key, JSON.stringify(reloads))
    return true
  } catch {
    return false
  }
}
