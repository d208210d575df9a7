import type { MockCapabilities } from '../control.ts'
import type { Fault } from '../faults.ts'
import { updateFaults } from './control-plane.ts'
import { button, element } from './element.ts'
import { faultFields } from './fault-fields.ts'
import { faultFrom } from './fault-form.ts'
import type { Act } from './live-session.ts'
import { activeFaultList } from './active-fault-list.ts'
import { isFaultActive, removeFault, addFault } from './active-faults.ts'
import { presets } from './presets.ts'
import type { Section } from './section.ts'

const toggled = (faults: readonly Fault[], fault: Fault) =>
  isFaultActive(faults, fault) ? removeFault(faults, fault) : addFault(faults, fault)

export function faultSection(words: MockCapabilities, act: Act): Section {
  const activeFaults = activeFaultList(act)
  const switches = presets.map(({ title, fault }) => {
    const toggle = () => void act(() => updateFaults((faults) => toggled(faults, fault)))
    return { fault, control: button(title, toggle) }
  })
  const form = element(
    'form',
    {
      class: 'fields',
      onsubmit: (event) => {
        event.preventDefault()
        const fault = faultFrom(new FormData(form))
        void act(() => updateFaults((faults) => addFault(faults, fault)))
      },
    },
    ...faultFields(words),
    element('button', { class: 'main' }, 'Inject the fault'),
  )
  return {
    name: 'faults',
    title: 'Faults',
    element: element(
      'div',
      {},
      element('div', { class: 'bar' }, ...switches.map(({ control }) => control)),
      element('h3', {}, 'Active'),
      activeFaults.element,
      element('h3', {}, 'Another'),
      form,
    ),
    update: ({ faults }) => {
      activeFaults.update(faults)
      for (const { fault, control } of switches)
        control.setAttribute('aria-pressed', String(isFaultActive(faults, fault)))
      return faults.length > 0 ? `${faults.length} active` : 'none'
    },
  }
}
