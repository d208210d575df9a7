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

/** What was begun and not ended since: intervals, and listeners of the window, the document and of media queries. */
function watchLeft() {
  const left = new Set<string>()
  const own = {
    setInterval,
    clearInterval,
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

  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = own.setInterval.call(globalThis, ...args)
    left.add(`timer ${String(timer)}`)
    return timer
  }) as typeof setInterval
  globalThis.clearInterval = (timer) => {
    left.delete(`timer ${String(timer)}`)
    own.clearInterval.call(globalThis, timer)
  }
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    if (listener && isGlobal(this)) left.add(nameOf(this, type, listener))
    own.add.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    if (listener && isGlobal(this)) left.delete(nameOf(this, type, listener))
    own.remove.call(this, type, listener, options)
  }
  return {
    left,
    restore() {
      Object.assign(globalThis, { setInterval: own.setInterval, clearInterval: own.clearInterval })
      Object.assign(EventTarget.prototype, { addEventListener: own.add, removeEventListener: own.remove })
    },
  }
}

const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))

/** The picker looks at the clock as long as it is drawn. */
const hasTimer = (left: Set<string>) => [...left].some((one) => one.startsWith('timer'))

export const LeavesNothing: Story = {
  play: async () => {
    const { left, restore } = watchLeft()
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
        while (!host.querySelector('[role=grid]') || !hasTimer(left)) await frame()
        root.unmount()
        host.remove()
      }
      await frame()
      await expect([...left]).toEqual([])
    } finally {
      restore()
    }
  },
}

/** Whoever draws it may make its list anew each time: what is chosen and not handed out yet stays. */
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
