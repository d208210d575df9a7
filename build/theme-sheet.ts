import type { Plugin } from 'vite'

const name = 'virtual:theme.css'
const id = `\0${name}`

export function themeSheet(): Plugin {
  return {
    name: 'zarrin:theme-sheet',
    resolveId: (source) => (source === name ? id : undefined),
    load: async (requested) => (requested === id ? (await import('./theme-css.ts')).themeCss() : undefined),
  }
}
