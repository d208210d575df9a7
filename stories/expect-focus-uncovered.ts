import { expect, userEvent, waitFor } from 'storybook/test'

/** More controls than a window shows. */
const steps = 24

/** Tabs through a dialog and back: a pointer would hit the centre of each focused control, or of its label. */
export async function expectFocusUncovered(dialog: HTMLElement) {
  await waitFor(() => {
    const { left, right, bottom } = dialog.getBoundingClientRect()
    return expect(left >= 0 && right <= innerWidth && bottom <= innerHeight).toBe(true)
  })
  const covered: string[] = []
  for (const shift of [false, true])
    for (let step = 0; step < steps; step++) {
      await userEvent.tab({ shift })
      const control = document.activeElement!
      const part = control.closest('label') ?? control
      const { x, y, width, height } = part.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      if (!dialog.contains(control) || !part.contains(hit)) covered.push(part.outerHTML)
    }
  await expect(covered).toEqual([])
}
