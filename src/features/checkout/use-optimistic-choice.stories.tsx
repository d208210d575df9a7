import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

type Props = { onShown: (value: string) => void }

const queryKey = ['choice of the server']

let answer = Promise.resolve()
let answerNow = () => {}

function holdAnswer() {
  answer = new Promise((resolve) => {
    answerNow = resolve
  })
  return answerNow
}

/** Shows what it has picked, or what `Place` gives it. */
function Choice({ value, onShown }: Props & { value: string }) {
  const { mutateAsync } = useMutation({
    mutationFn: async (next: string) => {
      await answer
      return next
    },
    onSuccess: (next, _input, _result, { client }) => client.setQueryData(queryKey, next),
  })
  const { shown, isSending, pick } = useOptimisticChoice('delivery', value, mutateAsync)
  useLayoutEffect(() => onShown(shown))
  return (
    <button type="button" aria-busy={isSending} onClick={() => pick('new')}>
      {shown}
    </button>
  )
}

function Place({ onShown }: Props) {
  const { data } = useQuery({ queryKey, queryFn: () => 'old', initialData: 'old', staleTime: Infinity })
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      {!isLeft && <Choice value={data} onShown={onShown} />}
      <button type="button" onClick={() => setLeft(!isLeft)}>
        leave or come back
      </button>
    </>
  )
}

const meta = {
  title: 'features/checkout/useOptimisticChoice',
  component: Place,
  args: { onShown: fn() },
  beforeEach: holdAnswer,
  parameters: { ...singleMode, visual: { skip: 'it has no look of its own' } },
} satisfies Meta<typeof Place>
export default meta

export const NeverTheFormerValue: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'old' })
    await userEvent.click(button)
    answerNow()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
    const shown = args.onShown as ReturnType<typeof fn>
    await waitFor(() => expect(shown.mock.lastCall).toEqual(['new']))
    await expect(shown.mock.calls.flat().join(' ')).toMatch(/^(old )+(new ?)+$/)
  },
}

export const ShownAfterComingBack: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'old' }))
    const leave = canvas.getByRole('button', { name: 'leave or come back' })
    await userEvent.click(leave)
    await expect(canvas.getAllByRole('button')).toEqual([leave])
    await userEvent.click(leave)
    const button = canvas.getByRole('button', { name: 'new' })
    answerNow()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
    await waitFor(() => expect(button).toHaveTextContent('new'))
  },
}
