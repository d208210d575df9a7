/** A story that is played in a window of this size, in CSS pixels. Its pictures have the size of their mode. */
export const withWindow = (width: number, height: number) => ({
  globals: { viewport: { value: 'own' } },
  parameters: {
    viewport: { options: { own: { name: 'own', styles: { width: `${width}px`, height: `${height}px` } } } },
  },
})
