import type { MockCapabilities } from '../control.ts'
import type { Fault } from '../faults.ts'
import { plantFaults } from './control-plane.ts'
import { button, element } from './element.ts'
import { faultFields } from './fault-fields.ts'
import { faultFrom } from './fault-form.ts'
import type { Act } from './live-session.ts'
import { plantedList } from './planted-list.ts'
import { isPlanted, withoutPlanted, withPlanted } from './planted.ts'
import { presets } from './presets.ts'
import type { Section } from './section.ts'

const toggled = (faults: readonly Fault[], fault: Fault) =>
  isPlanted(faults, fault) ? withoutPlanted(faults, fault) : withPlanted(faults, fault)

export function faultSection(words: MockCapabilities, act: Act): Section {
  const planted = plantedList(act)
  const switches = presets.map(({ title, fault }) => {
    const toggle = () => void act(() => plantFaults((faults) => toggled(faults, fault)))
    return { fault, control: button(title, toggle) }
  })
  const form = element(
    'form',
    {
      class: 'fields',
      onsubmit: (event) => {
        event.preventDefault()
        const fault = faultFrom(new FormData(form))
        void act(() => plantFaults((faults) => withPlanted(faults, fault)))
      },
    },
    ...faultFields(words),
    element('button', { class: 'main' }, 'Plant the fault'),
  )
  return {
    name: 'faults',
    title: 'Faults',
    element: element(
      'div',
      {},
      element('div', { class: 'bar' }, ...switches.map(({ control }) => control)),
      element('h3', {}, 'Planted'),
      planted.element,
      element('h3', {}, 'Another'),
      form,
    ),
    update: ({ faults }) => {
      planted.update(faults)
      for (const { fault, control } of switches)
        control.setAttribute('aria-pressed', String(isPlanted(faults, fault)))
      return faults.length > 0 ? `${faults.length} planted` : 'none'
    },
  }
}
