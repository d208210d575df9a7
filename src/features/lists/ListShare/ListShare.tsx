import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ListSummary } from '#contracts/lists.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { shareableAddress } from '#src/platform/shareable-address.ts'
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { ShareLink } from '#src/ui/ShareLink/ShareLink.tsx'
import { setShared } from '../list-mutations.ts'
import classes from './ListShare.module.css'

type Sharing = { isShared: boolean; showsOwner: boolean }

type Props = {
  list: Pick<ListSummary, 'id' | 'name' | 'shareId' | 'showsOwner'>
  /** Passed in by the page: this feature imports no other. */
  renderShare: (address: string, title: string) => ReactNode
}

export function ListShare({ list, renderShare }: Props) {
  const { LL } = useI18nContext()
  const [sent, setSent] = useState<Sharing | null>(null)
  const { mutate, error } = useMutation({ ...setShared(), onError: useToastIfLeft() })
  const { id, name, shareId } = list
  const { isShared, showsOwner } = sent ?? { isShared: shareId !== null, showsOwner: list.showsOwner }
  const texts = LL.lists.share
  const address = shareId === null ? null : shareableAddress(`/list/${shareId}`)

  function send(change: Sharing) {
    if (sent) return
    setSent(change)
    mutate({ id, ...change }, { onSettled: () => setSent(null) })
  }

  return (
    <section className={classes.share}>
      <h2 className={classes.title}>{texts.title()}</h2>
      <label className={classes.choice}>
        <Checkbox checked={isShared} onChange={(wanted) => send({ isShared: wanted, showsOwner })} />
        <span>{texts.toggle()}</span>
      </label>
      {error && <FormError>{errorText(error, LL)}</FormError>}
      {isShared && address !== null && (
        <>
          <ShareLink label={texts.link()} address={address}>
            {renderShare(address, name)}
          </ShareLink>
          <label className={classes.choice}>
            <Checkbox
              checked={showsOwner}
              onChange={(wanted) => send({ isShared: true, showsOwner: wanted })}
            />
            <span>{texts.showsOwner()}</span>
          </label>
          <p className={classes.hint}>{texts.hint()}</p>
        </>
      )}
    </section>
  )
}
