import { isSameDiagnostics } from '../capture/diagnostics.ts'
import { withDeadline } from '../capture/shot.ts'
import type { ApprovedShot, Shot } from '../capture/shot.ts'
import type { Tab } from '../capture/tab.ts'
import type { Cause } from './causes.ts'
import { causesByReversal } from './effective-rules.ts'
import { readRuleChanges } from './find-evidence.ts'
import type { SheetText } from './page-source.ts'
import type { RuleChange } from './rule-changes.ts'

/** All causes of a shot that the tab still shows; null where they are not proven. */
export type ProveCauses = (tab: Tab, shot: Shot, approved: ApprovedShot) => Promise<Cause[] | null>

/**
 * A story whose approved picture comes back once its changed style rules are undone has no other cause. It is neither
 * unstable nor a leak, and need not be shown in the base. `readSheets`: of the Storybook of the approved pictures.
 */
export function proveByRules(readSheets: () => Promise<readonly SheetText[]>): ProveCauses {
  let reading: Promise<readonly SheetText[]> | undefined
  let changes: Promise<RuleChange[]> | undefined
  return async (tab, shot, approved) => {
    const { job, isStable, problems, diagnostics } = shot
    const isStory = job.story.path === undefined
    if (!isStory || !isStable || problems.length > 0) return null
    if (!isSameDiagnostics(approved.diagnostics, diagnostics)) return null
    const sheets = await (reading ??= readSheets())
    async function causes() {
      changes ??= readRuleChanges(sheets, tab)
      return causesByReversal(tab, await changes, approved.accepts)
    }
    return withDeadline(tab, causes, () => {
      changes = undefined
      return null
    })
  }
}
