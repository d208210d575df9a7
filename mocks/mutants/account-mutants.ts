import type { Mutant } from './mutant.ts'
import { rewritingRequest, intercepting } from './mutant.ts'

export const accountMutants: readonly Mutant[] = [
  rewritingRequest('everybody is called the same', ['updateUser'], () => ({
    firstName: 'Same',
    lastName: 'Name',
  })),
  rewritingRequest('every password is the same', ['changePassword'], (input) => ({
    ...input,
    password: 'always-this-one',
  })),
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
