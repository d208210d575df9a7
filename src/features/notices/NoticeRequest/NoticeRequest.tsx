import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import type { ProductItem } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loadNamespaces, withTexts } from '#i18n/texts.ts'
import { pageLocale } from '#src/platform/page-locale.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { IconBell } from '#src/ui/icons.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import type { GuestFormProps } from '../NoticeForm/NoticeForm.tsx'
import classes from './NoticeRequest.module.css'

const NoticeDialog = lazyOptional(
  () =>
    withTexts(loadNamespaces(pageLocale(), 'notices', 'auth'), import('../NoticeDialog/NoticeDialog.tsx')),
  'NoticeDialog',
  dialogFallback((LL) => LL.details.tellWhen.cheaper()),
)

type Props = { title: string; item: ProductItem; GuestForm: ComponentType<GuestFormProps> }

const kindOf = ({ stockLeft }: ProductItem) => (stockLeft === 0 ? 'backInStock' : 'cheaper')

/** A sold-out variant is asked to be back, any other to be cheaper. The dialog stays with what it was opened for. */
export function NoticeRequest({ title, item, GuestForm }: Props) {
  const { LL } = useI18nContext()
  const [asked, setAsked] = useState<ProductItem | null>(null)
  const [openId, setOpenId] = useState<number | null>(null)
  const isSoldOut = item.stockLeft === 0

  function open() {
    setAsked(item)
    setOpenId(item.id)
  }

  /** An answer may come when the dialog is open for another variant. */
  function close({ id }: ProductItem) {
    setOpenId((shown) => (shown === id ? null : shown))
  }

  return (
    <>
      <Button
        className={isSoldOut ? undefined : classes.quiet}
        variant={isSoldOut ? 'filled' : 'subtle'}
        color={isSoldOut ? undefined : 'var(--accent-text)'}
        size={isSoldOut ? 'md' : 'sm'}
        fullWidth={isSoldOut}
        aria-haspopup="dialog"
        leftSection={<IconBell size={20} stroke={1.6} />}
        onClick={open}
      >
        {LL.details.tellWhen[kindOf(item)]()}
      </Button>
      {asked && (
        <Suspense>
          <NoticeDialog
            opened={openId === asked.id}
            onClose={() => close(asked)}
            title={title}
            item={asked}
            kind={kindOf(asked)}
            GuestForm={GuestForm}
          />
        </Suspense>
      )}
    </>
  )
}
