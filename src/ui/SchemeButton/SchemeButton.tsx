import { useMantineContext } from '@mantine/core'
import type { MantineColorScheme } from '@mantine/core'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconDeviceDesktop, IconMoon, IconSun } from '../icons.ts'

const next = { auto: 'light', light: 'dark', dark: 'auto' } as const satisfies Record<
  MantineColorScheme,
  string
>
const icons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

/** One button goes round: as the device, light, dark. */
export function SchemeButton() {
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
      onClick={() => setColorScheme(next[colorScheme])}
    >
      <Icon size={22} stroke={1.6} />
    </button>
  )
}
