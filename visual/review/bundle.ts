import { dirname } from 'node:path'
import { build } from 'vite'

type Bundle = { script: string; style: string }

const bundles = new Map<string, Promise<Bundle>>()

/** Minified script and style of an entry, safe to inline in HTML; memoized. */
export function bundleInline(entry: string): Promise<Bundle> {
  const known = bundles.get(entry)
  if (known) return known
  const made = bundle(entry)
  bundles.set(entry, made)
  return made
}

async function bundle(entry: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry },
    },
  })
  if (!('output' in built)) throw new Error(`${entry} was not built into one bundle.`)
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const styles = built.output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  const style = styles.map((file) => ('source' in file ? String(file.source) : '')).join('\n')
  return {
    script: chunks
      .map(({ code }) => code)
      .join('\n')
      .replaceAll('</script', String.raw`<\/script`),
    style: style.replaceAll('</style', String.raw`<\/style`),
  }
}
