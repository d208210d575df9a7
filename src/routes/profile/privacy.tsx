import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { AccountDeletion } from '#src/features/account/AccountDeletion/AccountDeletion.tsx'
import { DataExport } from '#src/features/account/DataExport/DataExport.tsx'
import { deletionTermsQuery } from '#src/features/account/account-deletion.ts'
import { dataExportQuery } from '#src/features/account/data-export.ts'
import { userQuery } from '#src/features/account/user-query.ts'
import { showToast } from '#src/stores/toasts.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { QueryPart } from '../-QueryPart.tsx'
import classes from './-privacy.module.css'

export const Route = createFileRoute('/profile/privacy')({
  loader: ({ context: { queryClient, texts } }) =>
    withTexts(
      texts('security', 'auth'),
      Promise.all([
        queryClient.prefetchQuery(dataExportQuery()),
        queryClient.fetchQuery(deletionTermsQuery()),
        queryClient.prefetchQuery({ ...userQuery(), staleTime: Infinity }),
      ]),
    ),
  component: PrivacyPage,
})

function PrivacyPage() {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const known = useQuery(dataExportQuery())
  const { data: terms } = useSuspenseQuery(deletionTermsQuery())
  const user = useQuery(userQuery())

  function goHome() {
    const title = LL.security.deletion.done()
    void navigate({ to: '/' })
    showToast({ tone: 'success', title })
  }

  return (
    <div className={classes.page}>
      <NoIndexHead title={LL.account.privacy()} />
      <h1>{LL.account.privacy()}</h1>
      <section className={classes.card}>
        <QueryPart query={known} title={LL.security.data.title()}>
          {(data) => <DataExport {...data} />}
        </QueryPart>
      </section>
      <section className={classes.card}>
        <QueryPart query={user} title={LL.security.deletion.title()}>
          {({ mobile }) => <AccountDeletion mobile={mobile} terms={terms} onDeleted={goHome} />}
        </QueryPart>
      </section>
    </div>
  )
}
