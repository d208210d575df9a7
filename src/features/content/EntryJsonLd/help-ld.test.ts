import { expect, test } from 'vitest'
import { helpLd } from './help-ld.ts'

test('headings that ask are the questions of a page', () => {
  const body =
    '<p>Intro</p><h2>Is tea &lt;fresh&gt;?</h2><p>Yes.</p><ul><li>Always</li></ul><h2>سفارشم کی می‌رسد؟</h2><p>زود</p>'
  expect(helpLd(body)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is tea <fresh>?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes. Always' },
      },
      {
        '@type': 'Question',
        name: 'سفارشم کی می‌رسد؟',
        acceptedAnswer: { '@type': 'Answer', text: 'زود' },
      },
    ],
  })
})

test('a page without questions, or with a question that has no answer, is a plain page', () => {
  expect(helpLd('<h2>Methods</h2><p>Post</p>')).toEqual({ '@type': 'WebPage' })
  expect(helpLd('<h2>Why?</h2>')).toEqual({ '@type': 'WebPage' })
})
