import type { Fault } from '../faults.ts'
import { plantFaults } from './control-plane.ts'
import { renderOnChange, element } from './element.ts'
import { callText, faultText, howOften } from './fault-text.ts'
import type { Act } from './live-session.ts'
import { withoutPlanted } from './planted.ts'

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
      element(
        'button',
        {
          type: 'button',
          class: 'quiet',
          'aria-label': `Remove ${faultText(fault)} of ${callText(fault.on)}`,
          onclick: () => remove(fault),
        },
        'Remove',
      ),
    )
  const draw = renderOnChange(list, (faults: readonly Fault[]) =>
    faults.length > 0 ? faults.map(row) : [element('li', { class: 'soft' }, 'None. All goes well.')],
  )
  return { list, draw }
}
