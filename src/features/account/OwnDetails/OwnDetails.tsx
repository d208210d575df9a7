import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { SummaryCard } from '#src/ui/SummaryCard/SummaryCard.tsx'
import { cardState } from '#src/api/card-state.ts'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { userQuery } from '../user-query.ts'
import classes from './OwnDetails.module.css'

export function OwnDetails() {
  const { LL } = useI18nContext()
  const digits = useLocalDigits()
  const query = useQuery(userQuery())
  return (
    <SummaryCard title={LL.account.profile()} to="/profile/details" {...cardState(query, LL)}>
      <p className={classes.name}>{query.data?.fullName}</p>
      <p className={classes.mobile}>
        <bdi dir="ltr">{digits(query.data?.mobile ?? '')}</bdi>
      </p>
    </SummaryCard>
  )
}
