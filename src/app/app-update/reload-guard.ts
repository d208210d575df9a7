import * as z from 'zod/mini'
import { persisted } from '#src/stores/persisted.ts'

/** Milliseconds in which no path is reloaded a second time: the first reload did not help. */
export const reloadGuard = 10_000

const Reload = z.object({ path: z._default(z.string(), ''), at: z._default(z.number(), 0) })

/** The last reload that the shop itself caused in this tab. */
const last = persisted('zarrin-reload', Reload, { in: 'session' })

/** Whether a path may be reloaded now; counts as that reload. */
export function mayReload(path: string): boolean {
  const now = Date.now()
  if (last.path === path && now - last.at < reloadGuard) return false
  Object.assign(last, { path, at: now })
  return true
}
