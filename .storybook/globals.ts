import type { Preview } from '@storybook/react-vite'
import type { Locales } from '#i18n/i18n-types.ts'
import { scenarios } from '#mocks/server/scenarios/registry.ts'
import type { ScenarioName } from '#mocks/server/scenarios/registry.ts'
import { localeTable, locales } from '#i18n/locales.ts'
import { modes } from '#stories/modes.ts'

type Globals = Record<string, unknown>
type Toolbar = NonNullable<Preview['globalTypes']>[string]

export const localeToolbar = {
  description: 'Language and direction',
  toolbar: {
    title: 'Locale',
    icon: 'globe',
    dynamicTitle: true,
    items: locales.map((value) => ({ value, title: localeTable[value].name })),
  },
} satisfies Toolbar

const schemeItems = {
  light: { title: 'Light', icon: 'sun' },
  dark: { title: 'Dark', icon: 'moon' },
} as const satisfies Record<(typeof modes.schemes)[number], object>

export const schemeToolbar = {
  description: 'Colour scheme',
  toolbar: {
    title: 'Scheme',
    dynamicTitle: true,
    items: modes.schemes.map((value) => ({ value, ...schemeItems[value] })),
  },
} satisfies Toolbar

export const scenarioToolbar = {
  description: 'Scenario of the mock server',
  toolbar: {
    title: 'Scenario',
    icon: 'database',
    dynamicTitle: true,
    items: [
      { value: '', title: 'As the story says' },
      ...Object.entries(scenarios).map(([value, { title }]) => ({ value, title: value, right: title })),
    ],
  },
} satisfies Toolbar

export const viewportOptions = Object.fromEntries(
  Object.entries(modes.viewports).map(([name, { width, height }]) => [
    name,
    { name: `${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

export const localeOf = (globals: Globals) => globals.locale as Locales

export const schemeOf = (globals: Globals) => globals.scheme as 'light' | 'dark'

export const scenarioOf = ({ scenario }: Globals) => (scenario ? [scenario as ScenarioName] : undefined)

/** In the shop `index.html` does this before the first paint. */
export function applyLocaleAndScheme(locale: Locales, scheme: 'light' | 'dark') {
  const root = document.documentElement
  root.lang = localeTable[locale].tag
  root.dir = localeTable[locale].direction
  root.dataset.mantineColorScheme = scheme
}
