import { expect, waitFor } from 'storybook/test'

export const expectSectionGone = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector('section, [aria-hidden]')).toBeNull(), {
    timeout: 5_000,
  })
