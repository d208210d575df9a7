import { MantineProvider } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, fn } from 'storybook/test'
import type { PickerValue } from '../core/values.ts'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  title: 'features/date-picker/DatePicker life',
  component: DatePicker,
  args: { label: 'تاریخ تحویل' },
  parameters: { visual: { skip: 'it is about what cannot be seen' } },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

/** Milliseconds; the clock ticks every second, and what is shorter ends by itself. */
const shortDelay = 500

/** Stories before this one share its page: their polls and countdowns set timers meanwhile. */
const isSetByPicker = () =>
  new Error().stack!.split('\n').some((call) => /\/features\/date-picker\/(?!.*\.stories)/.test(call))

function watchLeaks() {
  const leaks = new Set<string>()
  const timers = { setTimeout, setInterval, clearTimeout, clearInterval }
  const originals = {
    add: EventTarget.prototype.addEventListener,
    remove: EventTarget.prototype.removeEventListener,
  }
  const ids = new WeakMap<object, number>()
  let last = 0
  const idOf = (one: object) => {
    const id = ids.get(one) ?? ++last
    ids.set(one, id)
    return id
  }
  const isGlobal = (target: EventTarget) =>
    target === window || target === document || target === document.body || target instanceof MediaQueryList
  const nameOf = (target: EventTarget, type: string, listener: object) =>
    `${idOf(target)} ${type} ${idOf(listener)}`

  const watchedTimer = (set: typeof setTimeout | typeof setInterval) =>
    ((act: () => void, delay = 0) => {
      const timer = set.call(globalThis, act, delay)
      if (delay > shortDelay && isSetByPicker()) leaks.add(`timer ${String(timer)}`)
      return timer
    }) as typeof setTimeout & typeof setInterval
  const forgottenTimer = (clear: typeof clearTimeout) => (timer?: Parameters<typeof clearTimeout>[0]) => {
    leaks.delete(`timer ${String(timer)}`)
    clear.call(globalThis, timer)
  }
  globalThis.setTimeout = watchedTimer(timers.setTimeout)
  globalThis.setInterval = watchedTimer(timers.setInterval)
  globalThis.clearTimeout = forgottenTimer(timers.clearTimeout)
  globalThis.clearInterval = forgottenTimer(timers.clearInterval)
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    if (listener && isGlobal(this)) leaks.add(nameOf(this, type, listener))
    originals.add.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    if (listener && isGlobal(this)) leaks.delete(nameOf(this, type, listener))
    originals.remove.call(this, type, listener, options)
  }
  return {
    leaks,
    restore() {
      Object.assign(globalThis, timers)
      Object.assign(EventTarget.prototype, {
        addEventListener: originals.add,
        removeEventListener: originals.remove,
      })
    },
  }
}

const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))

const hasTimer = (leaks: Set<string>) => [...leaks].some((one) => one.startsWith('timer'))

export const LeavesNothing: Story = {
  play: async () => {
    const { leaks, restore } = watchLeaks()
    try {
      for (let mount = 0; mount < 10; mount += 1) {
        const host = document.body.appendChild(document.createElement('div'))
        const root = createRoot(host)
        root.render(
          <StrictMode>
            <MantineProvider>
              <DatePicker label="mounted" layout="inline" type="datetime" locale="en-US" />
              <DatePicker label="other" locale="fa-IR" />
            </MantineProvider>
          </StrictMode>,
        )
        while (!host.querySelector('[role=grid]') || !hasTimer(leaks)) await frame()
        root.unmount()
        host.remove()
      }
      await frame()
      await expect([...leaks]).toEqual([])
    } finally {
      restore()
    }
  },
}

export const DrawnAgain: Story = {
  args: { onChange: fn<(value: PickerValue) => void>() },
  render: function Render(args) {
    const [times, setTimes] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setTimes(times + 1)}>
          {times}
        </button>
        <DatePicker
          {...args}
          locale="en-US"
          layout="inline"
          mode="range"
          value={['2025-09-02T00:00', '2025-09-05T23:59']}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const day = (number: string) => canvas.getByRole('button', { name: new RegExp(`September ${number},`) })
    await userEvent.click(day('10'))
    await userEvent.click(canvas.getByRole('button', { name: '0' }))
    await userEvent.click(day('12'))
    await expect(args.onChange).toHaveBeenCalledWith(['2025-09-10T00:00', '2025-09-12T23:59'])
  },
}
