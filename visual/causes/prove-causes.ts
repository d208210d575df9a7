import type { BrowserPool } from '../capture/browser-pool.ts'
import { isSameDiagnostics } from '../capture/diagnostics.ts'
import { withDeadline } from '../capture/shot.ts'
import type { ApprovedShot, Shot } from '../capture/shot.ts'
import type { Tab } from '../capture/tab.ts'
import type { Cause } from './causes.ts'
import { causesByReversal, readRuleChanges } from './find-evidence.ts'
import type { RuleChange } from './rule-changes.ts'

/** All causes of a shot that the tab still shows; null where they are not proven. */
export type ProveCauses = (tab: Tab, shot: Shot, approved: ApprovedShot) => Promise<Cause[] | null>

/**
 * A story whose approved picture comes back once its changed style rules are undone has no other cause. It is neither
 * unstable nor a leak, and need not be shown in the base.
 */
export function proveByRules(openBase: () => Promise<BrowserPool | null>): ProveCauses {
  let changes: Promise<RuleChange[]> | undefined
  async function changesSince(tab: Tab, { job }: Shot): Promise<RuleChange[]> {
    const base = await openBase()
    const isKnown = base?.stories.some(({ id }) => id === job.story.id)
    return base && isKnown ? readRuleChanges(base, tab, job) : []
  }
  return async (tab, shot, approved) => {
    const { job, isStable, problems, diagnostics } = shot
    const isStory = job.story.path === undefined
    if (!isStory || !isStable || problems.length > 0) return null
    if (!isSameDiagnostics(approved.diagnostics, diagnostics)) return null
    changes ??= changesSince(tab, shot)
    const known = await changes
    const causes = () => causesByReversal(tab, known, approved.accepts)
    return withDeadline(tab, causes, () => null)
  }
}
