import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { PickerValue } from '../core/values.ts'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import type { AnyProps } from './any-props.ts'

/** Until what was begun by an event, and by a timer of none, is done. */
export const settled = () => new Promise((resolve) => void setTimeout(resolve))

export type Drawn = Awaited<ReturnType<typeof drawPicker>>

/** A picker in a page of its own, all that it hands out, and all that goes wrong. */
export async function drawPicker(first: AnyProps) {
  const host = document.body.appendChild(document.createElement('div'))
  const emitted: PickerValue[] = []
  const errors: unknown[] = []
  const watched = vi.spyOn(console, 'error').mockImplementation((...said) => void errors.push(said))
  let props = first
  let key = 0

  function Owner({ owner, value, ...rest }: AnyProps) {
    const [own, setOwn] = useState(value)
    const [seen, setSeen] = useState(value)
    if (seen !== value) {
      setSeen(value)
      setOwn(value)
    }
    const given = owner === 'itself' ? { defaultValue: value } : { value: own }
    function take(next: PickerValue) {
      emitted.push(next)
      if (owner === 'takes') setOwn(next)
    }
    return <DatePicker {...rest} {...given} label="Day" onChange={take} />
  }

  const root = createRoot(host, { onUncaughtError: (thrown) => void errors.push(thrown) })
  const draw = () =>
    flushSync(() =>
      root.render(
        <MantineProvider env="test">
          <Owner key={key} {...props} />
        </MantineProvider>,
      ),
    )
  draw()
  await settled()

  return {
    emitted,
    errors,
    host,
    props: () => props,
    /** Whether the focus is in the dialog, if there is one; a trap takes it a few timers after the opening. */
    async hasFocus() {
      const isIn = () => document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? true
      for (let timers = 0; timers < 20 && !isIn(); timers += 1) await settled()
      return isIn()
    },
    dialog: () => document.querySelector<HTMLElement>('[role=dialog]'),
    change(more: Partial<AnyProps>) {
      props = { ...props, ...more }
      draw()
    },
    remount() {
      key += 1
      draw()
    },
    async close() {
      root.unmount()
      host.remove()
      await settled()
      watched.mockRestore()
    },
  }
}
