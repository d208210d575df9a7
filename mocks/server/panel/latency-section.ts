import { updateFaults } from './control-plane.ts'
import { button, element } from './element.ts'
import type { Act } from './live-session.ts'
import { latencyOf, withLatency } from './active-faults.ts'
import type { Latency } from './active-faults.ts'
import type { Section } from './section.ts'

const choices: readonly { title: string; latency: Latency }[] = [
  { title: 'None', latency: 0 },
  { title: '300 ms', latency: 300 },
  { title: '1 s', latency: 1000 },
  { title: '3 s', latency: 3000 },
  { title: 'A good phone', latency: { median: 150, p95: 600 } },
  { title: 'A bad day', latency: { median: 1200, p95: 6000 } },
]

const isSame = (one: Latency, other: Latency) => JSON.stringify(one) === JSON.stringify(other)

const text = (latency: Latency) =>
  typeof latency === 'number' ? `${latency} ms` : `median ${latency.median} ms, p95 ${latency.p95} ms`

export function latencySection(act: Act): Section {
  const set = (latency: Latency) => void act(() => updateFaults((faults) => withLatency(faults, latency)))
  const switches = choices.map(({ title, latency }) => ({
    latency,
    control: button(title, () => set(latency), { title: text(latency) }),
  }))
  const [median, p95] = ['Median, ms', '95th percentile, ms'].map((label) =>
    element('input', {
      type: 'number',
      min: 0,
      max: 60_000,
      required: true,
      'aria-label': label,
      placeholder: label,
    }),
  ) as [HTMLInputElement, HTMLInputElement]
  const own = element(
    'form',
    {
      class: 'bar',
      onsubmit: (event) => {
        event.preventDefault()
        set({ median: median.valueAsNumber, p95: p95.valueAsNumber })
      },
    },
    median,
    p95,
    element('button', {}, 'Set'),
  )
  return {
    name: 'latency',
    title: 'Latency of every call',
    element: element(
      'div',
      {},
      element('div', { class: 'bar' }, ...switches.map(({ control }) => control)),
      own,
    ),
    update: ({ faults }) => {
      const current = latencyOf(faults)
      for (const { latency, control } of switches)
        control.setAttribute('aria-pressed', String(isSame(latency, current)))
      return current === 0 ? 'none' : text(current)
    },
  }
}
