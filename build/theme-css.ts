import { DEFAULT_THEME, MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cssVariablesResolver, theme } from '../src/app/theme.ts'

const unusedColors = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in theme.colors!))
const unusedVariable = new RegExp(`\\s*--mantine-color-(${unusedColors.join('|')})-[\\w-]+:[^;]*;`, 'g')

/** The CSS variables that `<MantineProvider>` writes at run time, without Mantine's own colours. */
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
  return css.replace(unusedVariable, '')
}
