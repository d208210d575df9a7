import { element } from './element.ts'

const toldFor = 1500

/** Copies `text()`, and says for a moment whether it did: a page that is not on localhost or HTTPS may not. */
export function copyButton(name: string, text: () => string, title = 'Copy'): HTMLButtonElement {
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(text()).then(
      () => true,
      () => false,
    )
    button.textContent = isDone ? 'Copied' : 'Not allowed here'
    setTimeout(() => (button.textContent = title), toldFor)
  }
  const button = element(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': name, onclick: copy },
    title,
  )
  return button
}

/** A short text to be typed elsewhere, and its copy button. */
export const copyable = (text: string) =>
  element(
    'span',
    { class: 'copyable' },
    element('code', {}, text),
    copyButton(`Copy ${text}`, () => text),
  )
