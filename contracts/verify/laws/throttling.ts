import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import type { Exchange } from '../exchange.ts'
import { registerAs } from '../people.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('sign-in')

const tooMany = 429
const mostTries = 10

/** A code of five digits that is not the right one. */
export const wrongOf = (code: string) => (code === '00000' ? '11111' : '00000')

const secondsToWait = ({ answer }: Exchange) => Number(answer?.headers.get('retry-after'))

/** Says a wrong code until the server has had enough; the last refusal, which is a 429. */
async function tryUntilThrottled(shopper: Shopper, mobile: string, code: string): Promise<Exchange> {
  let last: Exchange | undefined
  for (let tries = 0; tries < mostTries && last?.answer?.status !== tooMany; tries++)
    last = await shopper.refused('checkOtp', { mobile, code: wrongOf(code) })
  expectSame(`the status after ${mostTries} wrong codes`, last?.answer?.status, tooMany)
  return last!
}

const throttling = 'wrong tries end in 429 with Retry-After, for the right code too'

/** Codes are sent, tried and good for a while only. */
export const throttlingLaws = [
  law(
    'wrong-codes-are-throttled',
    { calls: ['checkOtp', 'login'], needs: ['testCode'], assumes: throttling },
    async (stage) => {
      const shopper = stage.guest()
      const mobile = stage.newMobile()
      const code = stage.testCode()
      await registerAs(stage.guest('owner'), mobile, code)
      await tryUntilThrottled(shopper, mobile, code)
      await shopper.refused('checkOtp', { mobile, code }, tooMany)
      await shopper.refused('login', { mobile, code }, tooMany)
    },
  ),

  law(
    'a-code-is-sent-once-in-a-while',
    {
      calls: ['otp'],
      needs: ['testCode'],
      assumes: 'a second code before resendAfter is refused with 429 and Retry-After',
    },
    async (stage) => {
      const shopper = stage.guest()
      const mobile = stage.newMobile()
      const { resendAfter } = await shopper.ok('otp', { mobile })
      expectThat(resendAfter > 0, 'data.resendAfter above 0', resendAfter)
      const wait = secondsToWait(await shopper.refused('otp', { mobile }, tooMany))
      expectThat(wait <= resendAfter, `Retry-After of at most ${resendAfter} seconds`, wait)
    },
  ),

  law(
    'a-code-and-a-lock-pass',
    {
      calls: ['otp', 'checkOtp'],
      needs: ['testCode', 'clock'],
      alone: true,
      assumes: 'a code is good for less than a quarter of an hour, a lock ends when Retry-After says',
    },
    async (stage) => {
      const shopper = stage.guest()
      const [slow, locked] = [stage.newMobile(), stage.newMobile()]
      const code = stage.testCode()
      const wait = secondsToWait(await tryUntilThrottled(shopper, locked, code))
      await shopper.ok('otp', { mobile: slow })
      await stage.advance(wait + 1)
      await shopper.ok('checkOtp', { mobile: locked, code })
      await stage.advance(15 * 60)
      await shopper.refused('checkOtp', { mobile: slow, code })
    },
  ),
]
