import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OutputOf } from '#contracts/endpoint.ts'
import type { notices } from '#contracts/notices.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { showToast } from '#src/stores/toasts.ts'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { markNoticesRead } from '../notice-mutations.ts'
import { NoticeRow } from './NoticeRow.tsx'
import classes from './NoticeList.module.css'

type Props = { list: OutputOf<typeof notices>; children: ReactNode }

const bell =
  'M40 112c12-10 14-24 14-44a26 26 0 0 1 52 0c0 20 2 34 14 44zM68 122a12 12 0 0 0 24 0M80 42V30M126 48l10-8M34 48l-10-8'

const passFocusToTitle = passFocus((button) => button.parentElement!.querySelector('h1'))

export function NoticeList({ list, children }: Props) {
  const { LL } = useI18nContext()
  const { mutate, isPending } = useMutation(markNoticesRead(toastError(LL)))
  const newest = list.notices[0]

  function readAll() {
    if (!newest) return
    const onSuccess = () => showToast({ tone: 'success', title: LL.notices.allRead() })
    mutate({ id: newest.id, andOlder: true }, { onSuccess })
  }

  if (list.total === 0) {
    return <EmptyState drawing={bell} title={LL.notices.empty()} text={LL.notices.emptyText()} />
  }
  return (
    <>
      <header className={classes.header}>
        <h1 tabIndex={-1}>{LL.notices.title()}</h1>
        {list.page === 1 && list.unread > 0 && (
          <LoadingButton ref={passFocusToTitle} variant="default" isBusy={isPending} onClick={readAll}>
            {LL.notices.readAll()}
          </LoadingButton>
        )}
      </header>
      <ul className={classes.list}>
        {list.notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onRead={() => mutate({ id: notice.id })} />
        ))}
      </ul>
      {children}
    </>
  )
}
