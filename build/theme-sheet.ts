import type { Plugin } from 'vite'

const name = 'virtual:theme.css'
const id = `\0${name}`

/** The variables of the theme as a style sheet, for `src/app/styles.ts`. Mantine is loaded for whoever asks alone. */
export function themeSheet(): Plugin {
  return {
    name: 'zarrin:theme-sheet',
    resolveId: (source) => (source === name ? id : undefined),
    load: async (asked) => (asked === id ? (await import('./theme-css.ts')).themeCss() : undefined),
  }
}
