import type { MockCapabilities } from '../control.ts'
import { openScenarios } from './control-plane.ts'
import { copyButton } from './copy-button.ts'
import { button, element } from './element.ts'
import { enterAddress, sharedAddress } from './enter-address.ts'
import type { Act } from './live-session.ts'
import type { Section } from './section.ts'

export function scenarioSection({ scenarios }: MockCapabilities, act: Act): Section {
  const enter = async (names: readonly string[]) => {
    if (await act(() => openScenarios(names)))
      location.assign(enterAddress(names, location.pathname + location.search))
  }
  const form = element('form')
  const chosen = () => new FormData(form).getAll('scenario').map(String)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void enter(chosen())
  })
  const choices = scenarios.map(({ name, title }) => choiceOf(name, title))
  const search = element('input', {
    type: 'search',
    class: 'wide',
    placeholder: 'Find a scenario',
    'aria-label': 'Find a scenario',
    oninput: () => {
      const words = search.value.toLowerCase().split(/\s+/)
      for (const choice of choices)
        choice.hidden =
          !choice.querySelector('input')!.checked &&
          !words.every((word) => choice.textContent.toLowerCase().includes(word))
    },
  })
  form.append(
    element(
      'fieldset',
      { class: 'choices' },
      element('legend', { class: 'unseen' }, 'Scenarios'),
      ...choices,
    ),
    element(
      'div',
      { class: 'bar' },
      element('button', { class: 'main' }, 'Open these scenarios'),
      button('Begin empty', () => void enter([])),
      copyButton(
        'Copy address of this page in these scenarios',
        () => sharedAddress(chosen(), location.href),
        'Copy address',
      ),
    ),
    element('p', { class: 'note' }, 'Both reset the session: cart, orders, faults and log.'),
  )
  let lastNames: string | undefined
  return {
    name: 'scenarios',
    title: 'Scenarios',
    element: element('div', {}, search, form),
    update: ({ scenario }) => {
      const names = scenario.join(', ')
      if (names !== lastNames)
        for (const box of form.querySelectorAll<HTMLInputElement>('[name=scenario]'))
          box.checked = scenario.some((name) => name === box.value)
      lastNames = names
      return names || 'none named'
    },
  }
}

const choiceOf = (name: string, title: string) =>
  element(
    'label',
    { class: 'choice' },
    element('input', { type: 'checkbox', name: 'scenario', value: name }),
    element('span', {}, title, ' ', element('code', { class: 'soft' }, name)),
  )
