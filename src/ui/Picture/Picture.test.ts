import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { picture } from '#stories/goods.ts'
import { Picture } from './Picture.tsx'

const drawn = (eager: boolean) => renderToStaticMarkup(createElement(Picture, { picture, width: 300, eager }))

test('a picture comes when it is near; one of the first screen comes at once, before others', () => {
  expect(drawn(false)).toContain('loading="lazy"')
  expect(drawn(false)).not.toContain('fetchPriority')
  expect(drawn(true)).toContain('loading="eager" fetchPriority="high"')
})
