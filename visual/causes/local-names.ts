/**
 * Class names of CSS modules: `_amount_1va66_33` of Vite, `Price_amount__1va66` of webpack. Of Emotion: `css-1k3m9xa-Panel`, or
 * `css-1k3m9xa` without a label, whose scope is a hash of the style itself.
 */
const hashed = [
  /^_(?<local>[A-Za-z][\w-]*?)_(?<scope>[\w-]{5})_\d+$/,
  /^(?:[A-Za-z][\w-]*?_)?(?<local>[A-Za-z][\w-]*?)__(?<scope>[\w-]{5,8})$/,
  /^(?<scope>css-[a-z\d]{5,7})(?:-(?<local>[\w-]+))?$/,
]

export const unlabelled = 'css'

export const isScopeOfStyle = (scope: string) => scope.startsWith('css-')

export type LocalName = { local: string; scope: string | null }

/** The name in the source and the hash of its file, which a change of the file changes. */
export function localNameOf(className: string): LocalName {
  const { local, scope } = hashed.map((pattern) => pattern.exec(className)?.groups).find(Boolean) ?? {}
  return scope ? { local: local ?? unlabelled, scope } : { local: className, scope: null }
}

const classInSelector = /\.((?:\\.|[\w-])+)/g

export type LocalSelector = { selector: string; names: string[]; scope: string | null }

/** `scope`: of its first hashed class. */
export function localSelectorOf(selector: string): LocalSelector {
  const classes = [...selector.matchAll(classInSelector)].map(([, name]) => localNameOf(name!))
  return {
    selector: selector.replace(classInSelector, (_, name: string) => `.${localNameOf(name).local}`),
    names: classes.map(({ local }) => local),
    scope: classes.find(({ scope }) => scope !== null)?.scope ?? null,
  }
}
