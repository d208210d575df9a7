import type { Plugin } from 'vite'

const palettes = /@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/

/** Mantine imports its palettes even where none is used; src/app/theme.ts has the shop's colours. */
export const withoutMantinePalettes = (): Plugin => ({
  name: 'zarrin:without-mantine-palettes',
  load: (id) => (palettes.test(id) ? 'export const DEFAULT_COLORS = {}' : undefined),
})
