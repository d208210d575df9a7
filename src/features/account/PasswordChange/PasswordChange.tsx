import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { PasswordSteps } from './PasswordSteps.tsx'

export function PasswordChange({ mobile }: { mobile: string }) {
  const { LL } = useI18nContext()
  return (
    <Disclosure texts={LL.account.password}>
      {(close) => <PasswordSteps mobile={mobile} onClose={close} />}
    </Disclosure>
  )
}
