import type { MockCapabilities } from '../control.ts'
import { element } from './element.ts'
import { fieldsOfKind } from './fault-form.ts'

const kindsWithValue = {
  status: 'the call is refused with a status, and nothing is done',
  field: 'the call is done; the named field of its answer is of another type',
  latency: 'the answer comes late; with a 95th percentile, at random',
}

const field = (label: string, control: HTMLElement, name = '') =>
  element('label', { class: 'field', 'data-field': name }, element('span', {}, label), control)

const number = (name: string, min: number, max: number, value = '', placeholder = '') =>
  element('input', { type: 'number', inputmode: 'numeric', name, min, max, value, placeholder })

const options = (names: readonly string[]) =>
  names.map((name) => element('option', { value: name }, name === '*' ? 'every call' : name))

export function faultFields({ calls, faults }: MockCapabilities): HTMLElement[] {
  const hints: Record<string, string> = { ...faults, ...kindsWithValue }
  const hint = element('p', { class: 'note', 'aria-live': 'polite' })
  const kind = element('select', { name: 'kind', onchange: () => update() }, ...options(Object.keys(hints)))
  const values = [
    field('Status', number('status', 400, 599, '503'), 'status'),
    field(
      'Field',
      element('input', { name: 'field', value: 'data', placeholder: 'data.totals.payable' }),
      'field',
    ),
    field('Median, ms', number('median', 0, 60_000, '1000'), 'median'),
    field('95th percentile, ms', number('p95', 0, 60_000, '', 'the same'), 'p95'),
  ]
  function update() {
    hint.textContent = `${kind.value}: ${hints[kind.value]}.`
    for (const value of values) {
      const isNeeded = (fieldsOfKind[kind.value] ?? []).includes(value.dataset.field ?? '')
      value.hidden = !isNeeded
      value.querySelector('input')!.disabled = !isNeeded
    }
  }
  update()
  return [
    field('Call', element('select', { name: 'on' }, ...options(['*', ...calls]))),
    field('What happens', kind),
    ...values,
    field('How often', number('times', 1, 1_000_000, '', 'always')),
    field('Chance, %', number('chance', 0, 100, '', '100')),
    hint,
  ]
}
