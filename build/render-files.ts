import type { Rolldown } from 'vite'
import type { Locales, Namespaces } from '../i18n/i18n-types.ts'
import { localeFonts } from '../i18n/locales.ts'
import type { BuildFiles, PageAssets } from '../render/build-files.ts'
import { manifestPath } from './web-manifest.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** Several exports split into one chunk share its name: `component---loader`. */
const splitRoute = /\/src\/routes\/(.*)\.tsx\?tsr-split=component(?:---\w+)*$/

/** `search/$catLabel.index` → `/search/$catLabel/`. */
const routeIdOf = (file: string) => `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`

function routesOf(bundle: Bundle): Record<string, PageAssets> {
  const routes = chunksOf(bundle).flatMap((chunk) => {
    const [, file] = splitRoute.exec(chunk.facadeModuleId ?? '') ?? []
    return file === undefined ? [] : [[routeIdOf(file), needsOf(bundle, [chunk])] as const]
  })
  return Object.fromEntries(routes)
}

/** Files of the entry are in every page already. */
function needsOf(bundle: Bundle, wanted: readonly Chunk[]): PageAssets {
  const loadedByEntry = closure(
    bundle,
    chunksOf(bundle).filter(({ isEntry }) => isEntry),
  )
  const needed = [...closure(bundle, wanted)].filter((chunk) => !loadedByEntry.has(chunk))
  const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return {
    scripts: needed.map(({ fileName }) => `/${fileName}`),
    styles: [...new Set(styles)].map((file) => `/${file}`),
  }
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

const chunksEndingIn = (bundle: Bundle, path: string) =>
  chunksOf(bundle).filter(({ facadeModuleId }) => facadeModuleId?.endsWith(path))

/** Scripts of the base dictionary of a locale. */
export const dictionaryScripts = (bundle: Bundle, locale: Locales) =>
  needsOf(bundle, chunksEndingIn(bundle, `/i18n/${locale}/texts.ts`)).scripts

export const fontAddresses = (bundle: Bundle, locale: Locales) =>
  localeFonts[locale].flatMap((font) =>
    Object.keys(bundle)
      .filter((file) => file.includes(font))
      .map((file) => `/${file}`),
  )

function namespaceScripts(bundle: Bundle, locale: Locales) {
  const name = RegExp(`/i18n/${locale}/([^/]+)/index\\.ts$`)
  const scripts = chunksOf(bundle).flatMap(({ facadeModuleId, fileName }) => {
    const [, namespace] = name.exec(facadeModuleId ?? '') ?? []
    return namespace ? [[namespace, `/${fileName}`]] : []
  })
  return Object.fromEntries(scripts) as Record<Namespaces, string>
}

function localeFiles(bundle: Bundle): BuildFiles['locales'] {
  const filesOf = (locale: Locales) => ({
    manifest: manifestPath(locale),
    fonts: fontAddresses(bundle, locale),
    scripts: dictionaryScripts(bundle, locale),
    texts: namespaceScripts(bundle, locale),
  })
  return { fa: filesOf('fa'), en: filesOf('en'), ru: filesOf('ru') }
}

/**
 * `sheets` are the texts of style sheets by address; those that every page links are left out. So are Mantine's names
 * like `mantine-Button-label`: lazy sheets mention them below a class of their own.
 */
function stylesByClass(sheets: Record<string, string>, isLinked: (address: string) => boolean) {
  const styles: Record<string, string[]> = {}
  for (const [address, css] of Object.entries(sheets)) {
    if (isLinked(address)) continue
    const names = new Set([...css.matchAll(/\.(?!mantine-)(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!))
    for (const name of names)
      (Object.hasOwn(styles, name) ? styles[name]! : (styles[name] = [])).push(address)
  }
  return styles
}

function sheetsOf(bundle: Bundle) {
  const sheets = Object.values(bundle).filter(
    (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
  )
  return Object.fromEntries(
    sheets.map((sheet) => [`/${sheet.fileName}`, String((sheet as Rolldown.OutputAsset).source)]),
  )
}

/** Lazy parts without styles that every prerendered page has. */
const everywhere = ['/app/prerendered-page.ts', '/Header/Headroom.tsx', '/HeadLinks/HeadTags.tsx']

function entryScripts(bundle: Bundle): string[] {
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry)
  const parts = everywhere.flatMap((path) => chunksEndingIn(bundle, path))
  return [...closure(bundle, [...entries, ...parts])].map(({ fileName }) => `/${fileName}`)
}

function scriptsByStyle(bundle: Bundle, isLinked: (address: string) => boolean) {
  const scripts: Record<string, string[]> = {}
  for (const chunk of chunksOf(bundle))
    for (const file of chunk.viteMetadata?.importedCss ?? [])
      if (!isLinked(`/${file}`)) (scripts[`/${file}`] ??= []).push(...needsOf(bundle, [chunk]).scripts)
  return scripts
}

/** `template` is `page.html` as it was built. */
export function buildFilesOf(bundle: Bundle, template: string): BuildFiles {
  const isLinked = (address: string) => template.includes(`href="${address}"`)
  return {
    template,
    entryScripts: entryScripts(bundle),
    locales: localeFiles(bundle),
    routes: routesOf(bundle),
    stylesByClass: stylesByClass(sheetsOf(bundle), isLinked),
    scriptsByStyle: scriptsByStyle(bundle, isLinked),
  }
}
