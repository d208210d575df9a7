import { describeMoves } from '../findings/ordered-diff.ts'
import type { AxeFinding, OrderedDiff } from '../report.ts'
import { describeDeclarations } from './declarations.ts'
import type { Evidence } from './explanations.ts'
import type { RuleChange } from './rule-changes.ts'
import type { TreeChange } from './tree-changes.ts'

/** In English, as a reviewer reads it: `Price .amount, font-weight: 700 → 800`. */
export type Cause = string

const isToken = (change: string) => change.startsWith('--')

const isAddedToken = (change: string) => isToken(change) && change.includes(': none → ')

const changesOf = ({ before, after }: RuleChange) => describeDeclarations(before?.css ?? '', after?.css ?? '')

/** Its declarations differ in their order alone. */
export const isReorder = (change: RuleChange): boolean => changesOf(change).length === 0

/** Nothing had used them: they come with the rules that do. */
export const onlyAddsTokens = (change: RuleChange): boolean =>
  !isReorder(change) && changesOf(change).every(isAddedToken)

/** Tokens that change alike have one cause, wherever they are set. */
export function causeOfRule(change: RuleChange): Cause {
  const { name } = change
  if (isReorder(change)) return `order of declarations (${name})`
  const all = changesOf(change)
  const changes = onlyAddsTokens(change) ? all : all.filter((one) => !isAddedToken(one))
  return changes.every(isToken) ? changes.join(', ') : `${changes.join(', ')} (${name})`
}

const short = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value)

const side = (value: string | null) => (value === null ? 'none' : short(value))

/** `class mirrored went, class flat came`. */
function describeClasses(before: string, after: string): string {
  const [was, is] = [before.split(' '), after.split(' ')]
  const gone = was.filter((name) => !is.includes(name)).map((name) => `class ${name} went`)
  const came = is.filter((name) => !was.includes(name)).map((name) => `class ${name} came`)
  return [...gone, ...came].join(', ')
}

function causesOfChange({ element, what, before, after }: TreeChange): Cause[] {
  if (what === 'element') return [`${element} ${after === null ? 'went' : 'came'}`]
  const place = what === 'text' ? `text of ${element}` : `${what} of ${element}`
  if (before === null || after === null) {
    const change = after === null ? 'went' : 'came'
    return [`${place} ${change}`, `${what} ${change}: ${side(before ?? after)}`]
  }
  if (what === 'class') return [describeClasses(before, after), `${place} changed`]
  return [`${what}: ${side(before)} → ${side(after)}`, `${place} changed`]
}

export const evidenceOfTree = (shot: string, changes: readonly TreeChange[]): Evidence[] =>
  changes.map((change) => ({ shot, causes: causesOfChange(change) }))

/** What the browser and Storybook put before the message of an exception. */
const reporters = /^(?:(?:Error rendering story '[^']*':|storyThrewException:|(?:Uncaught )?\w*Error:)\s*)+/

/** Numbers, addresses, languages and stacks differ between shots that log one error. */
const wordsOf = (message: string) =>
  message
    .split('\n')[0]!
    .replace(reporters, '')
    .replaceAll(/https?:\/\/\S+|\b[a-z]{2}-[A-Z]{2}\b|\d+/g, '…')
    .slice(0, 160)

/** The browser logs one exception in several lines. */
function distinctWords(messages: readonly string[]): string[] {
  const words = new Set(messages.map(wordsOf).filter((one) => one !== ''))
  return words.size > 0 || messages.length === 0 ? [...words] : ['an error without a message']
}

export const evidenceOfProblems = (shot: string, problems: readonly string[]): Evidence[] =>
  distinctWords(problems).map((words) => ({ shot, causes: [words] }))

export const evidenceOfGoneErrors = (shot: string, errors: readonly string[]): Evidence[] =>
  distinctWords(errors).map((words) => ({ shot, causes: [`no longer logged: ${words}`] }))

export const evidenceOfAxe = (shot: string, findings: readonly AxeFinding[]): Evidence[] =>
  findings.map(({ rule, impact, help }) => ({ shot, causes: [`${rule} (${impact}): ${help}`] }))

/** Of the diagnostics, where the page before the change is not there. */
export const evidenceOfLines = (shot: string, { came, gone, moved }: OrderedDiff): Evidence[] => [
  ...came.map((line) => ({ shot, causes: [`${short(line)} came`] })),
  ...gone.map((line) => ({ shot, causes: [`${short(line)} went`] })),
  ...describeMoves({
    moved: moved.map(({ line, before }) => ({ line: short(line), before: before && short(before) })),
  }).map((cause) => ({ shot, causes: [cause] })),
]
