import { button, element } from './element.ts'
import { keyLabel, type Command } from './keys.ts'

/** `aria-disabled`, because a button that becomes `disabled` loses the focus. */
export function setEnabled(control: HTMLButtonElement, isOn: boolean) {
  control.ariaDisabled = String(!isOn)
}

export function commandButton(
  command: Command,
  label: string,
  onclick: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const made = button(label, onclick, { 'aria-keyshortcuts': keyLabel(command), ...attributes })
  made.append(keyCap(command))
  return made
}

export function keyCap(command: Command): HTMLElement {
  return element('kbd', { 'aria-hidden': 'true', dir: 'ltr' }, keyLabel(command))
}
