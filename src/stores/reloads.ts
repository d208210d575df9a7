import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

/** How long a path is not loaded anew a second time, in milliseconds: whatever is wrong with it, that did not help. */
export const reloadGuard = 10_000

const Reload = z.object({ path: z._default(z.string(), ''), at: z._default(z.number(), 0) })

/** The last page that the shop itself loaded anew, in this tab. */
const last = persisted('zarrin-reload', Reload, { in: 'session' })

/** Whether a path may be loaded anew now; whoever asks does it. */
export function mayReload(path: string): boolean {
  const now = Date.now()
  if (last.path === path && now - last.at < reloadGuard) return false
  Object.assign(last, { path, at: now })
  return true
}
