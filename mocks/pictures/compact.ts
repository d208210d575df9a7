const roundEnds = 'stroke-linecap="round" stroke-linejoin="round"'

const shortNumbers = (text: string) =>
  text.replace(/-?\d*\.\d+/g, (number) =>
    String(Math.round(Number(number) * 1000) / 1000).replace(/^(-?)0\./, '$1.'),
  )

const pathTag = /<path d="([^"]*)"([^>]*)\/>/g

/** Outlines that are drawn more than once are defined once. */
function shared(svg: string): string {
  const seen = new Map<string, number>()
  for (const [, d] of svg.matchAll(pathTag)) seen.set(d!, (seen.get(d!) ?? 0) + 1)
  const names = new Map(
    [...seen].filter(([d, count]) => count > 1 && d.length > 70).map(([d], index) => [d, `a-path${index}`]),
  )
  const outlines = [...names].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join('')
  const drawing = svg.replace(pathTag, (tag, d: string, rest: string) =>
    names.has(d) ? `<use href="#${names.get(d)}"${rest}/>` : tag,
  )
  return outlines ? `<defs>${outlines}</defs>${drawing}` : drawing
}

/** The same picture in fewer characters: round line ends are said once, numbers lose what nobody sees. */
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
  return `<g ${roundEnds}>${shared(paths)}</g>`
}
