import type { CallName } from '#contracts/registry.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, withBody } from './mutant.ts'
import { editPath } from './edit-path.ts'
import type { ParsedRequest } from './parsed-request.ts'

const inPersian = ({ request }: ParsedRequest) => request.headers.set('accept-language', 'fa-IR')

const onlyPersian = (name: string, calls: readonly CallName[]) =>
  intercepting(name, calls, () => (asked, pass) => {
    inPersian(asked)
    return pass()
  })

const withoutRussian = (call: CallName) =>
  intercepting(`${call} answers Russian shoppers in English`, [call], () => (asked, pass) => {
    const { headers } = asked.request
    if (headers.get('accept-language')?.startsWith('ru')) headers.set('accept-language', 'en-US')
    return pass()
  })

export const languageMutants: readonly Mutant[] = [
  intercepting('the body of an entry is Persian', ['contentEntry'], () => async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    inPersian(asked)
    const { data } = (await (await pass()).json()) as { data: { body: unknown } }
    return withBody(
      response,
      JSON.stringify(editPath(await response.json(), ['data', 'body'], () => data.body)),
    )
  }),
  intercepting('refusals of a rebate are Persian', ['setRebate'], () => async (asked, pass) => {
    const response = await pass()
    if (response.status === 200) return response
    inPersian(asked)
    return pass()
  }),
  onlyPersian('refusals of sign-in are Persian', ['login', 'otp', 'register']),
  onlyPersian('the message of a limited count is Persian', ['add']),
  onlyPersian('notices answer in Persian', ['notices']),
  onlyPersian('orders answer in Persian', ['order', 'reserve']),
  onlyPersian('merchants answer in Persian', ['merchants']),
  onlyPersian('cities of deliveries answer in Persian', ['deliveryCities']),
  ...(['suggest', 'alsoBought', 'deliveryEstimate', 'list', 'sharedCart', 'subscriptions'] as const).map(
    withoutRussian,
  ),
]
