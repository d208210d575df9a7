import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { persisted } from '#src/stores/persisted.ts'

/** Milliseconds in which no path is reloaded twice: the first reload did not help. */
export const reloadGuardTime = 10_000

const Reload = z.object({ path: z._default(z.string(), ''), at: z._default(z.number(), 0) })

const lastReload = persisted('zarrin-reload', Reload, { in: 'session' })

/** Also records the reload, which would abort a mutation. */
export function mayReload(client: QueryClient, path: string): boolean {
  const now = Date.now()
  if (client.isMutating() > 0) return false
  if (lastReload.path === path && Math.abs(now - lastReload.at) < reloadGuardTime) return false
  Object.assign(lastReload, { path, at: now })
  return true
}
