import type { Finding, Verdict } from '../../report.ts'
import type { Mark } from './history.ts'

export type Filters = {
  verdict: Verdict | ''
  locale: Finding['mode']['locale'] | ''
  scheme: Finding['mode']['scheme'] | ''
  viewport: Finding['mode']['viewport'] | ''
  decided: 'decided' | 'undecided' | ''
  text: string
}

export const noFilters: Filters = {
  verdict: '',
  locale: '',
  scheme: '',
  viewport: '',
  decided: '',
  text: '',
}

export function isFiltering(filters: Filters): boolean {
  return Object.values(filters).some((value) => value.trim() !== '')
}

export function matches(finding: Finding, mark: Mark | undefined, filters: Filters): boolean {
  const { locale, scheme, viewport } = finding.mode
  const decided = mark?.choice ? 'decided' : 'undecided'
  return (
    allows(filters.verdict, finding.verdict) &&
    allows(filters.locale, locale) &&
    allows(filters.scheme, scheme) &&
    allows(filters.viewport, viewport) &&
    allows(filters.decided, decided) &&
    hasWords(finding.story, filters.text)
  )
}

function allows(wanted: string, value: string) {
  return wanted === '' || wanted === value
}

const haystacks = new WeakMap<Finding['story'], string>()

function hasWords(story: Finding['story'], text: string) {
  const words = folded(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const { id, title, name } = story
  const haystack = haystacks.get(story) ?? folded(`${title} ${name} ${id}`)
  haystacks.set(story, haystack)
  return words.every((word) => haystack.includes(word))
}

function folded(text: string) {
  return text.replaceAll('ي', 'ی').replaceAll('ك', 'ک').replaceAll('\u200c', '').toLowerCase()
}
