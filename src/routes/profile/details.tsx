import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { User } from '#contracts/user.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { Profile } from '#src/features/account/Profile/Profile.tsx'
import { storeUser } from '#src/features/account/store-user.ts'
import { userQuery } from '#src/features/account/user-query.ts'
import { NameForm } from '#src/features/forms/NameForm/NameForm.tsx'
import { showToast } from '#src/stores/toasts.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export const Route = createFileRoute('/profile/details')({
  loader: ({ context: { queryClient, texts } }) =>
    withTexts(texts('auth', 'forms'), queryClient.ensureQueryData(userQuery())),
  component: DetailsPage,
})

function DetailsPage() {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const { data: user } = useSuspenseQuery(userQuery())

  function show(changed: User) {
    if (storeUser(client, changed)) showToast({ tone: 'success', title: LL.account.saved() })
  }

  return (
    <>
      <NoIndexHead title={LL.account.profile()} />
      <Profile user={user} nameForm={<NameForm onSaved={show} />} />
    </>
  )
}
