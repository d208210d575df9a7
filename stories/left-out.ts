import { expect, waitFor } from 'storybook/test'

/** Neither the section nor what stood for it is there any more. */
export const leftOut = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector('section, [aria-hidden]')).toBeNull(), {
    timeout: 5_000,
  })
