import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { auth } from '#src/stores/auth.ts'
import { loginFlow, screens } from '#src/stores/login-flow.ts'
import { CodeStep } from '../CodeStep/CodeStep.tsx'
import { WelcomeRedirect } from '../WelcomeRedirect/WelcomeRedirect.tsx'
import { MobileStep } from '../MobileStep/MobileStep.tsx'
import { PasswordStep } from '../PasswordStep/PasswordStep.tsx'
import { RegisterStep } from '../RegisterStep/RegisterStep.tsx'

export function LoginRegister() {
  const { hasSession } = useSnapshot(auth)
  const { screen, method } = useSnapshot(loginFlow)
  const [code, setCode] = useState('')

  if (hasSession) return <WelcomeRedirect />
  if (screen === screens.login) return <MobileStep />
  if (screen === screens.register && code) return <RegisterStep code={code} />
  if (method === 'password') return <PasswordStep />
  return <CodeStep onCode={setCode} />
}
