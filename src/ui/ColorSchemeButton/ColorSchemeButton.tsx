import { useMantineContext } from '@mantine/core'
import type { MantineColorScheme } from '@mantine/core'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconDeviceDesktop, IconMoon, IconSun } from '../icons.ts'

const nextScheme = { auto: 'light', light: 'dark', dark: 'auto' } as const satisfies Record<
  MantineColorScheme,
  string
>
const icons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

export function ColorSchemeButton() {
  const { LL } = useI18nContext()
  const { colorScheme, setColorScheme } = useMantineContext()
  const names = { auto: LL.nav.system(), light: LL.nav.light(), dark: LL.nav.dark() }
  const Icon = icons[colorScheme]
  const label = `${LL.nav.scheme()}: ${names[colorScheme]}`
  return (
    <button
      type="button"
      className="quiet"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(nextScheme[colorScheme])}
    >
      <Icon size={22} stroke={1.6} />
    </button>
  )
}
