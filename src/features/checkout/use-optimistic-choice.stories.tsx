import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

type Props = { onShown: (value: string) => void }

const queryKey = ['choice of the server']

/** Shows what it has picked, or what `Place` gives it. */
function Choice({ value, onShown }: Props & { value: string }) {
  const { mutate } = useMutation({
    mutationFn: async (next: string) => next,
    onSuccess: (next, _input, _result, { client }) => client.setQueryData(queryKey, next),
  })
  const { shown, isSending, pick } = useOptimisticChoice(value, mutate)
  useLayoutEffect(() => onShown(shown))
  return (
    <button type="button" aria-busy={isSending} onClick={() => pick('new')}>
      {shown}
    </button>
  )
}

function Place({ onShown }: Props) {
  const { data } = useQuery({ queryKey, queryFn: () => 'old', initialData: 'old', staleTime: Infinity })
  return <Choice value={data} onShown={onShown} />
}

const meta = {
  title: 'features/checkout/useOptimisticChoice',
  component: Place,
  args: { onShown: fn() },
  parameters: { ...singleMode, visual: { skip: 'it has no look of its own' } },
} satisfies Meta<typeof Place>
export default meta

export const NeverTheFormerValue: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
    const shown = args.onShown as ReturnType<typeof fn>
    await waitFor(() => expect(shown.mock.lastCall).toEqual(['new']))
    await expect(shown.mock.calls.flat().join(' ')).toMatch(/^(old )+(new ?)+$/)
  },
}
