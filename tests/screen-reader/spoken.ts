import { virtual } from '@guidepup/virtual-screen-reader'
import { vi } from 'vitest'
import indexHtml from '../../index.html?raw'

/** Everything that a screen reader says on its way through the container; what is inside of an element is indented. */
export async function spokenIn(container: Node): Promise<string> {
  await virtual.start({ container })
  try {
    return outline(await walk())
  } finally {
    await virtual.stop()
  }
}

/** What a live region says after an act. */
export async function announcedAfter(act: () => Promise<void>): Promise<string> {
  const html = new DOMParser().parseFromString(indexHtml, 'text/html')
  const regions = [...html.querySelectorAll('#polite, #assertive')]
  document.body.append(...regions)
  await virtual.start({ container: document.body })
  try {
    await act()
    const isAnnounced = (phrase: string) => /^(polite|assertive): ./.test(phrase)
    await vi.waitUntil(async () => (await virtual.spokenPhraseLog()).some(isAnnounced), { timeout: 10_000 })
    return `${(await virtual.spokenPhraseLog()).filter(isAnnounced).join('\n')}\n`
  } finally {
    await virtual.stop()
    for (const region of regions) region.remove()
  }
}

async function walk(): Promise<string[]> {
  const [first] = await virtual.spokenPhraseLog()
  const phrases = [first!]
  for (;;) {
    await virtual.next()
    phrases.push(await virtual.lastSpokenPhrase())
    if (phrases.at(-1) === `end of ${first}`) return phrases
  }
}

/** Readers say the name of these, not what is inside. */
const namedOnly = /^(button|columnheader|image),/

function outline(phrases: readonly string[]): string {
  const lines: string[] = []
  const open: string[] = []
  phrases.forEach((phrase, at) => {
    if (phrase === `end of ${open.at(-1)}`) return void open.pop()
    if (!namedOnly.test(open.at(-1) ?? '')) lines.push('  '.repeat(open.length) + phrase)
    if (phrases.includes(`end of ${phrase}`, at)) open.push(phrase)
  })
  return `${lines.join('\n')}\n`
}
