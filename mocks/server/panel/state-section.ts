import type { SessionSnapshot } from '../control.ts'
import { copyButton } from './copy-button.ts'
import { element } from './element.ts'
import { renderOnChange } from './render-on-change.ts'
import type { Section } from './section.ts'

export function stateSection(): Section {
  const json = element('pre', { tabindex: 0, role: 'region', 'aria-label': 'State as JSON' })
  const updateJson = renderOnChange(json, (state: SessionSnapshot['state']) => [
    JSON.stringify(state, null, 2),
  ])
  const copy = copyButton('Copy the state', () => json.textContent)
  return {
    name: 'state',
    title: 'State',
    element: element('div', {}, element('div', { class: 'bar' }, copy), json),
    update: ({ state }) => {
      updateJson(state)
      const [carts, orders] = [Object.keys(state.carts).length, Object.keys(state.orders).length]
      return `carts: ${carts}, orders: ${orders}`
    },
  }
}
