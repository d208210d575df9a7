import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import type { Address } from '#contracts/addresses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { isStatus } from '#src/api/errors.ts'
import { toastError } from '#src/api/toast-error.ts'
import { useWasLeft } from '#src/api/use-was-left.ts'
import { AddressBook } from '#src/features/account/AddressBook/AddressBook.tsx'
import { addressesQuery } from '#src/features/account/addresses-query.ts'
import { userQuery } from '#src/features/account/user-query.ts'
import { AddressForm } from '#src/features/forms/AddressForm/AddressForm.tsx'
import { addressAdded } from '#src/stores/added-address.ts'
import { useDraft } from '#src/stores/drafts.ts'
import { showToast } from '#src/stores/toasts.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export const Route = createFileRoute('/profile/addresses')({
  /** A new address is prefilled with the member's name and mobile. */
  loader: async ({ context: { queryClient, texts } }) => {
    const member = queryClient.prefetchQuery({ ...userQuery(), staleTime: Infinity })
    await withTexts(texts('forms'), queryClient.fetchQuery(addressesQuery()))
    await member
  },
  component: AddressesPage,
})

function AddressesPage() {
  const { LL } = useI18nContext()
  const router = useRouter()
  const { isFromBasket } = useLocation({ select: ({ state }) => state })
  const wasLeft = useWasLeft()
  const client = useQueryClient()
  const { data: user } = useQuery(userQuery())
  const { data: addresses } = useSuspenseQuery(addressesQuery())
  const draft = useDraft('address')
  const edited = addresses.find(({ id }) => id === draft?.id)
  const { addressBook, saved } = LL.account

  function showSaved({ id }: Address, isNew: boolean) {
    void invalidateQueries(client, addressesQuery())
    /** The delivery methods depend on the city. */
    void invalidateQueries(client, { queryKey: queryKeys.cart })
    showToast({ tone: 'success', title: saved() })
    if (!isFromBasket || wasLeft()) return
    if (isNew) addressAdded(id)
    router.history.back()
  }

  /** If another device removed it, what is typed moves to the form of a new address, which shows no error. */
  function refetchAddresses(error: Error) {
    const isGone = isStatus(error, 404)
    if (isGone || isOutcomeUnknown(error)) void invalidateQueries(client, addressesQuery())
    if (isGone) toastError(LL)(error)
  }

  return (
    <>
      <NoIndexHead title={LL.account.addresses()} />
      <AddressBook
        addresses={addresses}
        member={{ recipient: user?.fullName ?? '', mobile: user?.mobile ?? '' }}
        form={
          <AddressForm
            title={draft?.id === 0 ? addressBook.newTitle() : addressBook.editTitle()}
            staysDefault={edited?.isDefault ?? addresses.length === 0}
            onSaved={showSaved}
            onFailed={refetchAddresses}
          />
        }
      />
    </>
  )
}
