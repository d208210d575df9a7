import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { Endpoint } from '#contracts/endpoint.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { holdCalls, releaseCalls } from './held-calls.ts'

const place = proxy({ isLeft: false })

const Place = ({ children }: { children: ReactNode }) => (useSnapshot(place).isLeft ? null : children)

/** Shows the toasts, also once the story is left by `leaveAndRelease`. */
export const leavable: Decorator = (Story) => (
  <>
    <Place>
      <Story />
    </Place>
    <Toasts />
  </>
)

/** For `beforeEach`. */
export function holdUntilLeft(endpoint: Endpoint): () => void {
  place.isLeft = false
  return holdCalls(endpoint)
}

export function leaveAndRelease() {
  place.isLeft = true
  releaseCalls()
}
