import type * as contracts from '#contracts/auth.ts'
import type { User } from '#contracts/user.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { inEveryLanguage, inLocale } from '../shop/localized-text.ts'
import type { Behaviour } from './behaviour.ts'
import { consumeCode, codeRefusal } from './codes.ts'
import { asMember, withMember } from './member.ts'
import type { Member } from './world.ts'

function userOf({ id, mobile, ...names }: Member, locale: Locales): User {
  const firstName = inLocale(names.firstName, locale)
  const lastName = inLocale(names.lastName, locale)
  return { id, fullName: `${firstName} ${lastName}`, firstName, lastName, mobile }
}

export const user: Behaviour<typeof import('#contracts/user.ts').user> = (state, _input, context) =>
  asMember(state, context, (member) => ({ state, data: userOf(member, context.locale) }))

export const updateUser: Behaviour<typeof contracts.updateUser> = (state, input, context) =>
  asMember(state, context, (member) => {
    const renamed: Member = {
      ...member,
      firstName: inEveryLanguage(input.firstName),
      lastName: inEveryLanguage(input.lastName),
    }
    return { state: withMember(state, renamed), data: userOf(renamed, context.locale) }
  })

export const changePassword: Behaviour<typeof contracts.changePassword> = (state, input, context) =>
  asMember(state, context, (member) => {
    const refusal = codeRefusal(state, member.mobile, input.code, context)
    if (refusal) return refusal
    const used = consumeCode(state, member.mobile)
    return { state: withMember(used, { ...member, password: input.password }), data: null }
  })
