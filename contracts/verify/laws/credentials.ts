import type { CallName } from '../../registry.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { registerAs } from '../member-fixtures.ts'
import type { Shopper } from '../shopper.ts'
import { buildRequest } from '../http-request.ts'
import { wrongCodeFor } from './throttling.ts'

const law = lawsOf('sign-in')

async function visibleToStranger(shopper: Shopper, mobile: string, code: string) {
  const requests: [CallName, object][] = [
    ['userDetail', { mobile }],
    ['otp', { mobile }],
    ['checkOtp', { mobile, code: wrongCodeFor(code) }],
    ['login', { mobile, code: wrongCodeFor(code) }],
    ['login', { mobile, password: 'not-the-password' }],
  ]
  const seen = []
  for (const [call, input] of requests) {
    const { answer } = await shopper.send(call, buildRequest(call, input))
    const cookies = answer?.headers.getSetCookie().length
    seen.push({ call, status: answer?.status, cookies, body: answer?.body.replaceAll(mobile, 'the mobile') })
  }
  return seen
}

export const credentialLaws = [
  law(
    'wrong-code-is-refused',
    { calls: ['checkOtp', 'login', 'register', 'user'], needs: ['testCode'] },
    async (context) => {
      const shopper = context.guest()
      const code = wrongCodeFor(context.testCode())
      const [known, unknown] = [context.newMobile(), context.newMobile()]
      await registerAs(context.guest('owner'), known, context.testCode())
      await shopper.refused('checkOtp', { mobile: known, code })
      await shopper.refused('login', { mobile: known, code })
      await shopper.refused('register', { mobile: unknown, code, firstName: 'No', lastName: 'Body' })
      await shopper.refused('user', {}, 401)
    },
  ),

  law('userDetail-belongs-to-the-requested-mobile', { calls: ['userDetail'] }, async (context) => {
    const mobile = context.newMobile()
    expectSame('data.mobile', (await context.guest().ok('userDetail', { mobile })).mobile, mobile)
  }),

  law('wrong-password-is-refused', { calls: ['login', 'user'], needs: ['testCode'] }, async (context) => {
    const shopper = context.guest()
    const mobile = context.newMobile()
    await registerAs(context.guest('owner'), mobile, context.testCode())
    for (const password of ['not-the-password', 'null', context.testCode()])
      await shopper.refused('login', { mobile, password })
    await shopper.refused('user', {}, 401)
  }),

  law(
    'known-and-unknown-mobiles-look-the-same',
    {
      calls: ['userDetail', 'otp', 'checkOtp', 'login'],
      needs: ['testCode'],
      assumes: 'only a checked code reveals whether a mobile is registered',
    },
    async (context) => {
      const [known, unknown] = [context.newMobile(), context.newMobile()]
      await registerAs(context.guest('owner'), known, context.testCode())
      const [password, wrong] = ['not-the-password', [context.newMobile(), context.newMobile()]] as const
      await registerAs(context.guest('owner'), wrong[0], context.testCode())
      const [first, second] = await Promise.all(
        wrong.map((mobile) => context.guest().refused('login', { mobile, password })),
      )
      expectSame('the status of a wrong password', first!.answer?.status, second!.answer?.status)
      const expected = await visibleToStranger(context.guest(), unknown, context.testCode())
      expectSame(
        'what a stranger sees',
        await visibleToStranger(context.guest(), known, context.testCode()),
        expected,
      )
    },
  ),
]
