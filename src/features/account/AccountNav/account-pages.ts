import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import {
  IconBookmark,
  IconBell,
  IconDeviceMobile,
  IconHeart,
  IconLayoutGrid,
  IconMapPin,
  IconPackage,
  IconStar,
  IconShieldLock,
  IconUser,
  IconWallet,
} from '#src/ui/icons.ts'

type Texts = TranslationFunctions
type Icon = ComponentType<{ size?: number; stroke?: number }>
type AccountPage = { to: NonNullable<LinkProps['to']>; icon: Icon; title: (LL: Texts) => string }
type AccountGroup = { name: (LL: Texts) => string; pages: readonly AccountPage[] }

export const accountGroups: readonly AccountGroup[] = [
  {
    name: (LL) => LL.account.groups.purchases(),
    pages: [
      { to: '/profile', icon: IconLayoutGrid, title: (LL) => LL.account.firstPage() },
      { to: '/profile/accountorder', icon: IconPackage, title: (LL) => LL.account.orders() },
      { to: '/profile/wallet', icon: IconWallet, title: (LL) => LL.account.walletPage() },
    ],
  },
  {
    name: (LL) => LL.account.groups.favourites(),
    pages: [
      { to: '/profile/likes', icon: IconHeart, title: (LL) => LL.nav.likes() },
      { to: '/profile/lists', icon: IconBookmark, title: (LL) => LL.account.myLists() },
      { to: '/profile/reviews', icon: IconStar, title: (LL) => LL.account.reviews() },
      { to: '/profile/notices', icon: IconBell, title: (LL) => LL.account.noticesPage() },
    ],
  },
  {
    name: (LL) => LL.account.groups.personal(),
    pages: [
      { to: '/profile/details', icon: IconUser, title: (LL) => LL.account.profile() },
      { to: '/profile/addresses', icon: IconMapPin, title: (LL) => LL.account.addresses() },
      { to: '/profile/devices', icon: IconDeviceMobile, title: (LL) => LL.account.devices() },
      { to: '/profile/privacy', icon: IconShieldLock, title: (LL) => LL.account.privacy() },
    ],
  },
]

/** The page of `path`, or the nearest one above it: an order belongs to the orders. */
export function accountPageAt(path: string): AccountPage | undefined {
  const above = accountGroups
    .flatMap(({ pages }) => pages)
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
  return above.sort((one, other) => other.to.length - one.to.length)[0]
}
