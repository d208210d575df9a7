import type { Address } from '#contracts/addresses.ts'
import type * as contracts from '#contracts/addresses.ts'
import { inEveryLanguage, inLocale } from '../shop/localized-text.ts'
import type { Behaviour, Context } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { nextNumber } from './seeded-ids.ts'
import { asMember, withMember } from './member.ts'
import type { Member, MemberAddress, World } from './world.ts'

const firstNewAddressId = 900

export const addressOf = (
  { id, mobile, postalCode, isDefault, ...texts }: MemberAddress,
  member: Member,
  { locale }: Context,
): Address => ({
  id,
  title: inLocale(texts.title, locale),
  recipient: inLocale(texts.recipient, locale),
  mobile: mobile ?? member.mobile,
  province: inLocale(texts.province, locale),
  city: inLocale(texts.city, locale),
  street: inLocale(texts.street, locale),
  postalCode,
  isDefault,
})

const withAddresses = (state: World, member: Member, addresses: readonly MemberAddress[]): World =>
  withMember(state, { ...member, addresses: withOneDefault(addresses) })

function withOneDefault(addresses: readonly MemberAddress[]): readonly MemberAddress[] {
  const chosen = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  return addresses.map((address) => ({ ...address, isDefault: address === chosen }))
}

export const addresses: Behaviour<typeof contracts.addresses> = (state, _input, context) =>
  asMember(state, context, (member) => ({
    state,
    data: member.addresses.map((address) => addressOf(address, member, context)),
  }))

/** Appends a new address once for each attempt, updates a known one in place; 404 for an id that is not the member’s. */
export const saveAddress: Behaviour<typeof contracts.saveAddress> = (state, input, context) =>
  asMember(state, context, (member) => {
    const { attemptId } = input
    const added = attemptId && member.addresses.find((one) => one.attemptId === attemptId)
    if (input.id === undefined && added) return { state, data: addressOf(added, member, context) }
    const known = member.addresses.find(({ id }) => id === input.id)
    if (input.id !== undefined && !known) return refuse(context, 404, 'addressUnknown')
    const [next, number] = known ? [state, 0] : nextNumber(state, 'address')
    const saved: MemberAddress = {
      id: known?.id ?? firstNewAddressId + number,
      title: inEveryLanguage(input.title),
      recipient: inEveryLanguage(input.recipient),
      mobile: input.mobile,
      province: inEveryLanguage(input.province),
      city: inEveryLanguage(input.city),
      street: inEveryLanguage(input.street),
      postalCode: input.postalCode,
      isDefault: input.isDefault,
      attemptId: known ? known.attemptId : attemptId,
    }
    const others = member.addresses.map((address) =>
      input.isDefault ? { ...address, isDefault: false } : address,
    )
    const all = known
      ? others.map((address) => (address.id === saved.id ? saved : address))
      : [...others, saved]
    const changed = withAddresses(next, member, all)
    const kept = changed.members[member.mobile]!.addresses.find(({ id }) => id === saved.id)!
    return { state: changed, data: addressOf(kept, member, context) }
  })

export const deleteAddress: Behaviour<typeof contracts.deleteAddress> = (state, { id }, context) =>
  asMember(state, context, (member) => {
    const left = member.addresses.filter((address) => address.id !== id)
    if (left.length === member.addresses.length) return refuse(context, 404, 'addressUnknown')
    const carts = Object.fromEntries(
      Object.entries(state.carts).map(([key, cart]) => [
        key,
        cart.addressId === id ? { ...cart, addressId: null } : cart,
      ]),
    )
    return { state: withAddresses({ ...state, carts }, member, left), data: null }
  })
