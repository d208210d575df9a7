import type { Mode } from './modes.ts'

/** `same` is reported only with other findings: a failed `play`, an error, axe. */
export type Verdict =
  | 'same'
  | 'changed'
  | 'new'
  /** Changed differently in both branches of a merge. */
  | 'contested'
  /** In the lock, but not rendered by any story. */
  | 'gone'
  /** Flaky: no two of three screenshots, or attempts, are equal. */
  | 'unstable'
  /** Otherwise in a fresh page: an earlier story left something behind. */
  | 'leak'
  /** Nothing was rendered in time, or the page crashed. */
  | 'broken'

export type Image = {
  /** First 32 hexadecimal digits of the PNG's SHA-256. */
  hash: string
  /** CSS pixels. */
  width: number
  height: number
}

/** CSS pixels from the top left of the picture after. */
export type Rect = { x: number; y: number; width: number; height: number }

/** `by` rows were inserted (removed if negative) above row `at` of the picture after. */
export type RowShift = { at: number; by: number }

export type Change = {
  /** Differing pixels, without inserted and removed rows. */
  pixels: number
  regions: Rect[]
  rows: RowShift[]
  heat: Image
}

export type LineDiff = { gone: string[]; came: string[] }

/** `before`: the line that follows it now; null if it is the last. */
export type OrderedDiff = LineDiff & { moved: { line: string; before: string | null }[] }

export type AxeFinding = { rule: string; impact: string; help: string; target: string }

export type Why = {
  files: readonly string[]
  origin: 'branch' | 'base' | 'browser' | 'unknown'
}

/** A contested shot in the merge base and both branches; null where it is missing. */
export type Branches = Record<'base' | 'ours' | 'theirs', Image | null>

/** `until` is the last day, `2026-12-01`. */
export type Quarantined = { until: string; comment: string }

export type Rejection = { by: string; reason: string }

/** Why a shot is unstable. The first four were proven: held, the story comes to rest. */
export type Unrest = {
  kind:
    | 'clock'
    | 'timers'
    | 'frames'
    | 'random'
    | 'animation'
    /** Answered otherwise in two attempts. */
    | 'network'
    | 'unanswered'
    | 'font'
    | 'text'
    /** Two more attempts were equal. */
    | 'rested'
    | 'unknown'
  /** In English, such as what runs or differs; may be empty. */
  detail: string
}

export type Finding = {
  key: string
  story: { id: string; title: string; name: string }
  mode: Mode
  verdict: Verdict
  /** Of an unstable shot: another attempt. */
  before: Image | null
  after: Image | null
  /** Hash of the baseline's diagnostics. */
  approvedDiagnostics: string | null
  change: Change | null
  text: OrderedDiff
  names: OrderedDiff
  /** Null if the baseline has none, because an older version wrote it. */
  tabStops: OrderedDiff | null
  /** What `play` threw, and newly logged errors. */
  problems: string[]
  /** Errors of the baseline that are no longer logged. */
  errorsGone: string[]
  /** `play` threw, or did not end: the picture is of a story that stopped midway. */
  hasFailed: boolean
  axe: { came: AxeFinding[]; gone: AxeFinding[] }
  leakedFrom: string | null
  /** Unstable shots only, where the cause was looked for. */
  unrest?: readonly Unrest[]
  /** Contested shots only; `before` and `change` refer to ours. */
  branches: Branches | null
  /** The shot does not fail a run. */
  quarantine: Quarantined | null
  /** A reviewer rejected this very picture. */
  rejected: Rejection | null
  why: Why
}

export type Group = {
  id: string
  /** In English: `#caa228 → #b8921f`, `12 lines came`. */
  cause: string
  keys: string[]
  /** Keys that changed differently in one text direction. */
  unmirrored: string[]
}

export type Report = {
  /** ISO 8601. */
  at: string
  build: string
  /** Its name for `--engine`; missing without the option. */
  engine?: string
  shots: number
  /** Of these, those that were not captured yet; missing once all are. */
  left?: number
  seconds: number
  /** Shots that passed because their story tolerates so many differing pixels. */
  tolerated?: readonly { key: string; pixels: number }[]
  /** Shots of which nothing came at first; two more attempts agree. */
  retried?: readonly { key: string; after: string }[]
  findings: Finding[]
  groups: Group[]
}

export type Decision = {
  key: string
  /** Of the reviewed picture; null if there is none. */
  hash: string | null
  /** Hash of those that were reviewed with an equal picture; its record has it. */
  diagnostics?: string
  /** `approve` replaces the baseline; `tolerate` accepts this rendering as well; `quarantine` ignores it until a day. */
  choice: 'approve' | 'reject' | 'tolerate' | 'quarantine'
  comment: string
  until: string | null
}

export type Decisions = { report: string; by: string; decisions: Decision[] }
