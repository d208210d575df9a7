import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { picture } from '#stories/product-fixtures.ts'
import { Picture } from './Picture.tsx'

const drawn = (props: { eager?: boolean; sizes?: string }) =>
  renderToStaticMarkup(createElement(Picture, { picture, width: 300, ...props }))

test('Picture loads lazily, and with high priority if eager', () => {
  expect(drawn({})).toContain('loading="lazy"')
  expect(drawn({})).not.toContain('fetchPriority')
  expect(drawn({ eager: true })).toContain('loading="eager" fetchPriority="high"')
})

test('Picture has a `srcset` and `sizes`', () => {
  expect(drawn({})).toContain('sizes="300px" srcSet="')
  expect(drawn({})).toContain(`${picture.src}?w=300 300w,${picture.src}?w=450 450w`)
  expect(drawn({ sizes: '50vw' })).toContain('sizes="50vw"')
})
