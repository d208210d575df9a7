import { lazy as reactLazy } from 'react'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { reportError } from '#src/platform/report-error.ts'

type View = Exclude<ElementType, string>

let loading = 0

/** Lazy parts whose load has begun and not ended. */
export const partsLoading = () => loading

async function loadView<Module extends Record<Name, View>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
) {
  loading += 1
  try {
    return { default: (await load())[name] }
  } finally {
    loading -= 1
  }
}

/** For a part that its page needs: a chunk that does not load is an error of the page. */
export const lazy = <Module extends Record<Name, View>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
) => reactLazy(() => loadView(load, name))

/** Renders `Missing`, by default nothing, when the chunk does not load. */
export function lazyOptional<Module extends Record<Name, View>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
  Missing: (props: ComponentProps<Module[Name]>) => ReactNode = () => null,
) {
  return reactLazy(() =>
    loadView(load, name).catch((error: unknown) => {
      reportError(error, 'part')
      return { default: Missing as Module[Name] }
    }),
  )
}
