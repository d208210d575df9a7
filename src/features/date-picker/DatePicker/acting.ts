import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import type { Mock } from 'storybook/test'

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

/** As the English picker calls it: `September 30`. */
export const day = (canvas: Canvas, name: string) =>
  canvas.getByRole('button', { name: new RegExp(`^\\w+, ${name},`) })

/** The dialog of the one English picker, once it has the focus. */
export async function openedDialog(
  canvas: Canvas,
  { click }: { click: (element: Element) => Promise<void> },
) {
  await click(canvas.getByRole('button', { name: /^Choose a/ }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}

export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** What a story's spy was called with. */
export const callsOf = (spy: unknown) => (spy as Mock).mock.calls

type Point = [x: number, y: number]

export async function swipeOver(target: Element, from: Point, to: Point) {
  const finger = ([clientX, clientY]: Point) => [new Touch({ identifier: 1, target, clientX, clientY })]
  await fireEvent.touchStart(target, { touches: finger(from) })
  await fireEvent.touchEnd(target, { changedTouches: finger(to) })
}
