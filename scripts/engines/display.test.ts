import { expect, test } from 'vitest'
import { openDisplay } from './display.ts'

test('a display that ends before it is up is an error that says how to see why', async () => {
  await expect(openDisplay('/bin/false', { width: 390, height: 844 })).rejects.toThrow(
    'Xvfb ended before it was up. Run "/bin/false -displayfd 1" to see why.',
  )
})
