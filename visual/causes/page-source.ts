/**
 * A style rule as the browser serializes it. `sheet`: its address, or the tag of the host in whose shadow root it is, like
 * `<shop-price>`. `condition`: its at-rules and outer selectors. `media`: the media queries among them.
 */
export type PageRule = { sheet: string; condition: string; media: string[]; selector: string; css: string }

/** The text of a style sheet's file. */
export type SheetText = Pick<PageRule, 'sheet'> & { text: string }

/** `attributes` without `class`; `text`: of the element's own text nodes. */
export type PageElement = {
  tag: string
  classes: string[]
  attributes: Record<string, string>
  text: string
  children: PageElement[]
}

/** Positions among the children that `tree` reads, from the body down. */
export type ElementPlace = readonly number[]

/** Declarations of the rules that now have `from`. */
export type RuleEdit = { condition: string; selector: string; from: string; to: string }

type StyledRule = Pick<PageRule, 'sheet' | 'media' | 'selector'>

declare global {
  var visualSource: {
    /** Of the document's files, which have those of all stories. */
    rules(): PageRule[]
    /** Of sheets that the page does not have. */
    rulesOf(sheets: readonly SheetText[]): PageRule[]
    /** Of `<style>` elements and of the shadow roots that are shown. */
    ownRules(): PageRule[]
    tree(): PageElement
    /** For each rule, whether its media are shown and it matches an element that is rendered and not in one at the places. */
    matches(rules: readonly StyledRule[], outside?: readonly ElementPlace[]): boolean[]
    editRules(edits: readonly RuleEdit[]): void
    /** Undoes all edits. */
    restoreRules(): void
    /** For each list of edits, whether it moves or resizes text or a control; all are undone. */
    moved(lists: readonly (readonly RuleEdit[])[]): boolean[]
  }
}

/** Runs in the page, which has `composedTreeScript`: reads what a picture is drawn from, and changes style rules. */
function installPageSource() {
  /** Storybook's own, and what earlier stories left in the body, such as a container of dialogs. */
  const isIgnored = (element: Element) =>
    ignored.has(element.tagName.toUpperCase()) ||
    element.matches('.sb-wrapper, [id^="storybook-"]:not(#storybook-root)') ||
    (element.matches('body > :empty') && element.shadowRoot === null)
  const ignored = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE', 'NOSCRIPT'])

  type Found = { rule: { style: CSSStyleDeclaration }; source: PageRule }

  function conditionOf(rule: CSSRule): string {
    if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}`
    if (rule instanceof CSSSupportsRule) return `@supports ${rule.conditionText}`
    if (rule instanceof CSSContainerRule) return `@container ${rule.conditionText}`
    if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name}`
    return '@'
  }

  /** `outer`: the place of the rules, with an empty selector in a sheet. */
  function collect(rules: CSSRuleList, outer: Omit<PageRule, 'css'>, found: Found[]) {
    const within = (condition: string) => `${outer.condition} ${condition}`.trim()
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) continue
      if (rule instanceof CSSStyleRule) {
        const selector = rule.selectorText
        found.push({ rule, source: { ...outer, selector, css: rule.style.cssText } })
        collect(rule.cssRules, { ...outer, condition: within(selector), selector }, found)
      } else if ('style' in rule && outer.selector !== '') {
        const declarations = rule as unknown as Found['rule']
        found.push({ rule: declarations, source: { ...outer, css: declarations.style.cssText } })
      } else if ('cssRules' in rule) {
        const media = rule instanceof CSSMediaRule ? [...outer.media, rule.conditionText] : outer.media
        collect(
          rule.cssRules as CSSRuleList,
          { ...outer, condition: within(conditionOf(rule)), media },
          found,
        )
      }
    }
  }

  const placeIn = (sheet: string) => ({ sheet, condition: '', media: [], selector: '' })

  function rulesIn({ styleSheets, adoptedStyleSheets }: DocumentOrShadowRoot, host?: string): Found[] {
    const found: Found[] = []
    const isOwn = ({ ownerNode }: CSSStyleSheet) =>
      ownerNode instanceof Element && ownerNode.matches('[data-visual-harness]')
    for (const sheet of [...styleSheets, ...adoptedStyleSheets].filter((one) => !isOwn(one)))
      try {
        collect(sheet.cssRules, placeIn(host ?? sheet.href ?? ''), found)
      } catch {
        // Another origin's sheet cannot be read.
      }
    return found
  }

  function rulesOfSheet({ sheet, text }: SheetText): PageRule[] {
    const found: Found[] = []
    const parsed = new CSSStyleSheet()
    parsed.replaceSync(text)
    collect(parsed.cssRules, placeIn(sheet), found)
    return found.map(({ source }) => source)
  }

  const shadowRoots = () => composedTree.all('*').flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const tagOf = ({ host }: ShadowRoot) => `<${host.localName}>`
  const rulesInShadows = () => shadowRoots().flatMap((root) => rulesIn(root, tagOf(root)))
  const allRules = () => [...rulesIn(document), ...rulesInShadows()]
  const isOfFile = ({ sheet }: PageRule) => sheet !== '' && !sheet.startsWith('<')

  function attributesOf(element: Element): Record<string, string> {
    const attributes: Record<string, string> = {}
    for (const { name, value } of element.attributes) if (name !== 'class') attributes[name] = value
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      attributes.value = element.value
      if ('checked' in element && element.checked) attributes.checked = ''
    }
    return attributes
  }

  const read = (element: Element): PageElement => ({
    tag: element.localName,
    classes: [...element.classList],
    attributes: attributesOf(element),
    text: [...(element.shadowRoot?.childNodes ?? []), ...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent!.trim())
      .filter((text) => text !== '')
      .join(' '),
    children: childrenOf(element).map(read),
  })

  const childrenOf = (element: Element) =>
    [...(element.shadowRoot?.children ?? []), ...element.children].filter((child) => !isIgnored(child))

  const elementAt = (place: ElementPlace) =>
    place.reduce<Element | undefined>((element, at) => element && childrenOf(element)[at], document.body)

  /** No selector finds the host of a shadow root from within. */
  function isOfHost(selector: string, { host }: ShadowRoot): boolean {
    const own = selector.split(',').map((part) => /^:host(?:\((.+)\))?$/.exec(part.trim()))
    return own.some((found) => found !== null && host.matches(found[1] ?? '*'))
  }

  function elementsOf({ sheet, selector }: StyledRule): Element[] {
    const plain = selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, '')
    if (!sheet.startsWith('<')) return [...document.querySelectorAll(plain)]
    const roots = shadowRoots().filter((root) => tagOf(root) === sheet)
    return roots.flatMap((root) => [
      ...root.querySelectorAll(plain),
      ...(isOfHost(plain, root) ? [root.host] : []),
    ])
  }

  function isMatched(rule: StyledRule, excluded: readonly Element[]): boolean {
    if (!rule.media.every((query) => matchMedia(query).matches)) return false
    try {
      return elementsOf(rule).some(
        (one) =>
          one.getClientRects().length > 0 && !excluded.some((other) => composedTree.contains(other, one)),
      )
    } catch {
      return true
    }
  }

  function editAmong(rules: readonly Found[], edits: readonly RuleEdit[]): Found[] {
    return edits.flatMap(({ condition, selector, from, to }) => {
      const edited = rules.filter(
        ({ source }) => source.css === from && source.selector === selector && source.condition === condition,
      )
      for (const { rule } of edited) rule.style.cssText = to
      return edited
    })
  }

  const hasOwnText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')

  /** Without what is a pixel large, and so only for screen readers. */
  const drawnBoxes = () =>
    composedTree
      .all('*')
      .filter((one) => hasOwnText(one) || one.matches('img, svg, button, input, select, textarea'))
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ x, y, width, height }) => [x, y, width, height].map((size) => size.toFixed(2)).join(' '))
      .join('\n')

  function restore(edited: readonly Found[]) {
    for (const { rule, source } of edited.toReversed()) rule.style.cssText = source.css
  }

  let edited: Found[] = []

  globalThis.visualSource = {
    rules: () => rulesIn(document).flatMap(({ source }) => (isOfFile(source) ? source : [])),
    rulesOf: (sheets) => sheets.flatMap(rulesOfSheet),
    ownRules() {
      const rules = allRules().flatMap(({ source }) => (isOfFile(source) ? [] : source))
      return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()]
    },
    tree: () => ({
      ...read(document.body),
      // The tool sets both, in an order of its own.
      classes: [],
      attributes: {},
    }),
    matches(rules, outside = []) {
      const excluded = outside.flatMap((place) => elementAt(place) ?? [])
      return rules.map((rule) => isMatched(rule, excluded))
    },
    editRules(edits) {
      edited = editAmong(allRules(), edits)
    },
    restoreRules: () => restore(edited),
    moved(lists) {
      const rules = allRules()
      const before = drawnBoxes()
      return lists.map((edits) => {
        const those = editAmong(rules, edits)
        const isMoved = those.length > 0 && drawnBoxes() !== before
        restore(those)
        return isMoved
      })
    },
  }
}

export const pageSourceScript = `(${installPageSource.toString()})()`
