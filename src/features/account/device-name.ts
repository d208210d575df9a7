import type { Device } from '#contracts/devices.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

type Names = Pick<Device, 'browser' | 'os'>

export function deviceName({ browser, os }: Names, LL: TranslationFunctions): string {
  const { name, unknown } = LL.security.devices
  return browser && os ? name({ browser, os }) : (browser ?? os ?? unknown())
}
