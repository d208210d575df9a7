const roundEnds = 'stroke-linecap="round" stroke-linejoin="round"'

const shortNumbers = (text: string) =>
  text.replace(/-?\d*\.\d+/g, (number) =>
    String(Math.round(Number(number) * 1000) / 1000).replace(/^(-?)0\./, '$1.'),
  )

export function compact(svg: string): string {
  const lean = svg
    .replaceAll(` ${roundEnds}`, '')
    .replace(/ +\/>/g, '/>')
    .replace(/ transform=""/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ stroke="([^"]+)" stroke-width="1"/g, ' stroke="$1"')
  const paths = shortNumbers(lean).replace(
    / d="([^"]*)"/g,
    (_, d: string) => ` d="${d.replace(/ (?=[-MLHVCQTz])/g, '')}"`,
  )
  return `<g ${roundEnds}>${paths}</g>`
}
