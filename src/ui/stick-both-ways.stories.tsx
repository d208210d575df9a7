import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { stickBothWays } from './stick-both-ways.ts'

const meta = {
  parameters: { visual: { skip: 'Nothing of its own is drawn.' } },
} satisfies Meta
export default meta

const tall = { position: 'sticky', blockSize: '150vh' } as const

function LongPage() {
  const [isBoxShown, showBox] = useState(false)
  return (
    <div style={{ blockSize: '500vh' }}>
      <button type="button" style={{ position: 'fixed' }} onClick={() => showBox(true)}>
        فرش
      </button>
      <div style={{ blockSize: 120 }} />
      {isBoxShown && (
        <p ref={stickBothWays} style={tall}>
          قالی
        </p>
      )}
    </div>
  )
}

async function scrolledTo(top: number) {
  scrollTo({ top, behavior: 'instant' })
  await new Promise(requestAnimationFrame)
}

/** A press would be lost whose button moves between its down and its up. */
export const StaysWhereItWasScrolledTo: StoryObj<typeof meta> = {
  play: async ({ mount, userEvent }) => {
    const canvas = await mount(<LongPage />)
    await scrolledTo(1300)
    await userEvent.click(canvas.getByRole('button'))
    const box = await canvas.findByText('قالی')
    await scrolledTo(0)
    const scrolled = scrolledTo(200)
    const { top } = box.getBoundingClientRect()
    await scrolled
    await expect(box.getBoundingClientRect().top).toBe(top)
  },
}
