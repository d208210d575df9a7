import type { App } from './app.ts'
import { dayAhead, longestQuarantine } from './decision-rules.ts'
import { button, element } from './element.ts'
import { keyLabel, keys, type Command } from './keys.ts'
import { formatDay } from './formatters.ts'

function ask(app: App, title: string, submit: string, fields: HTMLElement[]): Promise<FormData | null> {
  const heading = element('h2', { id: 'dialog-title' }, title)
  const cancel = button(app.texts.cancel, () => dialog.close())
  const confirm = element('button', { class: 'primary' }, submit)
  const actions = element('div', { class: 'actions' }, confirm, cancel)
  const form = element('form', {}, heading, ...fields, actions)
  const dialog: HTMLDialogElement = element('dialog', { 'aria-labelledby': heading.id }, form)
  form.addEventListener('keydown', (event) => {
    if (event.code === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
  })
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    /** A key that is pressed before the `close` event finds the question answered and gone. */
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      resolve(new FormData(form))
      dialog.close()
      dialog.remove()
    })
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(null)
    })
  })
}

function commentField(label: string, value: string, isRequired: boolean) {
  const area = element('textarea', { name: 'comment', rows: 4, required: isRequired, dir: 'auto' })
  area.value = value
  /** Blanks satisfy `required`. */
  const validate = () => area.setCustomValidity(isRequired && area.value.trim() === '' ? label : '')
  area.addEventListener('input', validate)
  validate()
  return element('label', {}, element('span', {}, label), area)
}

const commentOf = (form: FormData) => String(form.get('comment') ?? '').trim()

export async function askComment(
  app: App,
  count: number,
  value: string,
  isRequired: boolean,
): Promise<string | null> {
  const { commentFor, comment, reason, save } = app.texts
  const field = commentField(isRequired ? reason : comment, value, isRequired)
  const form = await ask(app, commentFor(count), save, [field])
  return form && commentOf(form)
}

export async function askReason(app: App, count: number, value: string): Promise<string | null> {
  const { reject, reason } = app.texts
  const form = await ask(app, reject.title(count), reject.submit, [commentField(reason, value, true)])
  return form && commentOf(form)
}

const defaultQuarantine = 14

export async function askQuarantine(
  app: App,
  count: number,
  value: string,
): Promise<{ comment: string; until: string } | null> {
  const { quarantine, reason, days } = app.texts
  const options = Array.from({ length: longestQuarantine }, (_, index) => {
    const day = dayAhead(index + 1, new Date())
    const label = `${days(index + 1)} — ${formatDay(app.locale, day)}`
    return element('option', { value: day, selected: index + 1 === defaultQuarantine }, label)
  })
  const until = element(
    'label',
    {},
    element('span', {}, quarantine.until),
    element('select', { name: 'until' }, ...options),
  )
  const fields = [until, commentField(reason, value, true)]
  const form = await ask(app, quarantine.title(count), quarantine.submit, fields)
  return form && { comment: commentOf(form), until: String(form.get('until')) }
}

const sections: Record<'moving' | 'deciding' | 'looking', Command[]> = {
  moving: ['nextShot', 'previousShot', 'nextGroup', 'previousGroup', 'open', 'back', 'search', 'help'],
  deciding: [
    'approve',
    'reject',
    'tolerate',
    'quarantine',
    'approveGroup',
    'rejectGroup',
    'tolerateGroup',
    'quarantineGroup',
    'comment',
    'undo',
    'redo',
  ],
  looking: ['sideBySide', 'swipe', 'onion', 'blink', 'heat', 'zoom', 'nextRegion', 'previousRegion'],
}

export function showHelp({ texts }: App) {
  const lists = Object.entries(sections).map(([name, commands]) => {
    const rows = commands.flatMap((command) => [
      element('dt', {}, element('kbd', { dir: 'ltr', 'data-code': keys[command].code }, keyLabel(command))),
      element('dd', {}, texts.keys.commands[command]),
    ])
    return element(
      'section',
      {},
      element('h3', {}, texts.keys[name as keyof typeof sections]),
      element('dl', {}, ...rows),
    )
  })
  const close = button(texts.close, () => dialog.close(), { class: 'primary' })
  const heading = element('h2', { id: 'dialog-title' }, texts.help)
  const dialog: HTMLDialogElement = element(
    'dialog',
    { class: 'help', 'aria-labelledby': heading.id },
    heading,
    element('p', {}, texts.keys.hint),
    element('div', { class: 'key-sections' }, ...lists),
    element('div', { class: 'actions' }, close),
  )
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
