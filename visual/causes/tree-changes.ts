import { longestCommon } from '../compare/longest-common.ts'
import { declarationChanges } from './declarations.ts'
import { isScopeOfStyle, localNameOf, unlabelled } from './local-names.ts'
import type { ElementPlace, PageElement } from './page-source.ts'

const generatedStyle = 'generated style'
const inline = 'inline '

/**
 * One difference between two trees. `what`: `text`, an attribute, `element`, `generated style`, or of the `style`
 * attribute a custom property, or another as `inline left`; null where it is missing.
 */
export type TreeChange = {
  element: string
  what: string
  before: string | null
  after: string | null
  /** Of the element, or of its parent if it went. */
  place: ElementPlace
}

type Matched = [before: PageElement, after: PageElement]
type Place = { element: string; place: ElementPlace }
type Aligned = { matched: Matched[]; gone: PageElement[]; came: PageElement[] }

/** Ids that libraries number, and attributes that refer to them. */
const generated =
  /^(id|for|name|headers|list|form|aria-(labelledby|describedby|controls|owns|details|activedescendant|flowto)|data-floating-ui-.*|data-path|data-mantine-.*)$/

const localNames = ({ classes }: PageElement) =>
  classes.map((name) => localNameOf(name).local).filter((name) => name !== unlabelled)

const sortedNames = (element: PageElement) => localNames(element).toSorted().join(' ')

/** Equal for elements that render the same part of a component. */
const kindOf = (element: PageElement) =>
  [element.tag, element.attributes.role ?? '', sortedNames(element)].join(' ')

/** Pairs children of one kind in order, then those left over between two pairs that share a tag. */
function align(before: readonly PageElement[], after: readonly PageElement[]): Aligned {
  const pairs = longestCommon(before.map(kindOf), after.map(kindOf))
  const result: Aligned = { matched: [], gone: [], came: [] }
  let [i, j] = [0, 0]
  for (const [toI, toJ] of [...pairs, [before.length, after.length] as const]) {
    const left = after.slice(j, toJ)
    for (const old of before.slice(i, toI)) {
      const at = left.findIndex(({ tag }) => tag === old.tag)
      if (at < 0) result.gone.push(old)
      else result.matched.push([old, left.splice(at, 1)[0]!])
    }
    result.came.push(...left)
    if (toI < before.length && toJ < after.length) result.matched.push([before[toI]!, after[toJ]!])
    ;[i, j] = [toI + 1, toJ + 1]
  }
  return result
}

const nameOf = (element: PageElement) => {
  const [name] = localNames(element)
  if (name !== undefined) return `${element.tag}.${name}`
  const isCustom = element.tag.includes('-')
  return isCustom ? element.tag : null
}

/** By its first class or as a custom element, else by the nearest ancestor that has such a name. */
const labelOf = (element: PageElement, parent: string) => nameOf(element) ?? `${parent} > ${element.tag}`

function attributeChanges(before: PageElement, after: PageElement, where: Place): TreeChange[] {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])
  return [...names]
    .filter((name) => !generated.test(name) && name !== 'style')
    .filter((name) => before.attributes[name] !== after.attributes[name])
    .map((what) => ({
      ...where,
      what,
      before: before.attributes[what] ?? null,
      after: after.attributes[what] ?? null,
    }))
}

const inlineChanges = (before: PageElement, after: PageElement, where: Place): TreeChange[] =>
  declarationChanges(before.attributes.style ?? '', after.attributes.style ?? '').map(
    ({ property, ...values }) => ({
      ...where,
      what: property.startsWith('--') ? property : inline + property,
      ...values,
    }),
  )

const generatedStyles = ({ classes }: PageElement) =>
  classes.flatMap((name) => localNameOf(name).scope ?? []).filter(isScopeOfStyle)

function styleChanges(before: PageElement, after: PageElement, where: Place): TreeChange[] {
  const [was, is] = [generatedStyles(before), generatedStyles(after)]
  return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => ({
    ...where,
    what: generatedStyle,
    before: was[at] ?? null,
    after: is[at] ?? null,
  })).filter((change) => change.before !== change.after)
}

function elementChanges(
  before: PageElement,
  after: PageElement,
  parent: string,
  place: ElementPlace,
): TreeChange[] {
  const element = labelOf(after, parent)
  const where = { element, place }
  const own = [
    ...attributeChanges(before, after, where),
    ...inlineChanges(before, after, where),
    ...styleChanges(before, after, where),
  ]
  if (before.text !== after.text)
    own.push({ ...where, what: 'text', before: before.text || null, after: after.text || null })
  const [was, is] = [sortedNames(before), sortedNames(after)]
  if (was !== is || before.tag !== after.tag)
    own.push({
      ...where,
      what: 'class',
      before: `${before.tag} ${was}`.trim(),
      after: `${after.tag} ${is}`.trim(),
    })
  const { matched, gone, came } = align(before.children, after.children)
  const placeOf = (child: PageElement) => [...place, after.children.indexOf(child)]
  return [
    ...own,
    ...gone.map((one) => ({
      element: labelOf(one, element),
      place,
      what: 'element',
      before: 'there',
      after: null,
    })),
    ...came.map((one) => ({
      element: labelOf(one, element),
      place: placeOf(one),
      what: 'element',
      before: null,
      after: 'there',
    })),
    ...matched.flatMap(([old, present]) => elementChanges(old, present, element, placeOf(present))),
  ]
}

/** Differences that somebody wrote; consequences in the children of what came or went are left out. */
export const treeChanges = (before: PageElement, after: PageElement): TreeChange[] =>
  elementChanges(before, after, '', [])

const isReplacedStyle = ({ what, before, after }: TreeChange) =>
  what === generatedStyle && before !== null && after !== null

/**
 * Inline styles follow from sizes and positions as often as from a change of the source, unless they are custom
 * properties; the class of a generated style follows from its text.
 */
export const isConsequence = (change: TreeChange) => change.what.startsWith(inline) || isReplacedStyle(change)

/** The class of a generated style, by the one that took its place. */
export const formerStyles = (changes: readonly TreeChange[]): Map<string, string> =>
  new Map(changes.filter(isReplacedStyle).map(({ before, after }) => [after!, before!]))

/** Of the elements that came: rules that style nothing else came with them. */
export const placesOfCame = (changes: readonly TreeChange[]): ElementPlace[] =>
  changes.filter(({ what, after }) => what === 'element' && after !== null).map(({ place }) => place)
