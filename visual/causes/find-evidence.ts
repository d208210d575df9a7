import type { BrowserPool } from '../capture/browser-pool.ts'
import type { Job } from '../capture/jobs.ts'
import { withDeadline } from '../capture/shot.ts'
import type { Story } from '../capture/story.ts'
import type { Tab } from '../capture/tab.ts'
import { evidenceOfTree, isReorder, onlyAddsTokens } from './causes.ts'
import type { Cause } from './causes.ts'
import { causesOf, effective, hashOf, matchedIn } from './effective-rules.ts'
import type { Evidence } from './explanations.ts'
import type { PageElement, PageRule, SheetText } from './page-source.ts'
import { changesInPage, ruleChanges } from './rule-changes.ts'
import type { RuleChange } from './rule-changes.ts'
import { formerStyles, isConsequence, placesOfCame, treeChanges } from './tree-changes.ts'
import type { TreeChange } from './tree-changes.ts'

/** Whether a key has a picture of this hash. */
type HasPicture = (key: string, hash: string) => boolean

/** What both Storybooks have to show, for their elements to be compared. */
type Pictures = { approved: HasPicture; captured: HasPicture }

/** `tree`: null if the base does not render the approved picture. */
type Former = {
  tree: PageElement | null
  matched: ReadonlySet<RuleChange>
  ownRules: readonly PageRule[]
}

const noChangedSource = 'no changed source: the browser, a dependency, or an approval that was left out'

/** Milliseconds for a shot: its causes are undone one by one. */
const evidenceDeadline = 60_000

const readRules = (tab: Tab) => tab.evaluate<PageRule[]>('visualSource.rules()')
const readOwnRules = (tab: Tab) => tab.evaluate<PageRule[]>('visualSource.ownRules()')
const readTree = (tab: Tab) => tab.evaluate<PageElement>('visualSource.tree()')
/** Null if the tab shows another picture, even the second time: a story may stop in another state. */
async function treeOf(tab: Tab, job: Job, hasPicture: HasPicture): Promise<PageElement | null> {
  await tab.show(job)
  if (hasPicture(job.key, await hashOf(tab))) return readTree(tab)
  await tab.show(job)
  return hasPicture(job.key, await hashOf(tab)) ? readTree(tab) : null
}

async function rulesOf(pool: BrowserPool, job: Job): Promise<PageRule[]> {
  let rules: PageRule[] = []
  await pool.each([job], async (tab) => {
    const read = async () => {
      await tab.show(job)
      return readRules(tab)
    }
    rules = await withDeadline(tab, read, (problem) => {
      throw new Error(`the rules of ${job.key} cannot be read: ${problem}`)
    })
  })
  return rules
}

/** Since the sheets were written, in the files of the page that the tab shows. */
export async function readRuleChanges(sheets: readonly SheetText[], tab: Tab): Promise<RuleChange[]> {
  const before = await tab.evaluate<PageRule[]>(`visualSource.rulesOf(${JSON.stringify(sheets)})`)
  const after = await readRules(tab)
  return ruleChanges(before, after)
}

/** Causes in the style rules and elements of each shot, by comparison with the base. */
export async function findEvidence(
  present: BrowserPool,
  base: BrowserPool,
  jobs: readonly Job[],
  pictures: Pictures,
): Promise<Evidence[]> {
  const known = new Set(base.stories.map(({ id }) => id))
  const isInBoth = ({ id, path }: Story) => path === undefined && known.has(id)
  const stories = jobs.filter(({ story }) => isInBoth(story))
  const pages = jobs.filter(({ story }) => story.path !== undefined)
  const first =
    stories[0] ??
    storyBeside(
      pages[0],
      present.stories.find((one) => isInBoth(one) && one.visual.skip === undefined),
    )
  if (!first) return []
  const changes = ruleChanges(await rulesOf(base, first), await rulesOf(present, first))
  const evidence: Evidence[] = []
  const former = new Map<string, Former>()
  await eachWithDeadline(base, stories, async (tab, job) => {
    const tree = await treeOf(tab, job, pictures.approved)
    if (tree === null && pictures.captured(job.key, await hashOf(tab)))
      return void evidence.push({ shot: job.key, causes: [noChangedSource] })
    const matched = new Set(await matchedIn(tab, changes, 'before'))
    former.set(job.key, { tree, matched, ownRules: await readOwnRules(tab) })
  })
  const differing = stories.filter(({ key }) => former.has(key))
  await eachWithDeadline(present, differing, async (tab, job) => {
    const tree = await treeOf(tab, job, pictures.captured)
    evidence.push(...(await evidenceOf(tab, job, changes, former.get(job.key)!, tree)))
  })
  await eachWithDeadline(present, pages, async (tab, job) => {
    const causes = await causesInPage(tab, job, changes)
    evidence.push(...causes.map((cause) => ({ shot: job.key, causes: [cause] })))
  })
  return evidence
}

/** Shows the sheets of the Storybook, where no story is left to explain. */
const storyBeside = (page: Job | undefined, story: Story | undefined): Job | undefined =>
  page && story && { key: story.id, story, mode: page.mode }

/** A shot whose page fails, or answers too late, has no evidence. */
const eachWithDeadline = (
  pool: BrowserPool,
  jobs: readonly Job[],
  read: (tab: Tab, job: Job) => Promise<void>,
) =>
  pool.each(jobs, (tab, job) =>
    withDeadline(
      tab,
      () => read(tab, job),
      () => {},
      evidenceDeadline,
    ),
  )

/** Without a page before the change: the changed rules that it has, proven one by one. */
async function causesInPage(tab: Tab, job: Job, changes: readonly RuleChange[]): Promise<Cause[]> {
  await tab.show(job)
  const own = changesInPage(changes, [...(await readRules(tab)), ...(await readOwnRules(tab))])
  return effective(tab, causesOf(await matchedIn(tab, own, 'after')), true)
}

/** Of hosts that both show: the rules of another came or went with it. */
function ownRuleChanges(
  before: readonly PageRule[],
  after: readonly PageRule[],
  inTree: readonly TreeChange[],
): RuleChange[] {
  const isIn = (rules: readonly PageRule[]) => (rule: PageRule) =>
    rules.some(({ sheet }) => sheet === rule.sheet)
  return ruleChanges(before.filter(isIn(after)), after.filter(isIn(before)), formerStyles(inTree))
}

const isOfShadow = ({ before, after }: RuleChange) => (before ?? after)!.sheet.startsWith('<')

async function evidenceOf(
  tab: Tab,
  job: Job,
  inDocument: readonly RuleChange[],
  { tree: before, matched, ownRules }: Former,
  after: PageElement | null,
): Promise<Evidence[]> {
  const inTree = before && after ? treeChanges(before, after) : []
  const own = ownRuleChanges(ownRules, await readOwnRules(tab), inTree)
  const changes = [...inDocument, ...own]
  const certain = evidenceOfTree(
    job.key,
    inTree.filter((change) => !isConsequence(change)),
  )
  const [added, edited] = [changes.filter(isAdded), changes.filter((change) => !isAdded(change))]
  const wentOfOwn = own.filter((change) => change.after === null)
  const present = new Set([
    ...wentOfOwn.filter(isOfShadow),
    ...(await matchedIn(tab, wentOfOwn, 'before')),
    ...(await matchedIn(tab, edited, 'after')),
    ...(await matchedIn(tab, added, 'after', placesOfCame(inTree))),
  ])
  const applied = changes.filter((change) => present.has(change) || matched.has(change))
  const independent = applied.filter((change) => !onlyAddsTokens(change))
  const hasOthers = certain.length + independent.length > 0
  const mayHaveOthers = certain.length > 0 || before === null || applied.some(isReorder)
  const styles = await effective(tab, causesOf(hasOthers ? independent : applied), mayHaveOthers)
  const all = [...certain, ...styles.map((cause) => ({ shot: job.key, causes: [cause] }))]
  return all.length > 0 ? all : evidenceOfTree(job.key, inTree)
}

const isAdded = ({ before }: RuleChange) => before === null
