import { element } from './element.ts'

const feedbackMs = 1500

/** The clipboard is only allowed on localhost or HTTPS. */
export function copyButton(name: string, text: () => string, title = 'Copy'): HTMLButtonElement {
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(text()).then(
      () => true,
      () => false,
    )
    button.textContent = isDone ? 'Copied' : 'Not allowed here'
    setTimeout(() => (button.textContent = title), feedbackMs)
  }
  const button = element(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': name, onclick: copy },
    title,
  )
  return button
}

export const copyable = (text: string) =>
  element(
    'span',
    { class: 'copyable' },
    element('code', {}, text),
    copyButton(`Copy ${text}`, () => text),
  )
