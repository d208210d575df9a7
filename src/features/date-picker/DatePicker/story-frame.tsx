import type { ComponentType } from 'react'

export const autumn = '2025-09-27T12:30'

export const withFrame = (Story: ComponentType) => (
  <div style={{ padding: 16, maxWidth: 400 }}>
    <Story />
  </div>
)
