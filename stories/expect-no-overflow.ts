import { expect } from 'storybook/test'

export async function expectNoOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
