import type { Meta, StoryObj } from '@storybook/react-vite'
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
