import type { SessionSnapshot } from '../control.ts'
import { copyable } from './copy-button.ts'
import { element } from './element.ts'
import { renderOnChange } from './render-on-change.ts'
import type { Section } from './section.ts'

type State = SessionSnapshot['state']
type Member = State['members'][string]

export function peopleSection(): Section {
  const members = element('ul', { class: 'rows' })
  const updateMembers = renderOnChange(members, (all: State['members']) => Object.values(all).map(memberRow))
  const rebates = element('ul', { class: 'rows' })
  const updateRebates = renderOnChange(rebates, (all: State['rebates']) => Object.entries(all).map(rebateRow))
  return {
    name: 'people',
    title: 'Members and rebate codes',
    element: element('div', {}, members, element('h3', {}, 'Rebate codes'), rebates),
    update: ({ state }) => {
      updateMembers(state.members)
      updateRebates(state.rebates)
      return String(Object.keys(state.members).length)
    },
  }
}

const memberRow = ({ mobile, firstName, lastName, password, bonus }: Member) =>
  element(
    'li',
    {},
    copyable(mobile),
    element('span', {}, `${firstName[1]} ${lastName[1]}`),
    password === null ? element('span', { class: 'soft' }, 'code only') : copyable(password),
    element('span', { class: 'soft' }, `bonus ${bonus.toLocaleString('en')} rials`),
  )

const rebateText = ({ percent, isExpired, minimum }: State['rebates'][string]) =>
  [`${percent} %`, isExpired && 'run out', minimum > 0 && `from ${minimum.toLocaleString('en')} rials`]
    .filter(Boolean)
    .join(', ')

const rebateRow = ([code, rebate]: [string, State['rebates'][string]]) =>
  element('li', {}, copyable(code), element('span', { class: 'soft' }, rebateText(rebate)))
