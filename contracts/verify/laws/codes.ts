import type { CallName } from '../calls.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { registerAs } from '../people.ts'
import type { Shopper } from '../shopper.ts'
import { wireOf } from '../wire.ts'
import { wrongOf } from './throttling.ts'

const law = lawsOf('sign-in')

/** What a stranger can tell of a mobile by asking. */
async function seenOf(shopper: Shopper, mobile: string, code: string) {
  const questions: [CallName, object][] = [
    ['userDetail', { mobile }],
    ['otp', { mobile }],
    ['checkOtp', { mobile, code: wrongOf(code) }],
    ['login', { mobile, code: wrongOf(code) }],
    ['login', { mobile, password: 'not-the-password' }],
  ]
  const seen = []
  for (const [call, input] of questions) {
    const { answer } = await shopper.send(call, wireOf(call, input))
    const cookies = answer?.headers.getSetCookie().length
    seen.push({ call, status: answer?.status, cookies, body: answer?.body.replaceAll(mobile, 'the mobile') })
  }
  return seen
}

/** A wrong code or password opens nothing, and tells nothing. */
export const codeLaws = [
  law(
    'a-wrong-code-lets-nobody-in',
    { calls: ['checkOtp', 'login', 'register', 'user'], needs: ['testCode'] },
    async (stage) => {
      const shopper = stage.guest()
      const code = wrongOf(stage.testCode())
      const [known, unknown] = [stage.newMobile(), stage.newMobile()]
      await registerAs(stage.guest('owner'), known, stage.testCode())
      await shopper.refused('checkOtp', { mobile: known, code })
      await shopper.refused('login', { mobile: known, code })
      await shopper.refused('register', { mobile: unknown, code, firstName: 'No', lastName: 'Body' })
      await shopper.refused('user', {}, 401)
    },
  ),

  law('userDetail-is-of-the-mobile-asked-for', { calls: ['userDetail'] }, async (stage) => {
    const mobile = stage.newMobile()
    expectSame('data.mobile', (await stage.guest().ok('userDetail', { mobile })).mobile, mobile)
  }),

  law('a-wrong-password-lets-nobody-in', { calls: ['login', 'user'], needs: ['testCode'] }, async (stage) => {
    const shopper = stage.guest()
    const mobile = stage.newMobile()
    await registerAs(stage.guest('owner'), mobile, stage.testCode())
    for (const password of ['not-the-password', 'null', stage.testCode()])
      await shopper.refused('login', { mobile, password })
    await shopper.refused('user', {}, 401)
  }),

  law(
    'known-and-unknown-mobiles-look-the-same',
    {
      calls: ['userDetail', 'otp', 'checkOtp', 'login'],
      needs: ['testCode'],
      assumes: 'who is registered is told after a code was checked, not before',
    },
    async (stage) => {
      const [known, unknown] = [stage.newMobile(), stage.newMobile()]
      await registerAs(stage.guest('owner'), known, stage.testCode())
      const [password, wrong] = ['not-the-password', [stage.newMobile(), stage.newMobile()]] as const
      await registerAs(stage.guest('owner'), wrong[0], stage.testCode())
      const [first, second] = await Promise.all(
        wrong.map((mobile) => stage.guest().refused('login', { mobile, password })),
      )
      expectSame('the status of a wrong password', first!.answer?.status, second!.answer?.status)
      const expected = await seenOf(stage.guest(), unknown, stage.testCode())
      expectSame('what a stranger sees', await seenOf(stage.guest(), known, stage.testCode()), expected)
    },
  ),
]
