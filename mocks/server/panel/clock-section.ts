import type { ClockChange } from '../control.ts'
import { dayText, fieldText, instantFrom, jalaliText, timeText } from './clock-text.ts'
import { setClock } from './control-plane.ts'
import { button, element, setText } from './element.ts'
import type { Act } from './live-session.ts'
import type { Section } from './section.ts'

const minute = 60
const day = 86_400

const steps = [
  { title: '+1 min', seconds: minute },
  { title: '+15 min', seconds: 15 * minute },
  { title: '+1 day', seconds: day },
  { title: '+30 days', seconds: 30 * day },
]

export function clockSection(act: Act): Section {
  const turn = (change: ClockChange) => act(() => setClock(change))
  const face = element('p', { class: 'clock' })
  const moment = element('input', {
    type: 'datetime-local',
    required: true,
    'aria-label': 'A moment in Tehran',
  })
  const stand = element(
    'form',
    {
      class: 'bar',
      onsubmit: (event) => {
        event.preventDefault()
        void standStill()
      },
    },
    moment,
    element('button', {}, 'Stand still there'),
  )
  async function standStill() {
    if (!(await turn({ now: instantFrom(moment.value) }))) return
    moment.defaultValue = moment.value
    stand.reset()
  }
  const turns = [
    ...steps.map(({ title, seconds }) => button(title, () => void turn({ advance: seconds }))),
    button('Back to the real time', () => void turn('real')),
  ]
  return {
    name: 'clock',
    title: 'Clock',
    element: element('div', {}, face, element('div', { class: 'bar' }, ...turns), stand),
    update: ({ now, clock }) => {
      const at = Date.parse(now)
      setText(face, `${dayText(at)} ${timeText(at)} · ${jalaliText(at)} · Tehran`)
      if (!moment.matches(':focus')) moment.defaultValue = fieldText(at)
      return `${timeText(at)}${clock === 'frozen' ? ', stands still' : ''}`
    },
  }
}
