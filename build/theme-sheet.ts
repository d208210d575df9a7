import type { Plugin } from 'vite'

const name = 'virtual:theme.css'
const id = `\0${name}`

const defaultColors = /@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/

export function themeSheet(): Plugin {
  return {
    name: 'zarrin:theme-sheet',
    resolveId: (source) => (source === name ? id : undefined),
    async load(requested) {
      if (requested === id) return (await import('./theme-css.ts')).themeCss()
      /** Their variables are not in the sheet either. */
      return defaultColors.test(requested) ? 'export const DEFAULT_COLORS = {}' : undefined
    },
  }
}
