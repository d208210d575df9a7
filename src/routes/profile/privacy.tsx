import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AccountDeletion } from '#src/features/account/AccountDeletion/AccountDeletion.tsx'
import { DataExport } from '#src/features/account/DataExport/DataExport.tsx'
import { dataExportQuery, deletionTermsQuery } from '#src/features/account/privacy-queries.ts'
import { userQuery } from '#src/features/account/user-query.ts'
import { showToast } from '#src/stores/toasts.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { withTexts } from '../-with-texts.ts'
import classes from './-privacy.module.css'

export const Route = createFileRoute('/profile/privacy')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient, texts } }) =>
    withTexts(
      texts('security', 'auth'),
      Promise.all([
        queryClient.fetchQuery(dataExportQuery()),
        queryClient.fetchQuery(deletionTermsQuery()),
        queryClient.ensureQueryData(userQuery()),
      ]),
    ),
  component: PrivacyPage,
})

function PrivacyPage() {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const { data: known } = useSuspenseQuery(dataExportQuery())
  const { data: terms } = useSuspenseQuery(deletionTermsQuery())
  const { data: user } = useSuspenseQuery(userQuery())

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
        <DataExport {...known} />
      </section>
      <section className={classes.card}>
        <AccountDeletion mobile={user.mobile} terms={terms} onDeleted={goHome} />
      </section>
    </div>
  )
}
