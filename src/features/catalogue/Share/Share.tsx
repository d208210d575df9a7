import { ActionIcon } from '@mantine/core'
import { useId, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { showToast } from '#src/stores/toasts.ts'
import { IconShare2 } from '#src/ui/icons.ts'
import classes from './Share.module.css'

/** The user closed the share sheet, which is no failure. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

type Props = {
  title: string
  /** Default: the address of the page. */
  address?: string
}

export function Share({ title, address: shared }: Props) {
  const { LL } = useI18nContext()
  const addressId = useId()
  const [address, setAddress] = useState<string | null>(null)

  async function copy(url: string) {
    await navigator.clipboard.writeText(url)
    showToast({
      tone: 'success',
      title: LL.details.share.copied(),
      description: LL.details.share.copiedText(),
    })
  }

  async function shareOrCopy(url: string) {
    if (!navigator.share) return copy(url)
    return navigator.share({ title, url }).catch((error: unknown) => {
      if (!isCancelled(error)) return copy(url)
    })
  }

  function share() {
    const url = shared ?? location.href
    shareOrCopy(url).catch(() => setAddress(url))
  }

  return (
    <>
      <ActionIcon
        variant="transparent"
        color="var(--ink)"
        size={44}
        radius="xl"
        aria-label={LL.details.share.button()}
        onClick={share}
      >
        <IconShare2 size={22} stroke={1.6} />
      </ActionIcon>
      {address !== null && (
        <p className={classes.address}>
          <label htmlFor={addressId}>{LL.details.share.address()}</label>
          <input
            id={addressId}
            dir="ltr"
            readOnly
            autoFocus
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </p>
      )}
    </>
  )
}
