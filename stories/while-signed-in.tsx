import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { auth } from '#src/stores/auth.ts'

function WhileSignedIn({ children }: { children: ReactNode }) {
  const { hasSession } = useSnapshot(auth)
  return hasSession && children
}

/** As on the pages of members. */
export const whileSignedIn: Decorator = (Story) => (
  <WhileSignedIn>
    <Story />
  </WhileSignedIn>
)
