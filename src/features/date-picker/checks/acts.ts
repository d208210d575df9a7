import * as fc from 'fast-check'
import { typedText, value } from '../core/checks/any-picker.ts'
import { movingKeys } from '../core/focus.ts'
import { anyProps } from './any-props.ts'
import type { AnyProps } from './any-props.ts'
import { settled } from './drawn.tsx'
import type { Drawn } from './drawn.tsx'

export type Act =
  | { name: 'press'; at: number }
  | { name: 'confirm' }
  | { name: 'hover'; at: number }
  | { name: 'key'; key: string; shiftKey: boolean }
  | { name: 'type'; text: string; isEntered: boolean }
  | { name: 'change'; props: Partial<AnyProps> }
  | { name: 'remount' }

const any = fc.nat(1_000)

/** One to three of the props become other ones; whose the value is stays, as React demands. */
const changes = fc
  .tuple(
    anyProps,
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
    const all: AnyProps = { ...props, value: given }
    return Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<AnyProps>
  })

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ name: fc.constant('press'), at: any } as const) },
  { weight: 3, arbitrary: fc.constant({ name: 'confirm' } as const) },
  fc.record({ name: fc.constant('hover'), at: any } as const),
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constant('key'),
      key: fc.constantFrom(...movingKeys, 'Escape', 'Enter', ' ', 'Tab'),
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

export const acts = fc.array(anyAct, { minLength: 10, maxLength: 40 })

const one = <Item>(items: Item[], at: number) => items[at % items.length]

/** Disabled ones too, none that is inert: of what is open, otherwise of the page. */
function buttons({ dialog, host }: Drawn) {
  const all = (dialog() ?? host).querySelectorAll<HTMLElement>('button, [role=spinbutton], [type=radio]')
  return [...all].filter((button) => !button.closest('[inert]'))
}

function type(host: HTMLElement, text: string, isEntered: boolean) {
  const field = host.querySelector<HTMLInputElement>('textarea, input:not([type])')
  if (!field || field.readOnly || field.disabled) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (isEntered) field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  else field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const doing: { [Name in Act['name']]: (act: Extract<Act, { name: Name }>, picker: Drawn) => void } = {
  press: ({ at }, picker) => one(buttons(picker), at)?.click(),
  confirm: (_, picker) => buttons(picker).at(-1)?.click(),
  hover: ({ at }, picker) =>
    one(buttons(picker), at)?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })),
  key: ({ key, shiftKey }, picker) => {
    const focused = picker.dialog() ? document.activeElement : one(buttons(picker), key.length)
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
  },
  type: ({ text, isEntered }, { host }) => type(host, text, isEntered),
  change: ({ props }, picker) => picker.change(props),
  remount: (_, picker) => picker.remount(),
}

export async function perform(given: Act, picker: Drawn) {
  const act = doing[given.name] as (act: Act, picker: Drawn) => void
  act(given, picker)
  await settled()
}
