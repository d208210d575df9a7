import { DEFAULT_THEME, MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cssVariablesResolver, theme } from '../src/app/theme.ts'

const foreign = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in theme.colors!))
const ofForeignColor = new RegExp(`\\s*--mantine-color-(${foreign.join('|')})-[\\w-]+:[^;]*;`, 'g')

/** What `<MantineProvider>` would write into each page of the variables of the theme, without colours that are not the shop's. */
export function themeCss(): string {
  const provider = createElement(MantineProvider, {
    theme,
    cssVariablesResolver,
    withGlobalClasses: false,
    deduplicateCssVariables: false,
  })
  const [, css] =
    /^<style data-mantine-styles="true">(.+)<\/style>$/s.exec(renderToStaticMarkup(provider)) ?? []
  if (!css) throw new Error('Mantine wrote no variables of the theme.')
  return css.replace(ofForeignColor, '')
}
