import { expect, waitFor } from 'storybook/test'

/** Neither the section nor its placeholder is rendered any more. */
export const expectSectionGone = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector('section, [aria-hidden]')).toBeNull(), {
    timeout: 5_000,
  })
