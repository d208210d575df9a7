import type { Mutant } from './mutant.ts'
import { misreading, standing } from './mutant.ts'

/** What members say of themselves. */
export const accountMutants: readonly Mutant[] = [
  misreading('everybody is called the same', ['updateUser'], () => ({ firstName: 'Same', lastName: 'Name' })),
  misreading('every password is the same', ['changePassword'], (input) => ({
    ...input,
    password: 'always-this-one',
  })),
  misreading('an address that is changed is another', ['saveAddress'], ({ id: _gone, ...input }) => input),
  misreading('every address is the default', ['saveAddress'], (input) => ({ ...input, isDefault: true })),
  standing(
    'an address stays though it was taken away',
    ['deleteAddress'],
    () => async () =>
      Response.json(
        { isSuccess: true, messages: [], data: null },
        { headers: { 'content-type': 'application/json; charset=utf-8' } },
      ),
  ),
]
