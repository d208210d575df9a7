import type { FAQPage, WebPage } from 'schema-dts'

const section = /<h2>(.*?)<\/h2>(.*?)(?=<h2>|$)/gs
const questionMark = /[?؟]\s*$/

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** A page whose headings ask is a list of questions. Without the DOM: pages are rendered on a server as well. */
export function helpLd(body: string): FAQPage | WebPage {
  const questions = [...body.matchAll(section)]
    .map(([, heading = '', answer = '']) => ({ question: plainText(heading), answer: plainText(answer) }))
    .filter(({ question, answer }) => questionMark.test(question) && answer !== '')
  if (questions.length === 0) return { '@type': 'WebPage' }
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
