import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { Locales } from '#i18n/i18n-types.ts'
import { site } from '#src/platform/site.ts'
import { PageTitle } from '../PageTitle/PageTitle.tsx'
import { loading } from './loading-bar.ts'
import { LoadingBar } from './LoadingBar.tsx'

const meta = { title: 'UI/LoadingBar', component: LoadingBar } satisfies Meta<typeof LoadingBar>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  beforeEach: () => {
    loading.phase = 'running'
    return () => {
      loading.phase = 'idle'
    }
  },
}

function WaitingPage() {
  const router = useRouter()
  const [hasData, setHasData] = useState(false)
  const [fromLocation] = useState(router.state.location)
  const change = {
    fromLocation,
    toLocation: fromLocation,
    pathChanged: true,
    hrefChanged: true,
    hashChanged: false,
  }
  return (
    <>
      {hasData && <PageTitle>Carpets</PageTitle>}
      <button type="button" onClick={() => router.emit({ type: 'onRendered', ...change })}>
        open
      </button>
      <button type="button" onClick={() => setHasData(true)}>
        load
      </button>
      <LoadingBar />
    </>
  )
}

export const TitleOfAPageThatWaits: Story = {
  parameters: { visual: { skip: 'it is announced only' } },
  beforeEach: ({ globals }) => {
    const before = document.title
    document.title = site.name[globals.locale as Locales]
    return () => {
      document.title = before
    }
  },
  render: () => <WaitingPage />,
  play: async ({ canvas, userEvent }) => {
    const announced = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'open' }))
    await expect(announced).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'load' }))
    await waitFor(() => expect(announced).toHaveTextContent('Carpets'))
  },
}
