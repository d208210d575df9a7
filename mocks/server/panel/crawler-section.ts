import { element, replaceContent, setText } from './element.ts'
import type { Section } from './section.ts'

/** The panel has a page of its own, which no crawler sees. */
const defaultAddress = () => (location.pathname === '/__mock' ? '/' : '')

export function crawlerSection(): Section {
  let aside = ''
  const address = element('input', {
    type: 'search',
    value: defaultAddress(),
    placeholder: 'This page, or a path',
    'aria-label': 'Page to read',
  })
  const complaint = element('p', { role: 'status', class: 'bad' })
  const result = element('div', { role: 'region', 'aria-label': 'The page as a crawler reads it' })
  const submit = element('button', { class: 'main' }, 'Read as a crawler')
  const form = element('form', { class: 'bar', onsubmit: (event) => void read(event) }, address, submit)

  async function read(event: Event) {
    event.preventDefault()
    setText(complaint, '')
    form.ariaBusy = 'true'
    try {
      const { reportHere } = await import('./crawler/report-here.ts')
      const { status, element: report } = await reportHere(address.value || location.href)
      aside = String(status)
      replaceContent(result, report)
    } catch (error) {
      setText(complaint, `The page cannot be read: ${(error as Error).message}`)
      replaceContent(result)
    }
    form.ariaBusy = 'false'
  }

  return {
    name: 'crawler',
    title: 'Crawler',
    element: element('div', {}, form, complaint, result),
    update: () => aside,
  }
}
