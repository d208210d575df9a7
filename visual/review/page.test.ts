import { expect, test } from 'vitest'
import { finding, report } from './app/fixtures.ts'
import { jsonInHtml, picturesInOrder, reviewPage } from './page.ts'

const heat = { hash: 'heat a', width: 390, height: 844 }
const changed = finding('a', { change: { pixels: 1, regions: [], rows: [], heat } })
const gone = finding('b', { verdict: 'gone', after: null })
const group = (id: string, ...keys: string[]) => ({ id, cause: id, keys, unmirrored: [] })

test('the text of a story cannot close the data script', () => {
  const json = jsonInHtml({ text: '</script><script>alert(1)</script><!--' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json).text).toBe('</script><script>alert(1)</script><!--')
})

test('the pictures of the cards come first, without duplicates', () => {
  const order = picturesInOrder(report([changed, gone, changed], [group('two', 'b'), group('one', 'a')]))
  expect(order).toEqual(['before b', 'after a', 'before a', 'heat a'])
})

test('the review page is self-contained: script, style, data and pictures are inline', async () => {
  const images = { 'after a': 'data:image/png;base64,AAAA', other: 'data:image/png;base64,BBBB' }
  const page = await reviewPage({ report: report([changed], [group('one', 'a')]), images, endpoint: null })
  expect(page).toContain('<script type="text/plain" id="image-after a">data:image/png;base64,AAAA</script>')
  expect(page).not.toContain('BBBB')
  expect(page).toContain('"endpoint":null')
  expect(page).not.toMatch(/<link|<script[^>]* src=|@import|url\(["']?(?!data:)/)
})
