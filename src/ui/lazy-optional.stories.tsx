import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect } from 'storybook/test'
import { lazyOptional, partsLoading } from './lazy-optional.ts'

const Sale = ({ title }: { title: string }) => <p>{title}</p>

function createLatePart() {
  let load = () => {}
  const chunk = new Promise<{ Sale: typeof Sale }>((resolve) => (load = () => resolve({ Sale })))
  return { Part: lazyOptional(() => chunk, 'Sale'), load: () => load() }
}

function LatePart() {
  const [{ Part, load }] = useState(createLatePart)
  return (
    <>
      <button type="button" onClick={load}>
        قالی
      </button>
      <Suspense>
        <Part title="فرش" />
      </Suspense>
    </>
  )
}

const meta = {
  render: () => <LatePart />,
  parameters: { visual: { skip: 'Nothing of its own is drawn.' } },
} satisfies Meta
export default meta

export const CountsUntilDrawn: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await expect(partsLoading()).toBe(1)
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('فرش')).toBeVisible()
    await expect(partsLoading()).toBe(0)
  },
}
