import { button, element } from './element.ts'

const feedbackMs = 1500

/** The clipboard is only allowed on localhost or HTTPS. */
export function copyButton(name: string, text: () => string, title = 'Copy'): HTMLButtonElement {
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(text()).then(
      () => true,
      () => false,
    )
    made.textContent = isDone ? 'Copied' : 'Not allowed here'
    setTimeout(() => (made.textContent = title), feedbackMs)
  }
  const made = button(title, () => void copy(), { class: 'quiet', 'aria-label': name })
  return made
}

export const copyable = (text: string) =>
  element(
    'span',
    { class: 'copyable' },
    element('code', {}, text),
    copyButton(`Copy ${text}`, () => text),
  )
