import * as z from 'zod/mini'

/** `same` is reported only with other findings: a failed `play`, an error, axe. */
const Verdict = z.enum([
  'same',
  'changed',
  'new',
  /** Changed differently in both branches of a merge. */
  'contested',
  /** In the lock, but not rendered by any story. */
  'gone',
  /** Flaky: no two of three screenshots, or attempts, are equal. */
  'unstable',
  /** Otherwise in a fresh page: an earlier story left something behind. */
  'leak',
  /** Nothing was rendered in time, or the page crashed. */
  'broken',
])
export type Verdict = z.output<typeof Verdict>

const Image = z.object({
  /** First 32 hexadecimal digits of the PNG's SHA-256. */
  hash: z.string(),
  /** CSS pixels. */
  width: z.number(),
  height: z.number(),
})
export type Image = z.output<typeof Image>

/** CSS pixels from the top left of the picture after. */
const Rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Rect = z.output<typeof Rect>

/** `by` rows were inserted (removed if negative) above row `at` of the picture after. */
const RowShift = z.object({ at: z.number(), by: z.number() })
export type RowShift = z.output<typeof RowShift>

const Change = z.object({
  /** Differing pixels, without inserted and removed rows. */
  pixels: z.number(),
  regions: z.array(Rect),
  rows: z.array(RowShift),
  heat: Image,
})
export type Change = z.output<typeof Change>

const LineDiff = z.object({ gone: z.array(z.string()), came: z.array(z.string()) })
export type LineDiff = z.output<typeof LineDiff>

/** `before`: the line that follows it now; null if it is the last. */
const OrderedDiff = z.extend(LineDiff, {
  moved: z.array(z.object({ line: z.string(), before: z.nullable(z.string()) })),
})
export type OrderedDiff = z.output<typeof OrderedDiff>

const AxeFinding = z.object({ rule: z.string(), impact: z.string(), help: z.string(), target: z.string() })
export type AxeFinding = z.output<typeof AxeFinding>

const Why = z.object({
  files: z.readonly(z.array(z.string())),
  origin: z.enum(['branch', 'base', 'browser', 'unknown']),
})
export type Why = z.output<typeof Why>

/** A contested shot in the merge base and both branches; null where it is missing. */
const Branches = z.object({ base: z.nullable(Image), ours: z.nullable(Image), theirs: z.nullable(Image) })
export type Branches = z.output<typeof Branches>

/** `until` is the last day, `2026-12-01`. */
const Quarantined = z.object({ until: z.string(), comment: z.string() })
export type Quarantined = z.output<typeof Quarantined>

const Rejection = z.object({ by: z.string(), reason: z.string() })
export type Rejection = z.output<typeof Rejection>

/** Why a shot is unstable. The first four were proven: held, the story comes to rest. */
const Unrest = z.object({
  kind: z.enum([
    'clock',
    'timers',
    'frames',
    'random',
    'animation',
    /** Answered otherwise in two attempts. */
    'network',
    'unanswered',
    'font',
    'text',
    /** Two more attempts were equal. */
    'rested',
    'unknown',
  ]),
  /** In English, such as what runs or differs; may be empty. */
  detail: z.string(),
})
export type Unrest = z.output<typeof Unrest>

const Decided = z.object({
  by: z.string(),
  choice: z.enum(['approve', 'reject', 'tolerate', 'quarantine']),
  comment: z.string(),
  until: z.nullable(z.string()),
})
export type Decided = z.output<typeof Decided>

const Finding = z.object({
  key: z.string(),
  story: z.object({ id: z.string(), title: z.string(), name: z.string() }),
  mode: z.object({ locale: z.string(), scheme: z.string(), viewport: z.string() }),
  verdict: Verdict,
  /** Of an unstable shot: another attempt. */
  before: z.nullable(Image),
  after: z.nullable(Image),
  /** Hash of the baseline's diagnostics. */
  approvedDiagnostics: z.nullable(z.string()),
  change: z.nullable(Change),
  text: OrderedDiff,
  names: OrderedDiff,
  /** Null if the baseline has none, because an older version wrote it. */
  tabStops: z.nullable(OrderedDiff),
  /** What `play` threw, and newly logged errors. */
  problems: z.array(z.string()),
  /** Errors of the baseline that are no longer logged. */
  errorsGone: z.array(z.string()),
  /** `play` threw, or did not end: the picture is of a story that stopped midway. */
  hasFailed: z.boolean(),
  axe: z.object({ came: z.array(AxeFinding), gone: z.array(AxeFinding) }),
  leakedFrom: z.nullable(z.string()),
  /** Unstable shots only, where the cause was looked for. */
  unrest: z.optional(z.readonly(z.array(Unrest))),
  /** Contested shots only; `before` and `change` refer to ours. */
  branches: z.nullable(Branches),
  /** The shot does not fail a run. */
  quarantine: z.nullable(Quarantined),
  /** A reviewer rejected this very picture. */
  rejected: z.nullable(Rejection),
  /** What a record has about it; only in a review that is served. */
  decided: z.optional(z.nullable(Decided)),
  why: Why,
})
export type Finding = z.output<typeof Finding>

const Group = z.object({
  id: z.string(),
  /** In English: `#caa228 → #b8921f`, `12 lines came`. */
  cause: z.string(),
  keys: z.array(z.string()),
  /** Keys that changed differently in one text direction. */
  unmirrored: z.array(z.string()),
})
export type Group = z.output<typeof Group>

export const Report = z.object({
  /** ISO 8601. */
  at: z.string(),
  build: z.string(),
  /** Its name for `--engine`; missing without the option. */
  engine: z.optional(z.string()),
  shots: z.number(),
  /** Of these, those that were not captured yet; missing once all are. */
  left: z.optional(z.number()),
  seconds: z.number(),
  /** Shots that passed because their story tolerates so many differing pixels. */
  tolerated: z.optional(z.readonly(z.array(z.object({ key: z.string(), pixels: z.number() })))),
  /** Shots of which nothing came at first; two more attempts agree. */
  retried: z.optional(z.readonly(z.array(z.object({ key: z.string(), after: z.string() })))),
  findings: z.array(Finding),
  groups: z.array(Group),
})
export type Report = z.output<typeof Report>

export type Decision = {
  key: string
  /** Of the reviewed picture; null if there is none. */
  hash: string | null
  /** Hash of those that were reviewed with an equal picture; its record has it. */
  diagnostics?: string
  /** `approve` replaces the baseline; `tolerate` accepts this rendering as well; `quarantine` ignores it until a day. */
  choice: Decided['choice']
  comment: string
  until: string | null
  /** Who rejected the picture before, where the reviewer knew it. */
  overrides?: string
}

export type Decisions = { report: string; by: string; decisions: Decision[] }
