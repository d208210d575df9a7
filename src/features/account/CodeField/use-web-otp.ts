import { useEffect, useEffectEvent } from 'react'
import { reportError } from '#src/platform/report-error.ts'

type CodeRequest = { otp: { transport: ['sms'] }; signal: AbortSignal }
type Credentials = { get(request: CodeRequest): Promise<{ code: string } | null> }

export function useWebOtp(onCode: (code: string) => void) {
  const handleCode = useEffectEvent(onCode)
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return undefined
    const controller = new AbortController()
    const credentials = navigator.credentials as unknown as Credentials
    credentials
      .get({ otp: { transport: ['sms'] }, signal: controller.signal })
      .then((message) => message && handleCode(message.code))
      .catch((error: unknown) => controller.signal.aborted || reportError(error, 'part'))
    return () => controller.abort()
  }, [])
}
