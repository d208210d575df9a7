import type { Finding } from '../../report.ts'
import type { App } from './app.ts'
import { button, element } from './element.ts'
import { isFiltering, noFilters, type Filters } from './filters.ts'
import { keyLabel } from './keys.ts'
import { verdictCounts } from './model.ts'
import { languageNames } from './formatters.ts'

type Axis = keyof Finding['mode']

const isAxis = (name: string): name is Axis => ['locale', 'scheme', 'viewport'].includes(name)

const labelIn = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value

const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

type FilterBar = { element: HTMLElement; search: HTMLInputElement }

export function filterBar(app: App, signal: AbortSignal): FilterBar {
  const { model, store, texts, number } = app
  const verdicts = verdictCounts(model.report.findings).map(
    ([verdict, count]) => [verdict, `${texts.verdicts[verdict]} (${number(count)})`] as const,
  )
  const valuesOf = (axis: Axis) =>
    [...new Set(model.report.findings.map(({ mode }) => mode[axis]))].toSorted(byNumber)
  const viewportLabel = (value: string) =>
    Number.isNaN(Number(value)) ? value : number(Number(value)).replaceAll(/[^\p{Nd}]/gu, '')
  const selects: [Exclude<keyof Filters, 'text'>, (readonly [string, string])[]][] = [
    ['verdict', verdicts],
    ['locale', valuesOf('locale').map((value) => [value, labelIn(languageNames, value)])],
    ['scheme', valuesOf('scheme').map((value) => [value, labelIn(texts.schemes, value)])],
    ['viewport', valuesOf('viewport').map((value) => [value, viewportLabel(value)])],
    [
      'decided',
      [
        ['undecided', texts.states.undecided],
        ['decided', texts.states.decided],
      ],
    ],
  ]
  const fields = selects
    .filter(([name, { length }]) => length > 1 || !isAxis(name))
    .map(([name, options]) => select(app, name, options))
  const search = element('input', {
    type: 'search',
    name: 'text',
    dir: 'auto',
    placeholder: keyLabel('search'),
    oninput: () => store.setFilters({ text: search.value }),
    onkeydown: leaveOnEscape,
  })
  const clear = button(texts.clearFilters, () => reset())
  const form = element(
    'form',
    {
      class: 'filters',
      role: 'search',
      'aria-label': texts.filters.title,
      onsubmit: (event) => event.preventDefault(),
    },
    element('label', { class: 'grow' }, element('span', {}, texts.filters.text), search),
    ...fields,
    clear,
  )
  function reset() {
    store.setFilters(noFilters)
    search.focus()
  }
  store.subscribe(() => {
    const { filters } = store.state
    if (search.value !== filters.text) search.value = filters.text
    for (const field of form.querySelectorAll('select')) field.value = filters[field.name as keyof Filters]
    clear.hidden = !isFiltering(filters)
  }, signal)
  return { element: form, search }
}

function select(
  { store, texts }: App,
  name: Exclude<keyof Filters, 'text'>,
  options: (readonly [string, string])[],
) {
  const field: HTMLSelectElement = element(
    'select',
    { name, onchange: () => store.setFilters({ [name]: field.value }) },
    element('option', { value: '' }, texts.filters.all),
    ...options.map(([value, label]) => element('option', { value }, label)),
  )
  return element('label', {}, element('span', {}, texts.filters[name]), field)
}

/** Prevents the browser from emptying the field, whose filter would stay. */
function leaveOnEscape(event: Event) {
  if ((event as KeyboardEvent).code !== 'Escape') return
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).blur()
}
