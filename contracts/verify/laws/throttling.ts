import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import type { Exchange } from '../exchange.ts'
import { registerAs } from '../member-fixtures.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('sign-in')

const tooMany = 429
const maxTries = 10

export const wrongCodeFor = (code: string) => (code === '00000' ? '11111' : '00000')

const secondsToWait = ({ answer }: Exchange) => Number(answer?.headers.get('retry-after'))

async function tryUntilThrottled(shopper: Shopper, mobile: string, code: string): Promise<Exchange> {
  let last: Exchange | undefined
  for (let tries = 0; tries < maxTries && last?.answer?.status !== tooMany; tries++)
    last = await shopper.refused('checkOtp', { mobile, code: wrongCodeFor(code) })
  expectSame(`the status after ${maxTries} wrong codes`, last?.answer?.status, tooMany)
  return last!
}

const throttling = 'wrong tries end in 429 with Retry-After, for the right code too'

export const throttlingLaws = [
  law(
    'wrong-codes-are-throttled',
    { calls: ['checkOtp', 'login'], needs: ['testCode'], assumes: throttling },
    async (context) => {
      const shopper = context.guest()
      const mobile = context.newMobile()
      const code = context.testCode()
      await registerAs(context.guest('owner'), mobile, code)
      await tryUntilThrottled(shopper, mobile, code)
      await shopper.refused('checkOtp', { mobile, code }, tooMany)
      await shopper.refused('login', { mobile, code }, tooMany)
    },
  ),

  law(
    'code-requests-are-throttled',
    {
      calls: ['otp'],
      needs: ['testCode'],
      assumes: 'a second code before resendAfter is refused with 429 and Retry-After',
    },
    async (context) => {
      const shopper = context.guest()
      const mobile = context.newMobile()
      const { resendAfter } = await shopper.ok('otp', { mobile })
      expectThat(resendAfter > 0, 'data.resendAfter above 0', resendAfter)
      const wait = secondsToWait(await shopper.refused('otp', { mobile }, tooMany))
      expectThat(wait <= resendAfter, `Retry-After of at most ${resendAfter} seconds`, wait)
    },
  ),

  law(
    'code-and-lock-expire',
    {
      calls: ['otp', 'checkOtp'],
      needs: ['testCode', 'clock'],
      alone: true,
      assumes: 'a code is valid for less than 15 minutes, a lock ends after Retry-After',
    },
    async (context) => {
      const shopper = context.guest()
      const [slow, locked] = [context.newMobile(), context.newMobile()]
      const code = context.testCode()
      const wait = secondsToWait(await tryUntilThrottled(shopper, locked, code))
      await shopper.ok('otp', { mobile: slow })
      await context.advanceClock(wait + 1)
      await shopper.ok('checkOtp', { mobile: locked, code })
      await context.advanceClock(15 * 60)
      await shopper.refused('checkOtp', { mobile: slow, code })
    },
  ),
]
