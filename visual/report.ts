import type { Mode } from './modes.ts'

/** Of its picture. `same` is told only where something else was found: a failed `play`, an error, axe. */
export type Verdict =
  | 'same'
  | 'changed'
  | 'new'
  /** Two branches approved a look of it each: this one is of both together. */
  | 'contested'
  /** In the lock, and drawn by no story any more. */
  | 'gone'
  /** Two captures of one page differ. */
  | 'unstable'
  /** Right in a fresh page: an earlier story left something behind. */
  | 'leak'
  /** No picture: nothing was drawn in time, or the page crashed. */
  | 'broken'

export type Image = {
  /** Of the PNG that was captured: SHA-256, hexadecimal. */
  hash: string
  /** CSS pixels. */
  width: number
  height: number
}

/** CSS pixels from the top left corner of the picture after. */
export type Rect = { x: number; y: number; width: number; height: number }

/** `by` lines of pixels came (or went, where negative) above line `at` of the picture after. */
export type RowShift = { at: number; by: number }

export type Change = {
  /** Pixels that differ where the lines that came and went are left out. */
  pixels: number
  regions: Rect[]
  rows: RowShift[]
  /** PNG as wide as both: what differs, on a pale copy of the picture after. */
  heat: Image
}

/** Lines of what can be read, or of what a screen reader says. */
export type WordDiff = { gone: string[]; came: string[] }

export type AxeFinding = { rule: string; impact: string; help: string; target: string }

/** Why a shot may differ. */
export type Why = {
  /** Changed files that reach its story, from the root of the repository. */
  files: readonly string[]
  origin: 'branch' | 'base' | 'browser' | 'unknown'
}

/** What two branches of a merge approved of one shot, and what it was before; null where it was not there. */
export type Branches = Record<'base' | 'ours' | 'theirs', Image | null>

export type Finding = {
  /** The story's id and the mode: as in the lock. */
  key: string
  story: { id: string; title: string; name: string }
  mode: Mode
  verdict: Verdict
  before: Image | null
  after: Image | null
  change: Change | null
  text: WordDiff
  names: WordDiff
  /** What `play` threw, and errors that were logged and had not been before. */
  problems: string[]
  axe: { came: AxeFinding[]; gone: AxeFinding[] }
  /** The story before it, of a leak. */
  leakedFrom: string | null
  /** Of a contested shot; `before` and `change` are about ours. */
  branches: Branches | null
  /** A day, `2026-12-01`: until then it gates nothing. */
  quarantinedUntil: string | null
  why: Why
}

/** Findings with one cause: one card of the review, one decision. */
export type Group = {
  id: string
  /** What the cause looks like, in a few words of English: `#caa228 → #b8921f`, `12 lines came`. */
  cause: string
  keys: string[]
  /** Keys whose mirrored modes changed otherwise: right-to-left alone, or left-to-right alone. */
  unmirrored: string[]
}

/** What a run found. Written as `report.json` beside the pictures that it names. */
export type Report = {
  /** ISO 8601. */
  at: string
  /** Of the browser that captured. */
  build: string
  shots: number
  seconds: number
  findings: Finding[]
  groups: Group[]
}

export type Decision = {
  key: string
  /** The capture that was looked at; null where there is none. */
  hash: string | null
  /** `approve` moves the baseline; `tolerate` accepts this rendering beside it; `quarantine` stops gating until a day. */
  choice: 'approve' | 'reject' | 'tolerate' | 'quarantine'
  comment: string
  until: string | null
}

/** What a reviewer decided of one report. */
export type Decisions = { report: string; by: string; decisions: Decision[] }
