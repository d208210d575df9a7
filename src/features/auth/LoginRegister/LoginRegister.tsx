import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { auth, entry, screens } from '#src/stores/auth.ts'
import { Account } from '../Account/Account.tsx'
import { CodeStep } from '../CodeStep/CodeStep.tsx'
import { MobileStep } from '../MobileStep/MobileStep.tsx'
import { RegisterStep } from '../RegisterStep/RegisterStep.tsx'

type Props = { onSignedIn: () => void }

/** First the mobile, then the code, and for a new mobile the name. */
export function LoginRegister({ onSignedIn }: Props) {
  const { LL } = useI18nContext()
  const { hasSession } = useSnapshot(auth)
  const { screen } = useSnapshot(entry)
  const [code, setCode] = useState('')
  const [leaving, setLeaving] = useState(false)

  function leave() {
    setLeaving(true)
    onSignedIn()
  }

  if (leaving) return <p role="status">{LL.auth.redirecting()}</p>
  if (hasSession) return <Account />
  if (screen === screens.register && code) return <RegisterStep code={code} onSignedIn={leave} />
  if (screen !== screens.login) return <CodeStep onSignedIn={leave} onCode={setCode} />
  return <MobileStep />
}
