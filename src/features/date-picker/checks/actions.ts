import * as fc from 'fast-check'
import { typedText, value } from '../core/checks/arbitraries.ts'
import { navigationKeys } from '../core/focus.ts'
import { arbitraryProps } from './arbitrary-props.ts'
import type { TestProps } from './arbitrary-props.ts'
import { nextMacrotask } from './render-picker.tsx'
import type { RenderedPicker } from './render-picker.tsx'

export type Action =
  | { name: 'press'; at: number }
  | { name: 'confirm' }
  | { name: 'hover'; at: number }
  | { name: 'key'; key: string; shiftKey: boolean }
  | { name: 'type'; text: string; isEntered: boolean }
  | { name: 'change'; props: Partial<TestProps> }
  | { name: 'remount' }

const index = fc.nat(1_000)

/** `owner` never changes: React does not allow a switch between controlled and uncontrolled. */
const changes = fc
  .tuple(
    arbitraryProps,
    value,
    fc.subarray(
      [
        'type',
        'mode',
        'min',
        'max',
        'disabledUnits',
        'locale',
        'value',
        'calendar',
        'autoSubmit',
        'isEditable',
        'yearColumns',
        'readOnly',
      ] as const,
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([props, given, names]) => {
    const all: TestProps = { ...props, value: given }
    return Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<TestProps>
  })

const anyAct: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ name: fc.constant('press'), at: index } as const) },
  { weight: 3, arbitrary: fc.constant({ name: 'confirm' } as const) },
  fc.record({ name: fc.constant('hover'), at: index } as const),
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constant('key'),
      key: fc.constantFrom(...navigationKeys, 'Escape', 'Enter', ' ', 'Tab'),
      shiftKey: fc.boolean(),
    } as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constant('type'), text: typedText, isEntered: fc.boolean() } as const),
  },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('change'), props: changes } as const) },
  fc.constant({ name: 'remount' } as const),
)

export const actionSequences = fc.array(anyAct, { minLength: 10, maxLength: 40 })

const itemAt = <Item>(items: Item[], at: number) => items[at % items.length]

function buttons({ dialog, host }: RenderedPicker) {
  const all = (dialog() ?? host).querySelectorAll<HTMLElement>('button, [role=spinbutton], [type=radio]')
  return [...all].filter((button) => !button.closest('[inert]'))
}

function typeText(host: HTMLElement, text: string, isEntered: boolean) {
  const field = host.querySelector<HTMLInputElement>('textarea, input:not([type])')
  if (!field || field.readOnly || field.disabled) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (isEntered) field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  else field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const actions: {
  [Name in Action['name']]: (act: Extract<Action, { name: Name }>, picker: RenderedPicker) => void
} = {
  press: ({ at }, picker) => itemAt(buttons(picker), at)?.click(),
  confirm: (_, picker) => buttons(picker).at(-1)?.click(),
  hover: ({ at }, picker) =>
    itemAt(buttons(picker), at)?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })),
  key: ({ key, shiftKey }, picker) => {
    const focused = picker.dialog() ? document.activeElement : itemAt(buttons(picker), key.length)
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
  },
  type: ({ text, isEntered }, { host }) => typeText(host, text, isEntered),
  change: ({ props }, picker) => picker.change(props),
  remount: (_, picker) => picker.remount(),
}

export async function perform(given: Action, picker: RenderedPicker) {
  const act = actions[given.name] as (act: Action, picker: RenderedPicker) => void
  act(given, picker)
  await nextMacrotask()
}
