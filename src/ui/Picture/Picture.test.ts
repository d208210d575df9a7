import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { picture } from '#stories/goods.ts'
import { Picture } from './Picture.tsx'

const drawn = (props: { eager?: boolean; sizes?: string }) =>
  renderToStaticMarkup(createElement(Picture, { picture, width: 300, ...props }))

test('a picture comes when it is near; one of the first screen comes at once, before others', () => {
  expect(drawn({})).toContain('loading="lazy"')
  expect(drawn({})).not.toContain('fetchPriority')
  expect(drawn({ eager: true })).toContain('loading="eager" fetchPriority="high"')
})

test('a picture is offered for each screen, and says how wide it is before any style is there', () => {
  expect(drawn({})).toContain('sizes="300px" srcSet="')
  expect(drawn({})).toContain(`${picture.src}?w=300 300w,${picture.src}?w=450 450w`)
  expect(drawn({ sizes: '50vw' })).toContain('sizes="50vw"')
})
