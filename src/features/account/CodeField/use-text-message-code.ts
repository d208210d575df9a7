import { useEffect, useEffectEvent } from 'react'
import { reportError } from '#src/platform/report-error.ts'

type CodeRequest = { otp: { transport: ['sms'] }; signal: AbortSignal }
type Credentials = { get(request: CodeRequest): Promise<{ code: string } | null> }

/** WebOTP: the browser reads the code out of the text message, where it can and the person agrees. */
export function useTextMessageCode(onCode: (code: string) => void) {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return undefined
    const controller = new AbortController()
    const credentials = navigator.credentials as unknown as Credentials
    credentials
      .get({ otp: { transport: ['sms'] }, signal: controller.signal })
      .then((message) => message && take(message.code))
      .catch((error: unknown) => controller.signal.aborted || reportError(error, 'part'))
    return () => controller.abort()
  }, [])
}
