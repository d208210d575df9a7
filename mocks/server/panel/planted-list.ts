import type { Fault } from '../faults.ts'
import { plantFaults } from './control-plane.ts'
import { button, element } from './element.ts'
import { callText, faultText, howOften } from './fault-text.ts'
import type { Act } from './live-session.ts'
import { withoutPlanted } from './planted.ts'
import { renderOnChange } from './render-on-change.ts'

export function plantedList(act: Act) {
  const list = element('ul', { class: 'rows', 'aria-label': 'Planted faults' })
  const remove = (fault: Fault) => void act(() => plantFaults((faults) => withoutPlanted(faults, fault)))
  const row = (fault: Fault) =>
    element(
      'li',
      {},
      element('code', {}, callText(fault.on)),
      element('strong', {}, faultText(fault)),
      element('span', { class: 'soft' }, howOften(fault)),
      button('Remove', () => remove(fault), {
        class: 'quiet',
        'aria-label': `Remove ${faultText(fault)} of ${callText(fault.on)}`,
      }),
    )
  const update = renderOnChange(list, (faults: readonly Fault[]) =>
    faults.length > 0 ? faults.map(row) : [element('li', { class: 'soft' }, 'None. All goes well.')],
  )
  return { element: list, update }
}
