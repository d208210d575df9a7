import type { ComponentType } from 'react'

/** A Saturday. */
export const autumn = '2025-09-27T12:30'

/** Of a story: the picker with room around it. */
export const framed = (Story: ComponentType) => (
  <div style={{ padding: 16, maxWidth: 400 }}>
    <Story />
  </div>
)
