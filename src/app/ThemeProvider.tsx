import {
  DirectionContext,
  MantineContext,
  MantineThemeProvider,
  localStorageColorSchemeManager,
  useProviderColorScheme,
} from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import type { Locales } from '#i18n/i18n-types.ts'
import { colorSchemeKey } from '#src/platform/color-scheme-key.ts'
import { localeTable } from '#i18n/locales.ts'
import { theme } from './theme.ts'

const manager = localStorageColorSchemeManager({ key: colorSchemeKey })
const getRootElement = () => document.documentElement

const provided = {
  getRootElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
}

const unchanged = () => {}

type Props = { locale: Locales; forceColorScheme?: 'light' | 'dark'; children: ReactNode }

/**
 * In the place of Mantine's own providers: the variables of the theme are in a style sheet (`build/theme-sheet.ts`)
 * instead of a second copy of them, made by a script in every page; and a page keeps its direction.
 */
export function ThemeProvider({ locale, forceColorScheme, children }: Props) {
  const schemes = useProviderColorScheme({
    defaultColorScheme: 'auto',
    forceColorScheme,
    manager,
    getRootElement,
  })
  useEffect(() => {
    getRootElement().dataset.respectReducedMotion = 'true'
  }, [])
  return (
    <DirectionContext
      value={{ dir: localeTable[locale].direction, toggleDirection: unchanged, setDirection: unchanged }}
    >
      <MantineContext value={{ ...provided, ...schemes }}>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </MantineContext>
    </DirectionContext>
  )
}
