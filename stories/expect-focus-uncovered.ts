import { expect, userEvent, waitFor } from 'storybook/test'

/** Tabs through a dialog and back: a pointer would hit the centre of each focused control, or of its label. */
export async function expectFocusUncovered(dialog: HTMLElement) {
  await waitFor(() => {
    const { left, right, bottom } = dialog.getBoundingClientRect()
    return expect(left >= 0 && right <= innerWidth && bottom <= innerHeight).toBe(true)
  })
  for (const shift of [false, true]) {
    const first = document.activeElement
    do {
      await userEvent.tab({ shift })
      const control = document.activeElement as HTMLElement
      await expect(dialog).toContainElement(control)
      const part = control.closest('label') ?? control
      const { x, y, width, height } = part.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      await expect(part).toContainElement(hit as HTMLElement | null)
    } while (document.activeElement !== first)
  }
}
