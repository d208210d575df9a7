import { escapeHtml } from '../escape-html.ts'

const blocks = [
  { mark: '## ', tag: 'h2' },
  { mark: '> ', tag: 'blockquote' },
] as const

function blockOf(line: string): string {
  const block = blocks.find(({ mark }) => line.startsWith(mark))
  if (!block) return `<p>${escapeHtml(line)}</p>`
  return `<${block.tag}>${escapeHtml(line.slice(block.mark.length))}</${block.tag}>`
}

/** Renders the markup of `ContentSeed.body`. */
export function htmlOf(text: string): string {
  const html = text
    .split('\n')
    .map((line) => (line.startsWith('- ') ? `<li>${escapeHtml(line.slice(2))}</li>` : blockOf(line)))
    .join('')
  return html.replace(/(<li>.*?<\/li>)+/gs, (items) => `<ul>${items}</ul>`)
}
