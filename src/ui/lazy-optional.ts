import { createElement, lazy as reactLazy, useEffect } from 'react'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { reportError } from '#src/platform/report-error.ts'

type View = Exclude<ElementType, string>

const loading = new Set<() => Promise<object>>()

/** The loads of lazy parts that have begun and whose part is not on the page yet. */
export const loadingParts: ReadonlySet<() => Promise<object>> = loading

async function loadView<Module extends Record<Name, View>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
) {
  const ended = () => void loading.delete(load)
  loading.add(load)
  try {
    const View = (await load())[name]
    /** Not when its chunk has come: React draws a part some time later, and it makes its calls only then. */
    const Part = (props: ComponentProps<Module[Name]>) => {
      useEffect(ended, [])
      return createElement(View, props)
    }
    return { default: Part as Module[Name] }
  } catch (error) {
    ended()
    throw error
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
