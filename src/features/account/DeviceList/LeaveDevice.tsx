import type { Device } from '#contracts/devices.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { showToast } from '#src/stores/toasts.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'
import { signOutOneDevice } from '../device-mutations.ts'
import { deviceName } from '../device-name.ts'

const passFocusToTitle = passFocus((button) => button.closest('ul')!.parentElement!.querySelector('h1'))

export function LeaveDevice({ device }: { device: Device }) {
  const { LL } = useI18nContext()
  const texts = LL.security.devices
  const name = deviceName(device, LL)
  const { mutate, isPending } = useSingleMutation({
    ...signOutOneDevice(),
    onSuccess: () => showToast({ tone: 'success', title: texts.left({ name }) }),
    onError: toastError(LL),
  })
  return (
    <LoadingButton
      ref={passFocusToTitle}
      variant="default"
      aria-label={texts.leaveNamed({ name })}
      isBusy={isPending}
      onClick={() => mutate(device.id)}
    >
      {texts.leave()}
    </LoadingButton>
  )
}
