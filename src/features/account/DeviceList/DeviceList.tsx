import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Device } from '#contracts/devices.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { showToast } from '#src/stores/toasts.ts'
import { focusOnMount } from '#src/ui/focus.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { DeviceCard } from '../DeviceCard/DeviceCard.tsx'
import { signOutAllOthers } from '../device-mutations.ts'
import { LeaveDevice } from './LeaveDevice.tsx'
import classes from './DeviceList.module.css'

export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { LL } = useI18nContext()
  const texts = LL.security.devices
  const heading = useRef<HTMLHeadingElement>(null)
  const [isConfirming, setConfirming] = useState(false)
  const [wasConfirming, setWasConfirming] = useState(false)
  const leavingOthers = useSingleMutation({ ...signOutAllOthers(), onError: toastError(LL) })
  const others = devices.filter(({ isCurrent }) => !isCurrent)

  function confirm(isAsking: boolean) {
    setConfirming(isAsking)
    setWasConfirming(true)
  }

  function leaveOthers() {
    const onSuccess = () => {
      setConfirming(false)
      setWasConfirming(false)
      heading.current?.focus()
      showToast({ tone: 'success', title: texts.othersLeft() })
    }
    leavingOthers.mutate(undefined, { onSuccess })
  }

  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1}>
        {LL.account.devices()}
      </h1>
      <p className={classes.hint}>{texts.text()}</p>
      <ul className={classes.list}>
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceCard device={device} action={!device.isCurrent && <LeaveDevice device={device} />} />
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className={classes.hint}>{texts.onlyThis()}</p>}
      {others.length > 0 && !isConfirming && (
        <Button
          ref={wasConfirming ? focusOnMount : undefined}
          variant="default"
          size="md"
          className={classes.others}
          onClick={() => confirm(true)}
        >
          {texts.leaveOthers()}
        </Button>
      )}
      {others.length > 0 && isConfirming && (
        <div role="group" aria-label={texts.leaveOthers()} className={classes.question}>
          <p>{texts.leaveOthersAsk({ count: others.length })}</p>
          <LoadingButton
            size="md"
            color="var(--sale)"
            c="var(--on-sale)"
            isBusy={leavingOthers.isPending}
            onClick={leaveOthers}
          >
            {texts.leaveOthersYes()}
          </LoadingButton>
          <Button
            ref={focusOnMount}
            size="md"
            variant="default"
            onClick={() => leavingOthers.isPending || confirm(false)}
          >
            {texts.leaveOthersNo()}
          </Button>
        </div>
      )}
    </div>
  )
}
