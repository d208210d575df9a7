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

/** Replaces `MantineProvider`: `build/theme-sheet.ts` puts the theme's CSS variables into a style sheet. */
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
