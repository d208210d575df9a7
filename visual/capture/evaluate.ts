import type { CDPSession } from '@playwright/test'

/** `page.evaluate` over CDP, promises awaited: cheaper, and a run calls it thousands of times. */
export async function evaluate<Value>(cdp: CDPSession, expression: string): Promise<Value> {
  const params = { expression, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', params)
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value as Value
}
