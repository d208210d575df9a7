import { expect } from 'storybook/test'

/** However long its words are, nothing makes the page wider. */
export async function fits() {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
