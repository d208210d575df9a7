import { OtpCode } from '#contracts/values.ts'
import { testCode } from '../domain/codes.ts'
import type { Mutant } from './mutant.ts'
import { rewritingRefusal, rewritingRequest, intercepting } from './mutant.ts'
import { tokenOf } from './session-mutants.ts'

const formerPassword = intercepting('a former password still signs in', ['changePassword', 'login'], () => {
  const current = new Map<string | undefined, unknown>()
  const replacedBy = new Map<unknown, unknown>()
  return async (asked, pass) => {
    const { password } = asked.input
    if (asked.call === 'login')
      return pass(
        replacedBy.has(password) ? { ...asked.input, password: replacedBy.get(password) } : undefined,
      )
    const response = await pass()
    if (response.status !== 200) return response
    const former = current.get(tokenOf(asked))
    if (former !== undefined) replacedBy.set(former, password)
    current.set(tokenOf(asked), password)
    return response
  }
})

export const accountMutants: readonly Mutant[] = [
  rewritingRefusal('an address of nobody is deleted', ['deleteAddress'], (response) =>
    response.status === 404 ? Response.json({ isSuccess: true, messages: [], data: null }) : response,
  ),
  rewritingRequest('an address of nobody is added', ['saveAddress'], ({ id, ...input }) =>
    Number(id) > 900_000 ? input : { ...input, id },
  ),
  rewritingRequest('everybody is called the same', ['updateUser'], () => ({
    firstName: 'Same',
    lastName: 'Name',
  })),
  rewritingRequest('every password is the same', ['changePassword'], (input) => ({
    ...input,
    password: 'always-this-one',
  })),
  rewritingRequest('any code changes the password', ['changePassword'], (input) =>
    OtpCode.safeParse(input.code).success ? { ...input, code: testCode } : input,
  ),
  formerPassword,
  rewritingRequest(
    'an address that is changed is another',
    ['saveAddress'],
    ({ id: _gone, ...input }) => input,
  ),
  rewritingRequest(
    'an address is added by each retry',
    ['saveAddress'],
    ({ attemptId: _gone, ...input }) => input,
  ),
  rewritingRequest('every address is the default', ['saveAddress'], (input) => ({
    ...input,
    isDefault: true,
  })),
  intercepting(
    'a removed address stays',
    ['deleteAddress'],
    () => async () =>
      Response.json(
        { isSuccess: true, messages: [], data: null },
        { headers: { 'content-type': 'application/json; charset=utf-8' } },
      ),
  ),
]
