import type { Rolldown } from 'vite'
import type { Locales } from '../i18n/i18n-types.ts'
import { site } from '../src/site.ts'

export type Needs = { scripts: string[]; styles: string[] }
/** A page that people arrive on: the pattern of its path without the locale, and what its first paint needs. */
export type ArrivalNeeds = Needs & { path: string; picture?: string }

/** Where people arrive from elsewhere; of other pages the router fetches what they need. */
const arrivals: readonly { path: string; route: string; picture?: string }[] = [
  { path: '^/$', route: 'index', picture: site.hero },
  { path: '^/search(/[^/]+)?/?$', route: 'search/index' },
  { path: '^/search/[^/]+/[^/]+/?$', route: 'search/$catLabel.$productLabel' },
]

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

/** The dictionary of a locale. */
export function dictionaryNeeds(bundle: Bundle, locale: Locales): Needs {
  return needsOf(bundle, (id) => id.endsWith(`/i18n/${locale}/index.ts`))
}

export function arrivalNeeds(bundle: Bundle): ArrivalNeeds[] {
  return arrivals.map(({ route, ...arrival }) => ({
    ...arrival,
    ...needsOf(bundle, (id) => id.includes(`/src/routes/${route}.tsx?tsr-split=component`)),
  }))
}

/** Files that begin with these modules, and all that they import, but for those that the page itself names. */
function needsOf(bundle: Bundle, isWanted: (id: string) => boolean): Needs {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = chunks.filter(({ facadeModuleId }) => facadeModuleId && isWanted(facadeModuleId))
  const named = closure(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const needed = [...closure(bundle, wanted)].filter((chunk) => !named.has(chunk))
  const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return { scripts: needed.map(({ fileName }) => fileName), styles: [...new Set(styles)] }
}

function closure(bundle: Bundle, starts: readonly Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
  }
  starts.forEach(visit)
  return found
}
