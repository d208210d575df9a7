import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { SummaryCard } from '#src/ui/SummaryCard/SummaryCard.tsx'
import { cardState } from '#src/api/card-state.ts'
import { addressesQuery } from '../addresses-query.ts'
import classes from './SavedAddresses.module.css'

/** The default address, and how many others there are. */
export function SavedAddresses() {
  const { LL } = useI18nContext()
  const query = useQuery(addressesQuery())
  const saved = query.data ?? []
  const shown = saved.find(({ isDefault }) => isDefault) ?? saved[0]
  return (
    <SummaryCard title={LL.account.addresses()} to="/profile/addresses" {...cardState(query, LL)}>
      {shown ? (
        <>
          <p className={classes.title}>{shown.title}</p>
          <p className={classes.hint}>
            {shown.city} · {shown.street}
          </p>
          {saved.length > 1 && (
            <p className={classes.hint}>{LL.account.overview.otherAddresses({ count: saved.length - 1 })}</p>
          )}
        </>
      ) : (
        <p className={classes.hint}>{LL.account.addressBook.empty()}</p>
      )}
    </SummaryCard>
  )
}
