import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { PickerValue } from '../core/values.ts'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import type { TestProps } from './arbitrary-props.ts'

export const nextMacrotask = () => new Promise((resolve) => void setTimeout(resolve))

export type RenderedPicker = Awaited<ReturnType<typeof renderPicker>>

export async function renderPicker(first: TestProps) {
  const host = document.body.appendChild(document.createElement('div'))
  const emitted: PickerValue[] = []
  const errors: unknown[] = []
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args))
  let props = first
  let key = 0

  function Owner({ owner, value, ...rest }: TestProps) {
    const [own, setOwn] = useState(value)
    const [seen, setSeen] = useState(value)
    if (seen !== value) {
      setSeen(value)
      setOwn(value)
    }
    const given = owner === 'itself' ? { defaultValue: value } : { value: own }
    function handleChange(next: PickerValue) {
      emitted.push(next)
      if (owner === 'takes') setOwn(next)
    }
    return <DatePicker {...rest} {...given} label="Day" onChange={handleChange} />
  }

  const root = createRoot(host, { onUncaughtError: (thrown) => void errors.push(thrown) })
  const rerender = () =>
    flushSync(() =>
      root.render(
        <MantineProvider env="test">
          <Owner key={key} {...props} />
        </MantineProvider>,
      ),
    )
  rerender()
  await nextMacrotask()

  return {
    emitted,
    errors,
    host,
    props: () => props,
    /** The focus trap needs a few timers after the opening. */
    async hasFocus() {
      const isIn = () => document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? true
      for (let timers = 0; timers < 20 && !isIn(); timers += 1) await nextMacrotask()
      return isIn()
    },
    dialog: () => document.querySelector<HTMLElement>('[role=dialog]'),
    change(more: Partial<TestProps>) {
      props = { ...props, ...more }
      rerender()
    },
    remount() {
      key += 1
      rerender()
    },
    async close() {
      root.unmount()
      host.remove()
      await nextMacrotask()
      consoleError.mockRestore()
    },
  }
}
