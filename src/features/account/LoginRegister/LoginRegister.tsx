import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { auth, entry, screens } from '#src/stores/auth.ts'
import { CodeStep } from '../CodeStep/CodeStep.tsx'
import { Leaving } from '../Leaving/Leaving.tsx'
import { MobileStep } from '../MobileStep/MobileStep.tsx'
import { PasswordStep } from '../PasswordStep/PasswordStep.tsx'
import { RegisterStep } from '../RegisterStep/RegisterStep.tsx'

type Props = { onSignedIn: () => void }

/** First the mobile, then the code or the password, and for a new mobile the name. */
export function LoginRegister({ onSignedIn }: Props) {
  const { hasSession } = useSnapshot(auth)
  const { screen, method } = useSnapshot(entry)
  const [code, setCode] = useState('')

  if (hasSession) return <Leaving />
  if (screen === screens.login) return <MobileStep />
  if (screen === screens.register && code) return <RegisterStep code={code} onSignedIn={onSignedIn} />
  if (method === 'password') return <PasswordStep onSignedIn={onSignedIn} />
  return <CodeStep onSignedIn={onSignedIn} onCode={setCode} />
}
