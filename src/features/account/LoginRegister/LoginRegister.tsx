import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { auth } from '#src/stores/auth.ts'
import { loginFlow, screens } from '#src/stores/login-flow.ts'
import { CodeStep } from '../CodeStep/CodeStep.tsx'
import { Leaving } from '../Leaving/Leaving.tsx'
import { MobileStep } from '../MobileStep/MobileStep.tsx'
import { PasswordStep } from '../PasswordStep/PasswordStep.tsx'
import { RegisterStep } from '../RegisterStep/RegisterStep.tsx'

/** First the mobile, then the code or the password, and for a new mobile the name. */
export function LoginRegister() {
  const { hasSession } = useSnapshot(auth)
  const { screen, method } = useSnapshot(loginFlow)
  const [code, setCode] = useState('')

  if (hasSession) return <Leaving />
  if (screen === screens.login) return <MobileStep />
  if (screen === screens.register && code) return <RegisterStep code={code} />
  if (method === 'password') return <PasswordStep />
  return <CodeStep onCode={setCode} />
}
