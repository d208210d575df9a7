import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import type { ProductItem } from '#contracts/product.ts'
import type { SubscriptionKind } from '#contracts/notices.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ltrIsolate } from '#i18n/ltr-isolate.ts'
import { errorText } from '#src/api/errors.ts'
import { auth } from '#src/stores/auth.ts'
import { draftCleared, drafts } from '#src/stores/drafts.ts'
import { guestSawItem, guestSubscriptions } from '#src/stores/guest-subscriptions.ts'
import { showToast } from '#src/stores/toasts.ts'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { NoticeForm } from '../NoticeForm/NoticeForm.tsx'
import type { GuestFormProps } from '../NoticeForm/NoticeForm.tsx'
import { subscriptionsQuery } from '../subscriptions-query.ts'
import { Waiting } from './Waiting.tsx'
import classes from './NoticeDialog.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  item: ProductItem
  kind: SubscriptionKind
  GuestForm: ComponentType<GuestFormProps>
}

export function NoticeDialog({ opened, onClose, title, item, kind, GuestForm }: Props) {
  const { LL } = useI18nContext()
  const localDigits = useLocalDigits()
  const { hasSession } = useSnapshot(auth)
  const { kept } = useSnapshot(guestSubscriptions)
  useEffect(() => guestSawItem(item), [item])
  const query = useQuery({ ...subscriptionsQuery(), enabled: hasSession && opened })
  const all = hasSession ? query.data : kept
  const waiting = all?.find((one) => one.kind === kind && one.productItemId === item.id)

  function showDone(mobile: string | undefined) {
    const { done, doneGuest, doneMember } = LL.notices.request
    const description = mobile ? doneGuest({ mobile: ltrIsolate(localDigits(mobile)) }) : doneMember()
    showToast({ tone: 'success', title: done(), description })
    if (drafts.notice.productItemId === item.id) draftCleared('notice')
    onClose()
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={LL.details.tellWhen[kind]()}>
      <div className={classes.body}>
        <div className={classes.product}>
          <p className={classes.name}>{title}</p>
          <p className={classes.variant}>{item.title}</p>
          <Price price={item.price} size="sm" />
        </div>
        {waiting ? (
          <Waiting {...waiting} onDone={onClose} />
        ) : all ? (
          <>
            <p>{LL.notices.request[kind]()}</p>
            <NoticeForm key={item.id} kind={kind} item={item} GuestForm={GuestForm} onDone={showDone} />
          </>
        ) : query.error ? (
          <RetryNotice text={errorText(query.error, LL)} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
    </Dialog>
  )
}
