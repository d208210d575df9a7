import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect } from 'storybook/test'
import { lazyOptional, loadingParts } from './lazy-optional.ts'

const Sale = ({ title }: { title: string }) => <p>{title}</p>

function createLatePart() {
  let comes = () => {}
  const chunk = new Promise<{ Sale: typeof Sale }>((resolve) => (comes = () => resolve({ Sale })))
  const load = () => chunk
  return { load, comes, Part: lazyOptional(load, 'Sale') }
}

interface LatePartProps {
  late: ReturnType<typeof createLatePart>
}

function LatePart({ late: { Part, comes } }: LatePartProps) {
  return (
    <>
      <button type="button" onClick={comes}>
        قالی
      </button>
      <Suspense>
        <Part title="فرش" />
      </Suspense>
    </>
  )
}

const meta = {
  parameters: { visual: { skip: 'Nothing of its own is drawn.' } },
} satisfies Meta
export default meta

export const LoadingUntilDrawn: StoryObj<typeof meta> = {
  play: async ({ mount, userEvent }) => {
    const late = createLatePart()
    const canvas = await mount(<LatePart late={late} />)
    await expect(loadingParts.has(late.load)).toBe(true)
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('فرش')).toBeVisible()
    await expect(loadingParts.has(late.load)).toBe(false)
  },
}
