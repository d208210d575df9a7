import type { DeletionTerms as Terms } from '#contracts/privacy.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { DeletionSteps } from './DeletionSteps.tsx'

type Props = { mobile: string; terms: Terms; onDeleted: () => void }

export function AccountDeletion(props: Props) {
  const { LL } = useI18nContext()
  return (
    <Disclosure texts={LL.security.deletion}>
      {(close) => <DeletionSteps {...props} onCancel={close} />}
    </Disclosure>
  )
}
