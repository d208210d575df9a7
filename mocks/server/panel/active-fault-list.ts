import type { Fault } from '../faults.ts'
import { updateFaults } from './control-plane.ts'
import { button, element } from './element.ts'
import { callText, faultText, howOften } from './fault-text.ts'
import type { Act } from './live-session.ts'
import { removeFault } from './active-faults.ts'
import { renderOnChange } from './render-on-change.ts'

export function activeFaultList(act: Act) {
  const list = element('ul', { class: 'rows', 'aria-label': 'Active faults' })
  const remove = (fault: Fault) => void act(() => updateFaults((faults) => removeFault(faults, fault)))
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
