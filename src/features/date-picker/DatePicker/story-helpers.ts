import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import type { Mock } from 'storybook/test'

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

export const dayButton = (canvas: Canvas, name: string) =>
  canvas.getByRole('button', { name: new RegExp(`^\\w+, ${name},`) })

export async function openDialog(canvas: Canvas, { click }: { click: (element: Element) => Promise<void> }) {
  await click(canvas.getByRole('button', { name: /^Choose a/ }))
  return findFocusedDialog()
}

export async function findFocusedDialog() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}

export const waitForDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const callsOf = (spy: unknown) => (spy as Mock).mock.calls

type Point = [x: number, y: number]

export async function swipeOver(target: Element, from: Point, to: Point) {
  const finger = ([clientX, clientY]: Point) => ({
    pointerType: 'touch',
    isPrimary: true,
    clientX,
    clientY,
  })
  await fireEvent.pointerDown(target, finger(from))
  await fireEvent.pointerUp(target, finger(to))
}
