import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loadNamespaces, withTexts } from '#i18n/texts.ts'
import { pageLocale } from '#src/platform/page-locale.ts'
import { auth } from '#src/stores/auth.ts'
import { loginPath } from '#src/stores/back-url.ts'
import { showToast } from '#src/stores/toasts.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { IconBookmark } from '#src/ui/icons.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'

const ListChoice = lazyOptional(
  () => withTexts(loadNamespaces(pageLocale(), 'lists'), import('../ListChoice/ListChoice.tsx')),
  'ListChoice',
  dialogFallback((LL) => LL.details.listSaving()),
)

type Props = { productItemId: number; title: string }

export function SaveToList({ productItemId, title }: Props) {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const { hasSession } = useSnapshot(auth)
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)

  if (isOpen && !hasSession) setOpen(false)

  function open() {
    setWasOpened(hasSession)
    setOpen(hasSession)
    if (hasSession) return
    showToast({ tone: 'info', title: LL.details.listSignIn() })
    void navigate({ to: loginPath })
  }

  return (
    <>
      <button
        type="button"
        className="round"
        aria-haspopup="dialog"
        aria-label={LL.details.saveToList({ title })}
        onClick={open}
      >
        <IconBookmark size={22} stroke={1.6} />
      </button>
      {wasOpened && (
        <Suspense>
          <ListChoice productItemId={productItemId} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
