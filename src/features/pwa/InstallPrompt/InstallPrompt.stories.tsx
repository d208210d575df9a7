import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { consent } from '#src/stores/consent.ts'
import { install } from '#src/stores/install.ts'
import { installPromptAllowed, offerManualInstall } from '#src/stores/install-choice.ts'
import { Consent } from '#src/ui/Consent/Consent.tsx'
import { textOf } from '#stories/text.ts'
import { InstallPrompt } from './InstallPrompt.tsx'

const meta = { title: 'PWA/InstallPrompt', component: InstallPrompt } satisfies Meta<typeof InstallPrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {
  beforeEach: () => {
    Object.assign(install, { way: 'prompt', state: 'shown' })
  },
}

export const TellsHow: Story = {
  decorators: [
    (Part) => (
      <div id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <Part />
      </div>
    ),
  ],
  beforeEach: () => {
    offerManualInstall()
    installPromptAllowed(true)
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('region')).toBeNull()
    await waitFor(() => expect(document.getElementById('content')).toHaveFocus())
  },
}

export const WaitsForTheConsent: Story = {
  parameters: { visual: { skip: 'Asks shows the prompt, that of Consent the banner' } },
  decorators: [
    (Part) => (
      <div id="content" tabIndex={-1}>
        <Consent />
        <Part />
      </div>
    ),
  ],
  beforeEach: () => {
    consent.answer = 'asked'
    Object.assign(install, { way: 'prompt', state: 'shown' })
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { app, shop } = textOf(globals)
    await expect(canvas.queryByRole('button', { name: app.install.dismiss() })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: shop.consent.decline() }))
    await expect(canvas.getByRole('button', { name: app.install.dismiss() })).toBeVisible()
  },
}
